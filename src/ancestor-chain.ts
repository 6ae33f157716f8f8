import type { Profile } from './core/profile.js';
import { isBelow, joinPath, normalizePath, parentOf } from './core/skill-path.js';
import type { Workspace } from './workspace/workspace.js';

/** Where the search begins and what the environment says about it. */
export interface AncestorSearch {
  readonly profile: Pick<Profile, 'ancestorTop'>;
  readonly workspace: Pick<Workspace, 'root' | 'kindOf'>;
  readonly workingDirectory: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/**
 * The directories from the top of the search down to the working directory. The top is what the
 * variable names, else the nearest directory upwards with a marker, else the working directory itself; it never
 * lies above the workspace.
 */
export function ancestorChain(search: AncestorSearch): readonly string[] {
  const bottom = normalizePath(search.workingDirectory);
  const chain = chainTo(bottom);
  const { ancestorTop } = search.profile;
  if (ancestorTop === undefined) return chain;
  const named = search.variables[ancestorTop.variable]?.trim();
  const top = named ? namedTop(named, bottom, search.workspace.root) : markedTop(chain, search);
  return chain.filter((directory) => isBelow(directory, top));
}

/** `packages/runtime` as `.`, `packages`, `packages/runtime`. */
function chainTo(directory: string): readonly string[] {
  const chain = [directory];
  while (chain[0] !== '.') chain.unshift(parentOf(chain[0]!));
  return chain;
}

function namedTop(named: string, bottom: string, root: string): string {
  const path = named.replaceAll('\\', '/').replace(/(.)\/+$/, '$1');
  const isAbsolute = path.startsWith('/') || /^[A-Za-z]:/.test(path);
  if (!isAbsolute) return resolveBelow(bottom, path);
  if (path === root || root.startsWith(path.endsWith('/') ? path : `${path}/`)) return '.';
  return path.startsWith(`${root}/`) ? normalizePath(path.slice(root.length + 1)) : path;
}

/** `..` out of the workspace stops at its root. */
function resolveBelow(bottom: string, path: string): string {
  const segments = bottom === '.' ? [] : bottom.split('/');
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return normalizePath(segments.join('/'));
}

function markedTop(chain: readonly string[], { profile, workspace, variables }: AncestorSearch): string {
  const { markers, markersVariable } = profile.ancestorTop!;
  const listed = (variables[markersVariable] ?? '').split(',').map((marker) => marker.trim());
  const named = listed.filter((marker) => marker !== '');
  const wanted = named.length > 0 ? named : markers;
  const holdsMarker = (directory: string) =>
    wanted.some((marker) => workspace.kindOf(joinPath(directory, marker)) !== 'missing');
  return chain.findLast(holdsMarker) ?? chain.at(-1)!;
}
