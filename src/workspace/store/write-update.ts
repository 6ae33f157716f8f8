import fs from 'node:fs';
import path from 'node:path';
import type { WorkspaceError } from '../workspace.js';
import { backupPlaces } from './backup-places.js';
import { type Draft, draft, type Target } from './draft.js';
import { acquireLock, clearStaleLock, type FileLock, LockedError, type LockOptions } from './file-lock.js';
import { lockPath } from './lock-path.js';
import { holdsBytes } from './read-text-file.js';
import { replaceFile } from './replace-file.js';
import { storeFailure } from './store-failure.js';
import { temporaryPath } from './write-whole-file.js';

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
    if (!holdsBytes(file, given, next.before)) next = draft(update);
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
