import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../json/read-json.js';
import { backupPlaces } from './disk-store.js';
import { relativeInside } from './disk-workspace.js';
import { type FileLock, sleep } from './file-lock.js';
import { readFileBytes, storeFailure } from './read-text-file.js';
import { leadsIntoGit, WorkspaceError } from './workspace.js';

export interface Replacement {
  /** The real path. */
  readonly file: string;
  /** The path as the caller knows it. */
  readonly given: string;
  readonly before: Buffer | null;
  readonly after: string;
  readonly keepBackup: boolean;
  readonly lock: FileLock;
}

/** Replaces a file by a whole new one; `false` when another program changed it meanwhile, and nothing was done. */
export async function replaceFile(replacement: Replacement): Promise<boolean> {
  const { file, given, before, lock } = replacement;
  const temporary = temporaryPath(file, lock.token);
  const old = fs.statSync(file, { throwIfNoEntry: false });
  try {
    writeVerified(temporary, replacement, old);
    if (replacement.keepBackup && before !== null) {
      await keepBackup(file, { content: before, like: old, token: lock.token });
    }
    if (!hasContent(file, given, before)) return false;
    if (!lock.isStillHeld())
      throw storeFailure('write', given, { reason: 'another run took over its lock', fix: 'Run again.' });
    await renamePatiently(temporary, file);
  } finally {
    removeQuietly(temporary);
  }
  syncDirectory(path.dirname(file));
  return true;
}

/** Whether a file has just this content; `null` means that there is no file. */
export function hasContent(file: string, given: string, expected: Buffer | null): boolean {
  const content = readFileBytes(file, given);
  return content === null || expected === null ? content === expected : content.equals(expected);
}

function writeVerified(temporary: string, { file, given, after }: Replacement, old?: fs.Stats): void {
  const reading = file.endsWith('.json') ? readJson(after) : null;
  if (reading !== null && !reading.ok) {
    throw storeFailure('write', given, {
      reason: 'it would be broken JSON',
      fix: `This is a bug in skill-registrar: report it. ${reading.message}`,
    });
  }
  const content = Buffer.from(after);
  writeNewFile(temporary, content, old);
  // A lone surrogate has no form in UTF-8 and would be replaced.
  if (!fs.readFileSync(temporary).equals(content) || content.toString() !== after) {
    throw storeFailure('write', given, {
      reason: 'what was written does not read back',
      fix: 'Check the disk.',
    });
  }
}

interface Backup {
  readonly content: Buffer;
  readonly like: fs.Stats | undefined;
  readonly token: string;
}

async function keepBackup(file: string, backup: Backup): Promise<void> {
  const places = backupPlaces(file);
  for (const [index, place] of places.entries()) {
    try {
      return await writeBackup(place, backup);
    } catch (error) {
      if (index === places.length - 1) throw error;
    }
  }
}

async function writeBackup(place: string, { content, like, token }: Backup): Promise<void> {
  const temporary = temporaryPath(place, token);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  try {
    writeNewFile(temporary, content, like);
    await renamePatiently(temporary, place);
  } finally {
    removeQuietly(temporary);
  }
}

/** A name beside the file that only the holder of this token uses. */
export function temporaryPath(file: string, token: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.skill-registrar.${token}.tmp`);
}

/** Writes a new file and waits until it is on the disk; on failure nothing is left of it. */
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

/** Removes a file; one that is not there is fine. */
export function removeFile(file: string): void {
  try {
    fs.unlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Removes a file after something went wrong, whose error is the one to hear of. */
export function removeQuietly(file: string): void {
  try {
    removeFile(file);
  } catch {
    // What cannot be removed stays.
  }
}

/**
 * The file that a path means: links are followed as long as they stay where the path seems to be.
 * Paths are relative to the root; an absolute one may lie elsewhere, since a person named it.
 */
export function resolveTarget(root: string, given: string): string {
  const absolute = path.resolve(root, given);
  const isElsewhere = relativeInside(path.resolve(root), absolute) === null;
  if (isElsewhere && !path.isAbsolute(given)) {
    const fix = 'Give a path below its root.';
    throw new WorkspaceError(`${given} lies outside the repository.`, given, { fix });
  }
  const boundary = realPath(isElsewhere ? path.dirname(absolute) : path.resolve(root));
  const real = realPath(absolute);
  const way = relativeInside(boundary, real);
  if (way === null) {
    const message = `${given} is reached through a symbolic link that leaves the repository.`;
    throw new WorkspaceError(message, given, { fix: 'Replace the link by a file.' });
  }
  if (leadsIntoGit(isElsewhere ? real : way)) {
    const fix = 'Give a path beside it, or replace the link that leads there.';
    throw new WorkspaceError(`${given} leads into a git directory.`, given, { fix });
  }
  return real;
}

/** The canonical path of what exists, with the names of what does not exist yet. */
function realPath(absolute: string): string {
  const stats = fs.lstatSync(absolute, { throwIfNoEntry: false });
  if (stats !== undefined) return fs.realpathSync.native(absolute);
  const parent = path.dirname(absolute);
  return parent === absolute ? absolute : path.join(realPath(parent), path.basename(absolute));
}
