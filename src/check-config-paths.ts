import { isContainedPath } from './core/skill-path.js';
import type { ConfigFile } from './settings.js';

/** A path of a config file that must not be used, and where it stands. */
export interface EscapingPath {
  readonly at: readonly (string | number)[];
  readonly path: string;
}

/**
 * Finds a path that leads out of the repository or into its git directory. A config file comes with the
 * repository, and so perhaps from a stranger: only a person on the command line may name files elsewhere.
 */
export function findEscapingPath(config: ConfigFile): EscapingPath | null {
  return pathsOf(config).find(({ path, at }) => !isAllowed(path, at)) ?? null;
}

function isAllowed(path: string, [key]: EscapingPath['at']): boolean {
  // A root in the home directory is read only where the caller allows that.
  const inside = key === 'roots' || key === 'scanPaths' ? path.replace(/^~\//, '') : path;
  return isContainedPath(inside) && !inside.split('/').some((segment) => segment.toLowerCase() === '.git');
}

function pathsOf(config: ConfigFile): EscapingPath[] {
  return [
    ...oneOf('manifest', config.manifest),
    ...oneOf('overrides', config.overrides),
    ...rootsOf('roots', config.roots),
    ...rootsOf('scanPaths', config.scanPaths),
    ...(config.catalogs ?? []).map(({ file }, index) => ({ at: ['catalogs', index, 'file'], path: file })),
  ];
}

function oneOf(key: string, path: string | undefined): EscapingPath[] {
  return path === undefined ? [] : [{ at: [key], path }];
}

function rootsOf(key: string, roots: ConfigFile['roots']): EscapingPath[] {
  return (roots ?? []).flatMap((root, index) => {
    const path = typeof root === 'string' ? root : root.path;
    return path === undefined
      ? []
      : [{ at: typeof root === 'string' ? [key, index] : [key, index, 'path'], path }];
  });
}
