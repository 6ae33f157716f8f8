import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readJson } from '../json/read-json.js';
import { type FileLock, removeQuietly } from './file-lock.js';
import { readFileBytes, storeFailure } from './read-text-file.js';

export interface Replacement {
  /** The real path. */
  readonly file: string;
  /** The path as the caller knows it. */
  readonly given: string;
  readonly before: Buffer | null;
  readonly after: string;
  readonly keepBackup: boolean;
  /** `after` has one character for each byte. */
  readonly isBinary: boolean;
  /** A copy of another file, whatever is in it. */
  readonly isCopy: boolean;
  readonly lock: FileLock;
}

/** Replaces a file atomically; `false` if another program changed it in the meantime, and nothing was done. */
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

/** Whether a file has exactly this content; `null` means that there is no file. */
export function hasContent(file: string, given: string, expected: Buffer | null): boolean {
  const content = readFileBytes(file, given);
  return content === null || expected === null ? content === expected : content.equals(expected);
}

function writeVerified(
  temporary: string,
  { file, given, after, isBinary, isCopy }: Replacement,
  old?: fs.Stats,
): void {
  const reading = file.endsWith('.json') && !isCopy ? readJson(after) : null;
  if (reading !== null && !reading.ok) {
    throw storeFailure('write', given, {
      reason: 'it would be broken JSON',
      fix: `This is a bug in skill-registrar: report it. ${reading.message}`,
    });
  }
  const encoding = isBinary ? 'latin1' : 'utf8';
  const content = Buffer.from(after, encoding);
  writeNewFile(temporary, content, old);
  // A lone surrogate cannot be encoded in UTF-8 and would be replaced.
  if (!fs.readFileSync(temporary).equals(content) || content.toString(encoding) !== after) {
    throw storeFailure('write', given, {
      reason: 'it could not be read back after writing',
      fix: 'Check the disk.',
    });
  }
}

/** A name next to the file that only the holder of this token uses. */
export function temporaryPath(file: string, token: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.skill-registrar.${token}.tmp`);
}

/** Writes a new file and waits until it is on disk; removes it on failure. */
function writeNewFile(file: string, content: Buffer, like: fs.Stats | undefined): void {
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

interface Backup {
  readonly content: Buffer;
  readonly like: fs.Stats | undefined;
  readonly token: string;
}

/** Keeps the old content of a file in the first backup location that is writable. */
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

/**
 * Where the old content of a file is kept, best first: in the repository's git directory, where it is never tracked;
 * next to the file if there is no writable git directory.
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
