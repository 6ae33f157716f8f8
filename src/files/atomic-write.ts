import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A name next to the file that only the holder of this token uses. */
export function temporaryPath(file: string, token: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.skill-registrar.${token}.tmp`);
}

/** Writes a new file and waits until it is on disk; removes it on failure. */
export function writeNewFile(file: string, content: Buffer, like: fs.Stats | undefined): void {
  const descriptor = fs.openSync(file, 'wx', like?.mode ?? 0o666);
  try {
    fs.writeFileSync(descriptor, content);
    if (like !== undefined) takeAfter(descriptor, like);
    fs.fsyncSync(descriptor);
  } catch (error) {
    removeQuietly(file);
    throw error;
  } finally {
    fs.closeSync(descriptor);
  }
}

function takeAfter(descriptor: number, like: fs.Stats): void {
  fs.fchmodSync(descriptor, like.mode & 0o7777);
  try {
    if (like.uid !== process.getuid?.()) fs.fchownSync(descriptor, like.uid, like.gid);
  } catch {
    // Only root can change the owner of a file.
  }
}

const TRANSIENT = new Set(['EPERM', 'EBUSY', 'EACCES']);
const RETRIES = 6;

/** Renames over a file. On Windows a scanner or an editor may hold it briefly: retries for half a second. */
export async function renamePatiently(
  from: string,
  to: string,
  rename: (from: string, to: string) => void = fs.renameSync,
): Promise<void> {
  for (let retry = 0; ; retry++) {
    try {
      return rename(from, to);
    } catch (error) {
      if (retry === RETRIES || !TRANSIENT.has(`${(error as NodeJS.ErrnoException).code}`)) throw error;
      await setTimeout(8 * 2 ** retry);
    }
  }
}

/** Makes a rename survive a power failure, if the system supports it. */
export function syncDirectory(directory: string): void {
  try {
    const descriptor = fs.openSync(directory, 'r');
    try {
      fs.fsyncSync(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
  } catch {
    // Windows does not open directories, and some file systems do not sync them: the rename itself is done.
  }
}

/** Removes a file after a failure; the original error is the one to report. */
export function removeQuietly(file: string): void {
  try {
    fs.rmSync(file, { force: true });
  } catch {
    // The file stays if it cannot be removed.
  }
}
