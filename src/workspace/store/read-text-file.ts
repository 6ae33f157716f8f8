import { isUtf8 } from 'node:buffer';
import fs from 'node:fs';
import { decodeText } from '../../core/decode-text.js';
import { HeldText } from '../../core/held-text.js';
import { WorkspaceError } from '../workspace.js';
import { storeFailure } from './store-failure.js';

/** O_NONBLOCK keeps a FIFO from blocking the open; Windows does not know it. */
const OPEN = fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0);
const CHUNK_BYTES = 131_072;

/** A file's text, byte for byte; `null` when there is no such file. */
export function readTextFile(file: string, given: string): string | null {
  const bytes = readFileBytes(file, given);
  return bytes === null ? null : textOf(bytes, given);
}

/** The same, but what is large stays as it is on disk: as a text it would take twice as much, only to be encoded again. */
export function holdTextFile(file: string, given: string): HeldText | null {
  const bytes = readFileBytes(file, given);
  if (bytes === null) return null;
  const isText = isUtf8(bytes) && !bytes.includes(0);
  return new HeldText(isText ? bytes : textOf(bytes, given));
}

export function textOf(bytes: Uint8Array, given: string): string {
  const decoded = decodeText(bytes);
  if (decoded.ok) return decoded.text;
  throw new WorkspaceError(`Cannot read ${given}: ${decoded.problem}`, given, { fix: decoded.fix });
}

/** `null` when there is no such file. */
export function readFileBytes(file: string, given: string): Uint8Array | null {
  return withOpened(file, given, (descriptor) => (descriptor === null ? null : fs.readFileSync(descriptor)));
}

/** Whether a file holds just these bytes; `null` stands for no file. It is compared part by part, never held whole. */
export function holdsBytes(file: string, given: string, expected: Uint8Array | null): boolean {
  return withOpened(file, given, (descriptor) => {
    if (descriptor === null || expected === null) return descriptor === expected;
    if (fs.fstatSync(descriptor).size !== expected.length) return false;
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, expected.length + 1));
    for (let at = 0; ; ) {
      const read = fs.readSync(descriptor, chunk, 0, chunk.length, at);
      if (read === 0) return at === expected.length;
      if (chunk.compare(expected, at, Math.min(at + read, expected.length), 0, read) !== 0) return false;
      at += read;
    }
  });
}

function withOpened<T>(file: string, given: string, use: (descriptor: number | null) => T): T {
  let descriptor: number;
  try {
    descriptor = fs.openSync(file, OPEN);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return use(null);
    throw error;
  }
  try {
    const stats = fs.fstatSync(descriptor);
    if (stats.isFile()) return use(descriptor);
    const what = stats.isDirectory() ? 'a directory' : 'no regular file';
    throw storeFailure('read', given, { reason: `it is ${what}`, fix: 'Choose a file.' });
  } finally {
    fs.closeSync(descriptor);
  }
}
