import { findMatchingDirectories } from '../files/matching-directories.js';
import { openRepositoryFiles } from '../files/repository-files.js';
import type { Workspace } from '../files/workspace.js';
import { findNamedSkills } from '../plugins/plugin-skills.js';
import type { Profile, ScanRoot } from '../profiles/profile.js';
import { discoverRoots, type IsIgnored } from '../skill/discover-roots.js';
import { isSkillDirectory } from '../skill/skill-folders.js';
import { compareText } from '../text/compare.js';
import { isBelow, joinPath, normalizePath, parentOf } from '../text/paths.js';

/** Resolves a profile's roots to directories: expands stars, walks the ancestor chain, skips home unless allowed. */
export async function resolveRoots(input: {
  readonly profile: Profile;
  readonly workspace: Workspace;
  readonly workingDirectory: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Where plugins are installed, if the config says so. */
  readonly pluginsDirectory?: string | undefined;
}): Promise<ResolvedRoots> {
  const { profile, workspace } = input;
  const resolved: ScanRoot[] = [];
  for (const root of profile.roots) {
    if (root.path.startsWith('~') && workspace.home === null) continue;
    const bases = root.ancestors ? ancestorChain(input) : ['.'];
    for (const base of bases) {
      const path = root.path.startsWith('~') ? root.path : normalizePath(joinPath(base, root.path));
      for (const match of await expandPattern(path, workspace)) resolved.push(asRoot(match, root, workspace));
    }
  }
  const unique = resolved.filter(
    (root, index) => resolved.findIndex(({ path }) => path === root.path) === index,
  );
  if (profile.outsiders === 'register') return addDiscovered(unique, workspace, input.pluginsDirectory);
  const anyExists = unique.some((root) => workspace.kindOf(root.path) === 'directory');
  if (anyExists || profile.fallbackRoot === undefined) return { roots: unique };
  return { roots: [profile.fallbackRoot] };
}

/** `skills/*` and `skills/pdf` mean skills, as `skills` does: a root of the config that is a skill means that skill. */
function asRoot(path: string, root: ScanRoot, workspace: Workspace): ScanRoot {
  const isSkill = root.mayBeSkill === true && isSkillDirectory(path, workspace);
  return { ...root, path, ...(isSkill && { levels: ['self', ...root.levels] }) };
}

export interface ResolvedRoots {
  readonly roots: readonly ScanRoot[];
  readonly isIgnored?: IsIgnored;
}

/** Known directories first, in the profile's order; then those of plugin manifests and others with skills. */
function addDiscovered(
  known: readonly ScanRoot[],
  workspace: Workspace,
  pluginsDirectory?: string,
): ResolvedRoots {
  const { roots, isIgnored } = discoverRoots(workspace, pluginsDirectory);
  const others = roots.filter(({ path }) => !known.some((root) => root.path === path));
  const found = [...known.filter(({ path }) => !isIgnored(path)), ...others];
  const named = findNamedSkills(openRepositoryFiles(workspace)).filter(
    (directory) => !found.some(({ path }) => path !== '.' && isBelow(directory, path)),
  );
  const parents = [...new Set(named.map(parentOf))].filter(
    (path) => !found.some((root) => root.path === path),
  );
  return {
    roots: [...found, ...parents.map((path): ScanRoot => ({ path, source: 'repo', levels: ['children'] }))],
    isIgnored,
  };
}

/** The directories that a path or a pattern of a config file matches; a plain path matches itself. */
export async function expandPattern(path: string, workspace: Workspace): Promise<readonly string[]> {
  if (!/[*?[\]{}()!]/.test(path)) return [path];
  if (path.split('/').every((segment) => segment === '*' || !/[*?[\]{}()!]/.test(segment)))
    return expandStars(path, workspace);
  return findMatchingDirectories(path, workspace);
}

/** A plain `*` needs no glob library: one listing is enough. Hidden directories and node_modules do not match. */
function expandStars(path: string, workspace: Workspace): readonly string[] {
  let found = ['.'];
  for (const segment of path.split('/')) {
    found =
      segment === '*'
        ? found.flatMap((base) => subdirectories(base, workspace))
        : found.map((base) => joinPath(base, segment));
  }
  return found.filter((candidate) => workspace.kindOf(candidate) === 'directory');
}

function subdirectories(base: string, workspace: Workspace): string[] {
  const entries = workspace.list(base) ?? [];
  return entries
    .filter(({ kind, name }) => kind === 'directory' && !name.startsWith('.') && name !== 'node_modules')
    .map(({ name }) => joinPath(base, name))
    .sort(compareText);
}

/** Where the search begins, and the environment variables for it. */
export interface AncestorSearch {
  readonly profile: Pick<Profile, 'ancestorTop'>;
  readonly workspace: Pick<Workspace, 'root' | 'kindOf'>;
  readonly workingDirectory: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/**
 * The directories from the top of the search down to the working directory. The top is the value of the variable,
 * else the nearest parent with a marker, else the working directory itself; it is never above the workspace.
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
