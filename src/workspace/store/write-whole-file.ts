import fs from 'node:fs';
import path from 'node:path';
import { removeQuietly } from './remove-file.js';
import { sleep } from './sleep.js';

/** A name beside the file that only the holder of this token uses. */
export function temporaryPath(file: string, token: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.skill-registrar.${token}.tmp`);
}

/** So much is read back at once. */
const SCRATCH_BYTES = 65_536;

/** What was written is not what the file holds. */
export class ReadBackError extends Error {
  override readonly name = 'ReadBackError';
}

/**
 * Writes a new file and waits until it is on the disk; on failure nothing is left of it. Each part is read back at
 * once: so neither the text nor its bytes are ever held whole.
 */
export function writeNewFile(file: string, parts: Iterable<Uint8Array>, like: fs.Stats | undefined): void {
  const descriptor = fs.openSync(file, 'wx+', like?.mode ?? 0o666);
  try {
    const scratch = Buffer.allocUnsafe(SCRATCH_BYTES);
    let size = 0;
    for (const part of parts) {
      writePart(descriptor, part, size);
      if (!readsBack(descriptor, { part, start: size, scratch })) throw new ReadBackError();
      size += part.length;
    }
    if (fs.fstatSync(descriptor).size !== size) throw new ReadBackError();
    if (like !== undefined) takeAfter(descriptor, like);
    fs.fsyncSync(descriptor);
  } catch (error) {
    removeQuietly(file);
    throw error;
  } finally {
    fs.closeSync(descriptor);
  }
}

function writePart(descriptor: number, part: Uint8Array, start: number): void {
  for (let written = 0; written < part.length; ) {
    written += fs.writeSync(descriptor, part, written, part.length - written, start + written);
  }
}

interface WrittenPart {
  readonly part: Uint8Array;
  readonly start: number;
  readonly scratch: Buffer;
}

function readsBack(descriptor: number, { part, start, scratch }: WrittenPart): boolean {
  for (let at = 0; at < part.length; ) {
    const wanted = Math.min(scratch.length, part.length - at);
    const count = fs.readSync(descriptor, scratch, 0, wanted, start + at);
    if (count === 0 || scratch.compare(part, at, at + count, 0, count) !== 0) return false;
    at += count;
  }
  return true;
}

function takeAfter(descriptor: number, like: fs.Stats): void {
  fs.fchmodSync(descriptor, like.mode & 0o7777);
  try {
    if (like.uid !== process.getuid?.()) fs.fchownSync(descriptor, like.uid, like.gid);
  } catch {
    // Only the administrator can give files away; the others keep what they write.
  }
}

const TRANSIENT = new Set(['EPERM', 'EBUSY', 'EACCES']);
const RETRIES = 6;

/** Renames over a file. On Windows a scanner or an editor may hold it for a moment: tries again for half a second. */
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
      await sleep(8 * 2 ** retry);
    }
  }
}

/** Makes a rename survive a power failure, where the system can. */
export function syncDirectory(directory: string): void {
  try {
    const descriptor = fs.openSync(directory, 'r');
    try {
      fs.fsyncSync(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
  } catch {
    // Windows does not open directories, and some file systems do not sync them: the rename itself has happened.
  }
}
