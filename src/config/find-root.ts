import fs from 'node:fs';
import path from 'node:path';
import { relativeInside } from '../files/contained-files.js';
import { codelia } from '../profiles/codelia.js';
import type { Profile } from '../profiles/profile.js';

type AncestorTop = NonNullable<Profile['ancestorTop']>;

export interface FindRootOptions {
  /** Names of files or directories that mark the top; default: those of Codelia. */
  readonly markers?: readonly string[];
  /** The environment, in which `CODELIA_AGENTS_ROOT` names the top outright; default: that of the process. */
  readonly variables?: Readonly<Record<string, string | undefined>>;
  /** Names of other variables. */
  readonly top?: AncestorTop;
}

/**
 * The top of the repository around a directory: what the variable names, else the nearest directory upwards that has a
 * marker, else the directory itself.
 */
export function findRoot(cwd: string, options: FindRootOptions = {}): string {
  const { variables = process.env, top = codelia.ancestorTop! } = options;
  const start = path.resolve(cwd);
  const named = variables[top.variable]?.trim();
  if (named) {
    const folder = path.resolve(start, named);
    return relativeInside(folder, start) === null ? start : folder;
  }
  const listed = (variables[top.markersVariable] ?? '').split(',').map((marker) => marker.trim());
  const fromVariable = listed.filter((marker) => marker !== '');
  const markers = options.markers ?? (fromVariable.length > 0 ? fromVariable : top.markers);
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (markers.some((marker) => fs.existsSync(path.join(folder, marker)))) return folder;
    if (path.dirname(folder) === folder) return start;
  }
}
