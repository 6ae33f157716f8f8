import fs from 'node:fs';
import path from 'node:path';
import type { FileStore, PlannedUpdate, UpdateOptions } from '../request.js';
import { backupPlaces } from './store/backup-places.js';
import { explainFileError } from './store/explain-file-error.js';
import {
  acquireLock,
  clearStaleLock,
  type FileLock,
  LockedError,
  type LockOptions,
} from './store/file-lock.js';
import { holdsBytes, readFileBytes, readTextFile, textOf } from './store/read-text-file.js';
import { replaceFile } from './store/replace-file.js';
import { resolveTarget } from './store/resolve-target.js';
import { temporaryPath } from './store/write-whole-file.js';
import { WorkspaceError } from './workspace.js';

type Compute = (current: string | null) => string | null;

/** So often is an update computed anew because another program keeps changing the file. */
const ATTEMPTS = 5;

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
      const target = { file, given, compute, planned: options.planned };
      const first = draft(target);
      if (first !== null) return await this.#write({ ...target, first, keepBackup: options.backup });
      tidyUp(file);
      return false;
    } catch (error) {
      throw error instanceof LockedError
        ? explainLock(error, given)
        : explainFileError(error, 'write', given);
    }
  }

  async #write(update: Update): Promise<boolean> {
    refuseReadOnly(update);
    fs.mkdirSync(path.dirname(update.file), { recursive: true });
    const lock = await acquireLock(lockPath(update.file), lockOptions(update.file, this.#patience));
    try {
      return await writeUnderLock(update, lock);
    } finally {
      lock.release();
    }
  }
}

export interface DiskStoreOptions {
  readonly root: string;
  /** Milliseconds to wait for other runs; ten seconds unless told. */
  readonly patience?: number;
}

interface Target {
  readonly file: string;
  readonly given: string;
  readonly compute: Compute;
  readonly planned: PlannedUpdate | undefined;
}

interface Update extends Target {
  readonly first: Draft;
  readonly keepBackup: boolean;
}

interface Draft {
  readonly before: Uint8Array | null;
  readonly after: () => Iterable<string>;
}

/** What is to be written over the file as it is now; `null` when nothing is. */
function draft({ file, given, compute, planned }: Target): Draft | null {
  if (planned !== undefined) {
    const before = planned.before?.bytes ?? null;
    if (holdsBytes(file, given, before))
      return planned.after === null ? null : { before, after: planned.after };
  }
  const before = readFileBytes(file, given);
  const text = before === null ? null : textOf(before, given);
  const after = compute(text);
  return after === null || after === text ? null : { before, after: () => [after] };
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
  const message = `Cannot write ${given}: another program keeps changing it. Stop that program and run again.`;
  throw new WorkspaceError(message, given);
}

function refuseReadOnly({ file, given }: Update): void {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return;
  // A rename would replace a protected file without asking, and the administrator may do anything.
  if ((stats.mode & 0o222) === 0) {
    throw new WorkspaceError(
      `Cannot write ${given}: it is read-only. Make it writable. Nothing was changed.`,
      given,
    );
  }
  fs.accessSync(file, fs.constants.W_OK);
}

/** Where nothing is to be written, a leftover that cannot be removed is no failure. */
function tidyUp(file: string): void {
  try {
    clearStaleLock(lockPath(file), lockOptions(file, 0));
  } catch {
    // The next run that writes will say what is wrong.
  }
}

function lockPath(file: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.skill-registrar.lock`);
}

function lockOptions(file: string, patience: number | undefined): LockOptions {
  const leftovers = (token: string) =>
    [file, ...backupPlaces(file)].map((written) => temporaryPath(written, token));
  return { leftovers, ...(patience === undefined ? {} : { patience }) };
}

function explainLock({ record }: LockedError, given: string): WorkspaceError {
  const { pid, host } = record?.holder ?? { pid: '?', host: '?' };
  const message =
    `Cannot write ${given}: process ${pid} on ${host.split(' ')[0]} holds its lock. Wait until it is done; ` +
    `if there is no such process, delete ${lockPath(given)}. Nothing was changed.`;
  return new WorkspaceError(message, given);
}
