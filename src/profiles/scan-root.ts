import type { ScanRoot } from '../core/profile.js';
import { normalizePath } from '../core/skill-path.js';

/** A scan root as people write it: a path, or a path with what differs from the usual. */
export type WrittenRoot = string | Partial<ScanRoot>;

/** Completes a root of a config file: what it leaves out is that of the profile's root of the same path, or of its first. */
export function readScanRoot(written: WrittenRoot, known: readonly ScanRoot[]): ScanRoot {
  const root = typeof written === 'string' ? { path: written } : written;
  const given = root.path ?? '.';
  const isHome = given.startsWith('~/');
  const path = isHome ? `~/${normalizePath(given.slice(2))}` : normalizePath(given);
  const same = known.find((candidate) => candidate.path === path);
  const levels = (same ?? known[0])?.levels ?? ['children'];
  return { source: same?.source ?? (isHome ? 'user' : 'repo'), levels, ...root, path };
}
