import { catalogSources, writeCatalogFile } from './catalog-files.js';
import type { CatalogWishes } from './catalog-text.js';
import { type Diagnostic, START_OF_FILE } from './core/diagnostic.js';
import { isSpan } from './core/finding.js';
import type { CatalogFormat } from './core/profile.js';
import { normalizePath } from './core/skill-path.js';
import { type OpenedCatalog, openCatalog } from './open-catalog.js';
import { refreshCatalogs } from './refresh-catalogs.js';
import type { Request } from './request.js';
import { trackedCatalogFiles } from './track-catalogs.js';

export interface WrittenCatalog {
  readonly as: CatalogFormat;
  /** Repository-relative. */
  readonly file: string;
  readonly isChanged: boolean;
  /** What kept it from being written. */
  readonly problems: readonly Diagnostic[];
  /** `register` and the check will find the block again on their own. */
  readonly isTracked: boolean;
  readonly opened: OpenedCatalog;
}

/** Puts a catalog between its markers into a file of the repository and leaves the rest of the file alone. */
export async function writeCatalog(
  request: Request,
  file: string,
  wishes: Omit<CatalogWishes, 'query'> = {},
): Promise<WrittenCatalog> {
  const opened = await openCatalog(request);
  const { setup, selection } = opened;
  const as = wishes.as ?? setup.chosen.profile.catalogs[0] ?? 'markdown';
  const { maxEntries, maxBytes } = wishes;
  const target = { file, as, ...(maxEntries && { maxEntries }), ...(maxBytes && { maxBytes }) };
  const sources = catalogSources(setup, selection.usable, {
    files: [normalizePath(file)],
    targets: [target],
  });
  const { files, problems } = refreshCatalogs(sources);
  const diagnostics = problems.map((problem) =>
    opened.judge.diagnose(problem, isSpan(problem.at) ? problem.at : START_OF_FILE),
  );
  for (const { path } of files) await writeCatalogFile(setup, path, sources);
  const isTracked = trackedCatalogFiles(setup).includes(normalizePath(file));
  return {
    as,
    file: normalizePath(file),
    isChanged: files.length > 0,
    problems: diagnostics,
    isTracked,
    opened,
  };
}
