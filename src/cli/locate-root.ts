import fs from 'node:fs';
import path from 'node:path';
import type { Profile } from '../profiles/profile.js';

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

/**
 * The top of the ancestor chain on disk: what the variable names, else the nearest folder upwards that holds
 * a marker, else the current one.
 */
export function locateAncestorTop(
  cwd: string,
  top: NonNullable<Profile['ancestorTop']>,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const named = env[top.variable]?.trim();
  if (named) {
    const folder = path.resolve(cwd, named);
    return isInside(cwd, folder) ? folder : cwd;
  }
  const listed = (env[top.markersVariable] ?? '').split(',').map((marker) => marker.trim());
  const markers = listed.some((marker) => marker !== '')
    ? listed.filter((marker) => marker !== '')
    : top.markers;
  for (let folder = cwd; ; folder = path.dirname(folder)) {
    if (markers.some((marker) => fs.existsSync(path.join(folder, marker)))) return folder;
    if (path.dirname(folder) === folder) return cwd;
  }
}
