import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { slashed } from './absolute-path.js';
import { resolveTarget } from './contained-files.js';
import {
  acquireLock,
  breakerOf,
  clearStaleLock,
  type FileLock,
  LockedError,
  type LockOptions,
  lockPath,
} from './file-lock.js';
import {
  decodeOrFail,
  explainFileError,
  readFileBytes,
  readTextFile,
  storeFailure,
} from './read-text-file.js';
import {
  backupPlaces,
  hasContent,
  renamePatiently,
  replaceFile,
  syncDirectory,
  temporaryPath,
} from './replace-file.js';
import type { FileForm, FileStore, UpdateOptions, WorkspaceError } from './workspace.js';

/** Files on disk, replaced atomically, by one process at a time. */
export class DiskStore implements FileStore {
  readonly #root: string;
  readonly #patience: number | undefined;

  constructor(options: DiskStoreOptions) {
    this.#root = options.root;
    this.#patience = options.patience;
  }

  read(given: string): string | null {
    try {
      return readTextFile(resolveTarget(this.#root, given), given);
    } catch (error) {
      throw explainFileError(error, 'read', given);
    }
  }

  async update(given: string, compute: Compute, options: UpdateOptions): Promise<boolean> {
    try {
      if (options.mode === 'link') return await updateLink(this.#locateLink(given), compute);
      const file = resolveTarget(this.#root, given);
      const target = { file, given, compute, ...options };
      const first = draft(target);
      if (first === null) {
        if (hasLock(file)) tidyUp(file);
        return setMode(file, options);
      }
      const isWritten = await writeUpdate(
        { ...target, first, keepBackup: options.backup },
        { patience: this.#patience },
      );
      return setMode(file, options) || isWritten;
    } catch (error) {
      throw explainFileError(error, 'write', given);
    }
  }

  async rename(given: string, name: string): Promise<boolean> {
    try {
      // A link itself is renamed: only its directory is resolved.
      const directory = resolveTarget(this.#root, path.dirname(given));
      return await renameInside(directory, path.basename(given), name);
    } catch (error) {
      throw explainFileError(error, 'write', given);
    }
  }

  async remove(given: string, content: string, form: FileForm = {}): Promise<boolean> {
    try {
      const isLink = form.mode === 'link';
      const file = isLink ? this.#locateLink(given) : resolveTarget(this.#root, given);
      const isSame = isLink ? readLink(file) === content : hasContent(file, given, toBytes(content, form));
      if (!isSame) return false;
      fs.unlinkSync(file);
      removeIfEmpty(path.dirname(file));
      return true;
    } catch (error) {
      throw explainFileError(error, 'write', given);
    }
  }

  /** The link itself: only its directory is resolved. */
  #locateLink(given: string): string {
    return path.join(resolveTarget(this.#root, path.dirname(given)), path.basename(given));
  }
}

/** `null` if nothing is there; fails if it is not a link. */
function readLink(file: string): string | null {
  if (fs.lstatSync(file, { throwIfNoEntry: false }) === undefined) return null;
  return slashed(fs.readlinkSync(file));
}

async function updateLink(file: string, compute: Compute): Promise<boolean> {
  const before = readLink(file);
  const after = compute(before);
  if (after === null || after === before) return false;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const temporary = temporaryPath(file, randomUUID());
  try {
    fs.symlinkSync(after, temporary);
    await renamePatiently(temporary, file);
  } finally {
    fs.rmSync(temporary, { force: true });
  }
  syncDirectory(path.dirname(file));
  return true;
}

const EXECUTE = 0o111;

/** Lets those who may read a file run it, or no one; `true` if that changed something. */
function setMode(file: string, { mode }: FileForm): boolean {
  const stats = mode === undefined ? undefined : fs.statSync(file, { throwIfNoEntry: false });
  if (stats === undefined || process.platform === 'win32') return false;
  const readers = (stats.mode & 0o444) >> 2;
  const wanted = mode === 'executable' ? stats.mode | readers : stats.mode & ~EXECUTE;
  if ((stats.mode & EXECUTE) > 0 === (mode === 'executable')) return false;
  fs.chmodSync(file, wanted & 0o7777);
  return true;
}

function toBytes(text: string, { isBinary }: FileForm): Buffer {
  return Buffer.from(text, isBinary === true ? 'latin1' : 'utf8');
}

async function renameInside(directory: string, from: string, to: string): Promise<boolean> {
  const [file, target] = [path.join(directory, from), path.join(directory, to)];
  const [old, there] = [fs.lstatSync(file), fs.lstatSync(target, { throwIfNoEntry: false })];
  // On case-insensitive file systems both names are the same file.
  if (there !== undefined && (there.ino !== old.ino || there.dev !== old.dev)) return false;
  await renamePatiently(file, target);
  syncDirectory(directory);
  return true;
}

function removeIfEmpty(directory: string): void {
  if (fs.readdirSync(directory).length === 0) fs.rmdirSync(directory);
}

export interface DiskStoreOptions {
  readonly root: string;
  /** Milliseconds to wait for other runs; default: ten seconds. */
  readonly patience?: number;
}

/** Whether a process holds the lock of a file or died with it. If we cannot tell, the write itself will fail. */
function hasLock(file: string): boolean {
  const lock = lockPath(file);
  try {
    return [lock, breakerOf(lock)].some(
      (path) => fs.lstatSync(path, { throwIfNoEntry: false }) !== undefined,
    );
  } catch {
    return false;
  }
}

/** The new content of a file, given the current one; `null` to leave it unchanged. */
type Compute = (current: string | null) => string | null;

/** A file, and how to compute its content. */
interface Target extends FileForm {
  readonly file: string;
  readonly given: string;
  readonly compute: Compute;
}

interface Draft {
  readonly before: Buffer | null;
  readonly after: string;
}

/** The content to write over the current file; `null` if there is nothing to write. */
function draft({ file, given, compute, isBinary }: Target): Draft | null {
  const before = readFileBytes(file, given);
  const text =
    before === null ? null : isBinary === true ? before.toString('latin1') : decodeOrFail(before, given);
  const after = compute(text);
  return after === null || after === text ? null : { before, after };
}

interface Update extends Target {
  readonly first: Draft;
  readonly keepBackup: boolean;
}

/** How often an update is recomputed because another program keeps changing the file. */
const ATTEMPTS = 5;

/** Writes a file under its lock; `false` if another process has written the same in the meantime. */
async function writeUpdate(
  update: Update,
  { patience }: { readonly patience: number | undefined },
): Promise<boolean> {
  refuseReadOnly(update);
  fs.mkdirSync(path.dirname(update.file), { recursive: true });
  const lock = await acquire(update, patience);
  try {
    return await writeUnderLock(update, lock);
  } finally {
    lock.release();
  }
}

async function acquire({ file, given }: Update, patience: number | undefined): Promise<FileLock> {
  try {
    return await acquireLock(lockPath(file), lockOptions(file, patience));
  } catch (error) {
    throw error instanceof LockedError ? explainLock(error, given) : error;
  }
}

async function writeUnderLock(update: Update, lock: FileLock): Promise<boolean> {
  const { file, given, keepBackup } = update;
  let next: Draft | null = update.first;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // Computing can be slow: the result from before the lock is valid unless another process wrote in the meantime.
    if (!hasContent(file, given, next.before)) next = draft(update);
    if (next === null) return false;
    if (
      await replaceFile({
        ...next,
        file,
        given,
        keepBackup,
        lock,
        isBinary: update.isBinary === true,
        isCopy: update.mode !== undefined,
      })
    )
      return true;
  }
  throw storeFailure('write', given, {
    reason: 'another program keeps changing it',
    fix: 'Stop that program and try again.',
  });
}

function refuseReadOnly({ file, given }: Update): void {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return;
  // A rename would replace a protected file silently, and root may do anything.
  if ((stats.mode & 0o222) === 0) {
    throw storeFailure('write', given, { reason: 'it is read-only', fix: 'Make it writable.' });
  }
  fs.accessSync(file, fs.constants.W_OK);
}

/** Cleans up after a killed run. If there is nothing to write, a leftover that cannot be removed is not a failure. */
function tidyUp(file: string): void {
  try {
    clearStaleLock(lockPath(file), lockOptions(file, 0));
  } catch {
    // The next run that writes will say what is wrong.
  }
}

function lockOptions(file: string, patience: number | undefined): LockOptions {
  const leftovers = (token: string) =>
    [file, ...backupPlaces(file)].map((written) => temporaryPath(written, token));
  return { leftovers, ...(patience === undefined ? {} : { patience }) };
}

function explainLock({ record }: LockedError, given: string): WorkspaceError {
  const { pid, host } = record?.holder ?? { pid: '?', host: '?' };
  return storeFailure('write', given, {
    reason: `process ${pid} on ${host.split(' ')[0]} holds its lock`,
    fix: `Wait for it to finish; if that process no longer exists, delete ${lockPath(given)}.`,
  });
}
