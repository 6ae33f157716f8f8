import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const PATIENCE = 10_000;
const FIRST_PAUSE = 4;
const MAX_PAUSE = 100;

export interface LockOptions {
  /** Files that a dead holder may have left behind. */
  readonly leftovers: (token: string) => readonly string[];
  /** Milliseconds to wait for others. */
  readonly patience?: number;
}

/** Another process holds the lock and did not release it in time. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  constructor(readonly record: LockRecord | undefined) {
    super('The lock is held by another process.');
  }
}

/** A lock that this process holds. */
export interface FileLock {
  readonly token: string;
  /** `false` if other processes considered this one dead and took the lock, such as after a long sleep. */
  isStillHeld(): boolean;
  release(): void;
}

/** Creates the lock file; waits while others hold it, and breaks it if its holder is dead. */
export async function acquireLock(file: string, options: LockOptions): Promise<FileLock> {
  const deadline = Date.now() + (options.patience ?? PATIENCE);
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, MAX_PAUSE)) {
    clearStaleLock(file, options);
    const lock = createLock(file);
    if (lock !== null) return lock;
    if (Date.now() > deadline) throw new LockedError(readLock(file));
    // Random pauses keep many waiters from retrying at the same moment.
    await setTimeout(pause * (0.5 + Math.random()));
  }
}

/** Removes a lock whose holder is dead, and what it left behind. */
export function clearStaleLock(file: string, options: LockOptions): void {
  const seen = readLock(file);
  if (seen !== undefined && isStale(seen)) breakLock(file, seen, options);
  // A breaker that died after its work was done.
  else if (fs.existsSync(breakerOf(file))) clearStaleLock(breakerOf(file), NO_LEFTOVERS);
}

const NO_LEFTOVERS: LockOptions = { leftovers: () => [] };

/** Two breakers at once could remove the lock that a third process has just created: breaking has its own lock. */
function breakLock(file: string, seen: LockRecord, options: LockOptions): void {
  clearStaleLock(breakerOf(file), NO_LEFTOVERS);
  const breaker = createLock(breakerOf(file));
  if (breaker === null) return;
  try {
    const now = readLock(file);
    if (now?.since !== seen.since || now.holder?.token !== seen.holder?.token) return;
    const leftovers = seen.holder === null ? [] : options.leftovers(seen.holder.token);
    for (const leftover of [...leftovers, file]) fs.rmSync(leftover, { force: true });
  } finally {
    breaker.release();
  }
}

function createLock(file: string): FileLock | null {
  const token = process.getBuiltinModule('node:crypto').randomBytes(16).toString('hex');
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
      if (isStillHeld()) fs.rmSync(file, { force: true });
    } catch {
      // The work is done: a leftover lock is broken by the next process.
    }
  };
  return { token, isStillHeld, release };
}

/** The holder of a lock. The token distinguishes two holders and names the holder's temporary files. */
interface LockHolder {
  readonly pid: number;
  readonly host: string;
  readonly token: string;
}

/** The content of a lock file. */
interface LockRecord {
  /** `null` until the holder has written its name, or if the lock is not ours. */
  readonly holder: LockHolder | null;
  readonly since: number;
}

/** No update takes nearly as long: its holder died elsewhere, or sleeps and will notice. */
const VERY_OLD = 60_000;
/** A holder writes its name at once: without a name, it died before it could. */
const NAMELESS = 2_000;
const MAX_RECORD_LENGTH = 1_000;

/** The lock file's record; `undefined` if it does not exist. A link or device there counts as a lock without a name, and is not read. */
function readLock(lock: string): LockRecord | undefined {
  const stats = fs.lstatSync(lock, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  const isReadable = stats.isFile() && stats.size <= MAX_RECORD_LENGTH;
  return { holder: isReadable ? parseHolder(lock) : null, since: stats.mtimeMs };
}

function parseHolder(lock: string): LockHolder | null {
  try {
    const { pid, host, token } = JSON.parse(fs.readFileSync(lock, 'utf8')) as Partial<LockHolder>;
    // A lock file may be hostile: the token becomes part of a file name that is removed.
    const isOurs =
      Number.isSafeInteger(pid) && pid! > 0 && typeof host === 'string' && /^[0-9a-f]{32}$/.test(`${token}`);
    return isOurs ? { pid: pid!, host, token: token! } : null;
  } catch {
    return null;
  }
}

/** Whether its holder is dead and will never release it. */
function isStale({ holder, since }: LockRecord): boolean {
  const age = Math.abs(Date.now() - since);
  if (age > VERY_OLD) return true;
  if (holder === null) return age > NAMELESS;
  return holder.host === thisHost() && !isRunning(holder.pid, since);
}

function isRunning(pid: number, since: number): boolean {
  // Containers reuse pids: a lock older than this process is not its own.
  if (pid === process.pid) return since >= Date.now() - process.uptime() * 1000;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** The machine, and on Linux the process namespace: a pid means nothing in other containers. */
export function thisHost(): string {
  try {
    return `${os.hostname()} ${fs.readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return os.hostname();
  }
}

/** The lock of a file is next to it. */
export function lockPath(file: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.skill-registrar.lock`);
}

/** Breaking a lock takes a separate lock. */
export function breakerOf(lock: string): string {
  return `${lock}.break`;
}

/** Removes a file after a failure; the original error is the one to report. */
export function removeQuietly(file: string): void {
  try {
    fs.rmSync(file, { force: true });
  } catch {
    // The file stays if it cannot be removed.
  }
}
