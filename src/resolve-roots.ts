import { compareText } from './core/diagnostic.js';
import type { Profile, ScanRoot } from './core/profile.js';
import { joinPath, normalizePath } from './core/skill-path.js';
import type { Workspace } from './workspace/workspace.js';

/** Turns a profile's roots into directories: stars listed, the ancestor chain walked, home left out unless allowed. */
export async function resolveRoots(input: {
  readonly profile: Profile;
  readonly workspace: Workspace;
  readonly workingDirectory: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
}): Promise<readonly ScanRoot[]> {
  const { profile, workspace } = input;
  const resolved: ScanRoot[] = [];
  for (const root of profile.roots) {
    if (root.path.startsWith('~') && workspace.home === null) continue;
    const bases = root.ancestors ? (await import('./ancestor-chain.js')).ancestorChain(input) : ['.'];
    for (const base of bases) {
      const path = root.path.startsWith('~') ? root.path : normalizePath(joinPath(base, root.path));
      for (const match of await expandPattern(path, workspace)) resolved.push({ ...root, path: match });
    }
  }
  const unique = resolved.filter(
    (root, index) => resolved.findIndex(({ path }) => path === root.path) === index,
  );
  const anyExists = unique.some((root) => workspace.kindOf(root.path) === 'directory');
  if (anyExists || profile.fallbackRoot === undefined) return unique;
  return [profile.fallbackRoot];
}

/** The directories that a path or a pattern of a config file stands for; a plain path stands for itself. */
export async function expandPattern(path: string, workspace: Workspace): Promise<readonly string[]> {
  if (!/[*?[\]{}()!]/.test(path)) return [path];
  if (path.split('/').every((segment) => segment === '*' || !/[*?[\]{}()!]/.test(segment)))
    return expandStars(path, workspace);
  const { findMatchingDirectories } = await import('./workspace/find-matching-directories.js');
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
