import { isUtf8 } from 'node:buffer';
import fs from 'node:fs';
import { HeldText, type TextPiece } from '../json/held-text.js';
import type { FileStore } from '../request.js';
import { decodeText } from '../skill/split-document.js';
import { WorkspaceError } from './workspace.js';

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

/** Characters that are encoded at once; one takes three bytes at most. */
const CHARACTERS = 32_768;
const LONE_SURROGATE = /\p{Surrogate}/u;
/** What stands in UTF-8 for half a character, and for nothing else that is common. */
const REPLACEMENT = Buffer.from('\ufffd');

/** Turns a text in pieces into UTF-8, part by part, in memory that is used again: a part is gone when the next is asked for. */
export function* encodeText(pieces: Iterable<TextPiece>): Generator<Uint8Array> {
  const buffer = Buffer.allocUnsafe(CHARACTERS * 3 * 2);
  let filled = 0;
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      yield buffer.subarray(0, filled);
      filled = 0;
      yield piece;
      continue;
    }
    for (let start = 0; start < piece.length; ) {
      const end = endOfPart(piece, start);
      if (buffer.length - filled < (end - start) * 3) {
        yield buffer.subarray(0, filled);
        filled = 0;
      }
      filled += writePart(buffer, piece.slice(start, end), filled);
      start = end;
    }
  }
  if (filled > 0) yield buffer.subarray(0, filled);
}

/** Never between the halves of one character. */
function endOfPart(piece: string, start: number): number {
  const end = Math.min(start + CHARACTERS, piece.length);
  const last = piece.charCodeAt(end - 1);
  return end < piece.length && last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}

function writePart(buffer: Buffer, part: string, at: number): number {
  const length = buffer.write(part, at);
  const isSuspect = length !== part.length && buffer.subarray(at, at + length).includes(REPLACEMENT);
  if (isSuspect && LONE_SURROGATE.test(part)) throw new NoUtf8Error();
  return length;
}

/** Half a character stands alone: it has no form in UTF-8, and would be replaced. */
export class NoUtf8Error extends Error {
  override readonly name = 'NoUtf8Error';
}

const ALLOW_WRITING = 'Allow writing to it and to its directory, or choose another file.';

/** What a failure of the file system means, and what a person can do about it. */
const REASONS: Readonly<Record<string, readonly [reason: string, fix: string]>> = {
  EACCES: ['permission denied', ALLOW_WRITING],
  EPERM: ['the system does not permit it', ALLOW_WRITING],
  EROFS: ['the file system is read-only', 'Choose a file elsewhere.'],
  ENOSPC: ['no space is left on the disk', 'Free some and run again.'],
  EDQUOT: ['the disk quota is used up', 'Free some space and run again.'],
  EFBIG: ['the system does not allow a file of this size', 'Raise the limit and run again.'],
  EISDIR: ['it is a directory', 'Choose a file.'],
  ENOTDIR: ['a part of its path is a file, not a directory', 'Choose another path.'],
  ELOOP: ['symbolic links lead in a circle', 'Replace them.'],
  ENAMETOOLONG: ['its path is too long', 'Choose a shorter one.'],
  ENOENT: ['it leads nowhere', 'Create it, or remove the link that leads to it.'],
  EBUSY: ['another program uses it', 'Close that program and run again.'],
  EMFILE: ['too many files are open', 'Raise the limit and run again.'],
};

/** An error of the file system as one that says what to do; one that does so already is left as it is. */
export function explainFileError(error: unknown, verb: 'read' | 'write', path: string): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (error instanceof WorkspaceError || code === undefined) return error;
  const [reason, fix] = REASONS[code] ?? [`${(error as Error).message}`];
  return storeFailure(verb, path, { reason, ...(fix === undefined ? {} : { fix }), cause: error });
}

/** Why a file cannot be read or written, and what to do about it. */
export function storeFailure(
  verb: 'read' | 'write',
  path: string,
  why: { readonly reason: string; readonly fix?: string; readonly cause?: unknown },
): WorkspaceError {
  const { reason, ...options } = why;
  const consequence = verb === 'write' ? ' Nothing was changed.' : '';
  return new WorkspaceError(`Cannot ${verb} ${path}: ${reason}.${consequence}`, path, options);
}

/** A file's text, as its store holds it best; `null` when there is no such file. */
export function holdFile(store: FileStore, file: string): HeldText | null {
  if (store.hold !== undefined) return store.hold(file);
  const text = store.read(file);
  return text === null ? null : new HeldText(text);
}
