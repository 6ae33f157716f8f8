import type { GeneratedFile } from '../core/report.js';
import type { TextFile } from './sync/repository-api.js';
import type { SyncFailure } from './sync/sync-failure.js';

/** Generated files by their path from the top of the repository; a failure when one lies elsewhere. */
export function toRepositoryFiles(
  files: readonly GeneratedFile[],
  prefix: string,
): readonly TextFile[] | SyncFailure {
  const outside = files.find(({ path }) => /^(\/|~\/|[A-Za-z]:|\.\.(\/|$))/.test(path));
  if (outside) return { kind: 'outside-repository', path: outside.path };
  return files.map(({ path, after }) => ({ path: `${prefix}${path}`, content: after }));
}
