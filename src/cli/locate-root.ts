import fs from 'node:fs';
import path from 'node:path';

/**
 * The repository when `--root` does not say: the current directory. A manifest named on its own stands in the
 * folder `skills` or beside it, and the repository is what holds that folder.
 */
export function locateRoot(cwd: string, manifest: string | undefined): string {
  if (manifest === undefined) return cwd;
  const folder = path.dirname(path.resolve(cwd, manifest));
  if (path.basename(folder) === 'skills') return path.dirname(folder);
  const hasSkills = fs.existsSync(path.join(folder, 'skills'));
  return hasSkills || !isInside(folder, cwd) ? folder : cwd;
}

/** True when a folder is another one or lies below it. */
export function isInside(folder: string, base: string): boolean {
  const way = path.relative(base, folder);
  return way.split(path.sep)[0] !== '..' && !path.isAbsolute(way);
}
