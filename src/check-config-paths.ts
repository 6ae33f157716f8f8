import { leadsIntoGit } from './core/git-directory.js';
import { isContainedPath } from './core/skill-path.js';
import type { ConfigFile } from './settings.js';

/** A path of a config file that must not be used, where it stands, and why not. */
export interface EscapingPath {
  readonly at: readonly (string | number)[];
  readonly path: string;
  readonly leads: 'out of the repository' | 'into its git directory';
}

interface NamedPath {
  readonly at: EscapingPath['at'];
  readonly path: string;
  /** May begin with `~/`: the home directory is reached only where the caller allows that. */
  readonly mayBeAtHome?: true;
}

/**
 * Finds a path that leads out of the repository or into its git directory. A config file comes with the
 * repository, and so perhaps from a stranger: only a person on the command line may name files elsewhere.
 */
export function findEscapingPath(config: ConfigFile): EscapingPath | null {
  for (const { at, path, mayBeAtHome } of pathsOf(config)) {
    const inside = mayBeAtHome ? path.replace(/^~\//, '') : path;
    if (!isContainedPath(inside)) return { at, path, leads: 'out of the repository' };
    if (leadsIntoGit(inside)) return { at, path, leads: 'into its git directory' };
  }
  return null;
}

function pathsOf(config: ConfigFile): NamedPath[] {
  return [
    ...oneOf(['manifest'], config.manifest),
    ...oneOf(['overrides'], config.overrides),
    ...rootsOf(['roots'], config.roots),
    ...rootsOf(['scanPaths'], config.scanPaths),
    ...(config.catalogs ?? []).map(({ file }, index) => ({ at: ['catalogs', index, 'file'], path: file })),
    ...Object.entries(config.profiles ?? {}).flatMap(([id, cells]) => profilePathsOf(id, cells)),
    ...['pluginsDir', 'userDir'].flatMap((key) =>
      oneOf(['skills', key], config.skills?.[key], { mayBeAtHome: true }),
    ),
  ];
}

function profilePathsOf(id: string, cells: Readonly<Record<string, unknown>>): NamedPath[] {
  const at = ['profiles', id];
  const placeholders = cells['placeholders'] as { readonly file?: unknown } | null | undefined;
  return [
    ...rootsOf([...at, 'roots'], cells['roots'] as ConfigFile['roots']),
    ...oneOf([...at, 'fallbackRoot'], cells['fallbackRoot'], { mayBeAtHome: true }),
    ...oneOf([...at, 'placeholders', 'file'], placeholders?.file),
  ];
}

/** The schema has been checked before: what is no text is absent. */
function oneOf(
  at: NamedPath['at'],
  path: unknown,
  allowance: Pick<NamedPath, 'mayBeAtHome'> = {},
): NamedPath[] {
  return typeof path === 'string' ? [{ at, path, ...allowance }] : [];
}

function rootsOf(at: NamedPath['at'], roots: ConfigFile['roots']): NamedPath[] {
  return (roots ?? []).flatMap((root, index) =>
    typeof root === 'string'
      ? oneOf([...at, index], root, { mayBeAtHome: true })
      : oneOf([...at, index, 'path'], root.path, { mayBeAtHome: true }),
  );
}
