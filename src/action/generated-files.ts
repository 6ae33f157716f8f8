import { prepareRun } from '../prepare-run.js';
import type { Request } from '../request.js';
import { trackedCatalogFiles } from '../track-catalogs.js';
import { toRepositoryPath } from './repository-path.js';
import type { TextFile } from './sync/repository-api.js';

/**
 * Manifest and catalogs as they lie on disk after the run, those that were up to date included: an earlier
 * step may have written them, and base still lacks them. The manifest comes first.
 */
export async function readGeneratedFiles(request: Request, prefix: string): Promise<readonly TextFile[]> {
  const setup = await prepareRun(request);
  return [setup.manifestFile, ...trackedCatalogFiles(setup)].flatMap((path) => {
    const content = request.store.read(path);
    return content === null ? [] : [{ path: toRepositoryPath(path, prefix), content }];
  });
}
