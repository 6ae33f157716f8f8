import fs from 'node:fs';
import { isStale, type LockRecord, readLock, thisHost } from './lock-holder.js';
import { breakerOf } from './lock-path.js';
import { removeFile, removeQuietly } from './remove-file.js';
import { sleep } from './sleep.js';

const PATIENCE = 10_000;
const FIRST_PAUSE = 4;
const LONGEST_PAUSE = 100;

export interface LockOptions {
  /** Files that a holder which died may have left behind. */
  readonly leftovers: (token: string) => readonly string[];
  /** Milliseconds to wait for others. */
  readonly patience?: number;
}

/** Somebody else holds the lock and did not release it in time. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  constructor(readonly record: LockRecord | undefined) {
    super('The lock is held by another process.');
  }
}

/** A lock that this process holds. */
export interface FileLock {
  readonly token: string;
  /** `false` when others thought us dead and took it, after a long sleep of this process. */
  isStillHeld(): boolean;
  release(): void;
}

/** Creates the lock file; waits as long as others hold it, and breaks it when its holder is gone. */
export async function acquireLock(file: string, options: LockOptions): Promise<FileLock> {
  const deadline = Date.now() + (options.patience ?? PATIENCE);
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    clearStaleLock(file, options);
    const lock = createLock(file);
    if (lock !== null) return lock;
    if (Date.now() > deadline) throw new LockedError(readLock(file));
    // Unequal pauses keep many waiters from knocking at the same moment.
    await sleep(pause * (0.5 + Math.random()));
  }
}

/** Removes a lock whose holder is gone, and what it left behind. */
export function clearStaleLock(file: string, options: LockOptions): void {
  const seen = readLock(file);
  if (seen !== undefined && isStale(seen)) breakLock(file, seen, options);
  // A breaker that died after its work was done.
  else if (fs.existsSync(breakerOf(file))) clearStaleLock(breakerOf(file), NO_LEFTOVERS);
}

const NO_LEFTOVERS: LockOptions = { leftovers: () => [] };

/** Two breakers at once could remove the lock that a third process has just made: breaking has a lock of its own. */
function breakLock(file: string, seen: LockRecord, options: LockOptions): void {
  clearStaleLock(breakerOf(file), NO_LEFTOVERS);
  const breaker = createLock(breakerOf(file));
  if (breaker === null) return;
  try {
    const now = readLock(file);
    if (now?.since !== seen.since || now.holder?.token !== seen.holder?.token) return;
    const leftovers = seen.holder === null ? [] : options.leftovers(seen.holder.token);
    for (const leftover of [...leftovers, file]) removeFile(leftover);
  } finally {
    breaker.release();
  }
}

/** Tells holders apart; nobody has to be kept from guessing it, and node:crypto takes long to load. */
function drawToken(): string {
  return Array.from({ length: 4 }, () =>
    Math.floor(Math.random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
}

function createLock(file: string): FileLock | null {
  const token = drawToken();
  let descriptor: number;
  try {
    descriptor = fs.openSync(file, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
  try {
    fs.writeFileSync(descriptor, JSON.stringify({ pid: process.pid, host: thisHost(), token }));
  } catch (error) {
    removeQuietly(file);
    throw error;
  } finally {
    fs.closeSync(descriptor);
  }
  const isStillHeld = () => readLock(file)?.holder?.token === token;
  const release = () => {
    try {
      if (isStillHeld()) removeFile(file);
    } catch {
      // The work is done by now: a lock that stays is broken by the next process, and no failure of this one.
    }
  };
  return { token, isStillHeld, release };
}
