import type { ScanRoot } from '../core/profile.js';
import { normalizePath } from '../core/skill-path.js';

/** A scan root as people write it: a path, or a path with what differs from the usual. */
export type WrittenRoot = string | (Partial<ScanRoot> & { readonly path: string });

/** Completes a root of a config file; `levels` are those it has when it names none. */
export function readScanRoot(written: WrittenRoot, levels: ScanRoot['levels'] = ['children']): ScanRoot {
  const root = typeof written === 'string' ? { path: written } : written;
  const isHome = root.path.startsWith('~/');
  return {
    source: isHome ? 'user' : 'repo',
    levels,
    ...root,
    path: isHome ? `~/${normalizePath(root.path.slice(2))}` : normalizePath(root.path),
  };
}
