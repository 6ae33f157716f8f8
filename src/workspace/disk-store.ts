import fs from 'node:fs';
import type { HeldText } from '../core/held-text.js';
import type { FileStore, UpdateOptions } from '../request.js';
import { type Compute, draft } from './store/draft.js';
import { explainFileError } from './store/explain-file-error.js';
import { breakerOf, lockPath } from './store/lock-path.js';
import { holdTextFile, readTextFile } from './store/read-text-file.js';
import { resolveTarget } from './store/resolve-target.js';

/** Files on disk, replaced whole or not at all, by one process at a time. */
export class DiskStore implements FileStore {
  readonly #root: string;
  readonly #patience: number | undefined;

  constructor(options: DiskStoreOptions) {
    this.#root = options.root;
    this.#patience = options.patience;
  }

  read(given: string): string | null {
    return this.#read(given, readTextFile);
  }

  hold(given: string): HeldText | null {
    return this.#read(given, holdTextFile);
  }

  #read<T>(given: string, read: (file: string, given: string) => T): T {
    try {
      return read(resolveTarget(this.#root, given), given);
    } catch (error) {
      throw explainFileError(error, 'read', given);
    }
  }

  async update(given: string, compute: Compute, options: UpdateOptions): Promise<boolean> {
    try {
      const file = resolveTarget(this.#root, given);
      const target = { file, given, compute, planned: options.planned };
      const first = draft(target);
      if (first === null && !hasLock(file)) return false;
      const { tidyUp, writeUpdate } = await import('./store/write-update.js');
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
