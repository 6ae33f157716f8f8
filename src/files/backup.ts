import fs from 'node:fs';
import path from 'node:path';
import { removeQuietly, renamePatiently, temporaryPath, writeNewFile } from './atomic-write.js';

interface Backup {
  readonly content: Buffer;
  readonly like: fs.Stats | undefined;
  readonly token: string;
}

/** Keeps the old content of a file in the first backup location that is writable. */
export async function keepBackup(file: string, backup: Backup): Promise<void> {
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
