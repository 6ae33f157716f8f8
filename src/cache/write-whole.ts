import fs from 'node:fs';
import { removeQuietly } from '../files/atomic-write.js';

/**
 * Whoever reads the file sees all of it or the one before; `flush` says that this holds after a power failure too,
 * for what is read without a checksum.
 */
export function writeWhole(
  file: string,
  content: Uint8Array,
  { flush = false }: { readonly flush?: boolean } = {},
): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    fs.writeFileSync(temporary, content, { mode: 0o600, flush });
    fs.renameSync(temporary, file);
  } catch (error) {
    removeQuietly(temporary);
    throw error;
  }
}
