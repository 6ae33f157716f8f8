import fs from 'node:fs';
import { decodeText } from '../text/decode.js';
import { WorkspaceError } from './workspace.js';

/** O_NONBLOCK keeps a FIFO from blocking the open; on Windows it is `undefined`, which sets no bit. */
const OPEN = fs.constants.O_RDONLY | fs.constants.O_NONBLOCK;

/** A file's text, byte for byte; `null` if it does not exist. */
export function readTextFile(file: string, given: string): string | null {
  const bytes = readFileBytes(file, given);
  return bytes === null ? null : decodeOrFail(bytes, given);
}

export function decodeOrFail(bytes: Uint8Array, given: string): string {
  const decoded = decodeText(bytes);
  if (decoded.ok) return decoded.text;
  throw new WorkspaceError(`Cannot read ${given}: ${decoded.problem}`, given, { fix: decoded.fix });
}

/** `null` if it does not exist. */
export function readFileBytes(file: string, given: string): Buffer | null {
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
    const what = stats.isDirectory() ? 'a directory' : 'not a regular file';
    throw storeFailure('read', given, { reason: `it is ${what}`, fix: 'Choose a file.' });
  } finally {
    fs.closeSync(descriptor);
  }
}

const ALLOW = {
  read: 'Allow reading it, or choose another file.',
  write: 'Allow writing to it and to its directory, or choose another file.',
} as const;

/** What a file system error means, and what to do about it; without permission, grant it. */
const REASONS: Readonly<Record<string, readonly [reason: string, fix?: string]>> = {
  EACCES: ['permission denied'],
  EPERM: ['the system does not permit it'],
  EROFS: ['the file system is read-only', 'Choose a file elsewhere.'],
  ENOSPC: ['no space is left on the disk', 'Free some and run again.'],
  EDQUOT: ['the disk quota is used up', 'Free some space and run again.'],
  EFBIG: ['the system does not allow a file of this size', 'Raise the limit and run again.'],
  EISDIR: ['it is a directory', 'Choose a file.'],
  ENOTDIR: ['a part of its path is a file, not a directory', 'Choose another path.'],
  ELOOP: ['its symbolic links form a cycle', 'Replace them.'],
  ENAMETOOLONG: ['its path is too long', 'Choose a shorter one.'],
  ENOENT: ['the link is broken', 'Create its target, or remove the link.'],
  EBUSY: ['another program uses it', 'Close that program and run again.'],
  EMFILE: ['too many files are open', 'Raise the limit and run again.'],
};

/** Turns a file system error into one with a fix; other errors stay unchanged. */
export function explainFileError(error: unknown, verb: 'read' | 'write', path: string): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (error instanceof WorkspaceError || code === undefined) return error;
  const known = REASONS[code];
  if (known === undefined)
    return storeFailure(verb, path, { reason: (error as Error).message, cause: error });
  const [reason, fix = ALLOW[verb]] = known;
  return storeFailure(verb, path, { reason, fix, cause: error });
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
