import fs from 'node:fs';
import os from 'node:os';

/** Who holds a lock. The token tells two holders apart and names the holder's temporary files. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  readonly token: string;
}

/** What stands in a lock file. */
export interface LockRecord {
  /** `null` as long as the holder has not written its name, or when it is no lock of ours. */
  readonly holder: LockHolder | null;
  readonly since: number;
}

/** No update takes nearly as long; whoever does has died elsewhere, or sleeps and will notice. */
const VERY_OLD = 60_000;
/** A holder writes its name at once: one that has not did not live to do it. */
const NAMELESS = 2_000;
const LONGEST_RECORD = 1_000;

/** The lock file's record; `undefined` when there is none. A link or device there is a nameless lock, and not read. */
export function readLock(lock: string): LockRecord | undefined {
  const stats = fs.lstatSync(lock, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  const isReadable = stats.isFile() && stats.size <= LONGEST_RECORD;
  return { holder: isReadable ? parseHolder(lock) : null, since: stats.mtimeMs };
}

function parseHolder(lock: string): LockHolder | null {
  try {
    const { pid, host, token } = JSON.parse(fs.readFileSync(lock, 'utf8')) as Partial<LockHolder>;
    // A lock file may come from a stranger: the token becomes part of a file name that is removed.
    const isOurs =
      Number.isSafeInteger(pid) && pid! > 0 && typeof host === 'string' && /^[0-9a-f]{32}$/.test(`${token}`);
    return isOurs ? { pid: pid!, host, token: token! } : null;
  } catch {
    return null;
  }
}

/** Whether nobody will ever release it. */
export function isStale({ holder, since }: LockRecord): boolean {
  const age = Math.abs(Date.now() - since);
  if (age > VERY_OLD) return true;
  if (holder === null) return age > NAMELESS;
  return holder.host === thisHost() && !isRunning(holder.pid, since);
}

function isRunning(pid: number, since: number): boolean {
  // In containers the same number comes back: a lock older than this process is not its own.
  if (pid === process.pid) return since >= Date.now() - process.uptime() * 1000;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** The machine, and on Linux the process namespace: a pid says nothing about other containers. */
export function thisHost(): string {
  try {
    return `${os.hostname()} ${fs.readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return os.hostname();
  }
}
