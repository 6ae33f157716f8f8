import fs from 'node:fs';
import path from 'node:path';
import type { FileStore, UpdateOptions } from '../request.js';
import {
  acquireLock,
  breakerOf,
  clearStaleLock,
  type FileLock,
  LockedError,
  type LockOptions,
  lockPath,
} from './file-lock.js';
import { explainFileError, readFileBytes, readTextFile, storeFailure, textOf } from './read-text-file.js';
import { hasContent, replaceFile, resolveTarget, temporaryPath } from './replace-file.js';
import type { WorkspaceError } from './workspace.js';

/** Files on disk, replaced whole or not at all, by one process at a time. */
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
      const file = resolveTarget(this.#root, given);
      const target = { file, given, compute };
      const first = draft(target);
      if (first === null && !hasLock(file)) return false;
      if (first === null) {
        tidyUp(file);
        return false;
      }
      return await writeUpdate(
        { ...target, first, keepBackup: options.backup },
        { patience: this.#patience },
      );
    } catch (error) {
      throw explainFileError(error, 'write', given);
    }
  }
}

export interface DiskStoreOptions {
  readonly root: string;
  /** Milliseconds to wait for other runs; ten seconds unless told. */
  readonly patience?: number;
}

/** Whether somebody holds the lock of a file, or died with it; where nobody can look, a run that writes says why. */
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

/** What a file should hold, given what it holds; `null` when it is to stay as it is. */
export type Compute = (current: string | null) => string | null;

/** A file, and how to tell what it should hold. */
export interface Target {
  readonly file: string;
  readonly given: string;
  readonly compute: Compute;
}

export interface Draft {
  readonly before: Buffer | null;
  readonly after: string;
}

/** What is to be written over the file as it is now; `null` when nothing is. */
export function draft({ file, given, compute }: Target): Draft | null {
  const before = readFileBytes(file, given);
  const text = before === null ? null : textOf(before, given);
  const after = compute(text);
  return after === null || after === text ? null : { before, after };
}

export interface Update extends Target {
  readonly first: Draft;
  readonly keepBackup: boolean;
}

/** So often is an update computed anew because another program keeps changing the file. */
const ATTEMPTS = 5;

/** Writes a file under its lock; `false` when somebody else has written the same meanwhile. */
export async function writeUpdate(
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
    // Computing can be dear: what was computed before the lock holds as long as nobody else wrote.
    if (!hasContent(file, given, next.before)) next = draft(update);
    if (next === null) return false;
    if (await replaceFile({ ...next, file, given, keepBackup, lock })) return true;
  }
  throw storeFailure('write', given, {
    reason: 'another program keeps changing it',
    fix: 'Stop that program and run again.',
  });
}

function refuseReadOnly({ file, given }: Update): void {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return;
  // A rename would replace a protected file without asking, and the administrator may do anything.
  if ((stats.mode & 0o222) === 0) {
    throw storeFailure('write', given, { reason: 'it is read-only', fix: 'Make it writable.' });
  }
  fs.accessSync(file, fs.constants.W_OK);
}

/** Removes what a killed run has left. Where nothing is to be written, a leftover that cannot be removed is no failure. */
export function tidyUp(file: string): void {
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
    fix: `Wait until it is done; if there is no such process, delete ${lockPath(given)}.`,
  });
}

/**
 * Where the old content of a file is kept, best first: in the repository's git directory, where it is never
 * tracked and never in the way; beside the file where there is no git, or none that may be written to.
 */
export function backupPlaces(file: string): readonly string[] {
  const gitDirectory = findGitDirectory(path.dirname(file));
  const beside = `${file}.bak`;
  if (gitDirectory === null) return [beside];
  return [path.join(gitDirectory, 'skill-registrar', `${path.basename(file)}.bak`), beside];
}

function findGitDirectory(from: string): string | null {
  for (let directory = from; ; directory = path.dirname(directory)) {
    const found = gitDirectoryAt(path.join(directory, '.git'));
    if (found !== null || path.dirname(directory) === directory) return found;
  }
}

function gitDirectoryAt(dotGit: string): string | null {
  const stats = fs.statSync(dotGit, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return isGitDirectory(dotGit) ? dotGit : null;
  if (!stats?.isFile()) return null;
  // Worktrees and submodules have a file there that names the directory.
  const named = /^gitdir: (.+?)\s*$/m.exec(fs.readFileSync(dotGit, 'utf8'))?.[1];
  const directory = named === undefined ? null : path.resolve(path.dirname(dotGit), named);
  return directory !== null && isGitDirectory(directory) ? directory : null;
}

function isGitDirectory(directory: string): boolean {
  return fs.existsSync(path.join(directory, 'HEAD'));
}
