import fs from 'node:fs';
import { decodeText } from '../../core/decode-text.js';
import { WorkspaceError } from '../workspace.js';

/** O_NONBLOCK keeps a FIFO from blocking the open; Windows does not know it. */
const OPEN = fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0);

/** A file's text, byte for byte; `null` when there is no such file. */
export function readTextFile(file: string, given: string): string | null {
  const bytes = readBytes(file, given);
  if (bytes === null) return null;
  const decoded = decodeText(bytes);
  if (decoded.ok) return decoded.text;
  throw new WorkspaceError(`Cannot read ${given}: ${decoded.problem} ${decoded.fix}`, given);
}

function readBytes(file: string, given: string): Uint8Array | null {
  let descriptor: number;
  try {
    descriptor = fs.openSync(file, OPEN);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    const stats = fs.fstatSync(descriptor);
    if (stats.isFile()) return fs.readFileSync(descriptor);
    const what = stats.isDirectory() ? 'a directory' : 'no regular file';
    throw new WorkspaceError(`Cannot read ${given}: it is ${what}. Choose a file.`, given);
  } finally {
    fs.closeSync(descriptor);
  }
}
