import fs from 'node:fs';
import path from 'node:path';
import type { Profile } from '../core/profile.js';
import { isInside } from './locate-root.js';

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
