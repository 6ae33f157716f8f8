import type { Request } from '../config/request.js';
import type { GeneratedFile } from '../files/workspace.js';
import type { CatalogLimits } from '../outputs/catalog-text.js';
import { planFiles } from '../outputs/plan-files.js';
import type { CatalogFormat } from '../profiles/profile.js';
import { type Diagnostic, diagnoseFindings, publishDiagnostic } from '../report/diagnostic.js';
import { normalizePath } from '../text/paths.js';
import { catalogSkills, createCatalogOutputs, trackedCatalogFiles } from './catalog-files.js';
import { locateFindings } from './locate-findings.js';
import { writeOutputs } from './plan-outputs.js';
import { prepareRun, type RunSetup } from './prepare-run.js';
import { collectSkills } from './skills.js';

export interface WrittenCatalog {
  readonly as: CatalogFormat;
  /** Repository-relative. */
  readonly file: string;
  /** Its text differs, or would. */
  readonly isChanged: boolean;
  readonly files: readonly GeneratedFile[];
  /** What kept it from being written. */
  readonly problems: readonly Diagnostic[];
  /** `register` and the check will find the block again on their own. */
  readonly isTracked: boolean;
  readonly setup: RunSetup;
}

/**
 * Puts a catalog between its markers into a file of the repository and leaves the rest of the file alone; a dry run
 * writes nothing.
 */
export async function writeCatalog(
  request: Request,
  file: string,
  options: CatalogLimits & { readonly as?: CatalogFormat | undefined; readonly hint?: boolean } = {},
): Promise<WrittenCatalog> {
  const setup = await prepareRun(request);
  const { selection } = await collectSkills(setup);
  const as = options.as ?? setup.chosen.profile.catalogs[0] ?? 'markdown';
  const { maxEntries, maxBytes, hint } = options;
  const target = {
    file,
    as,
    ...(maxEntries && { maxEntries }),
    ...(maxBytes && { maxBytes }),
    ...(hint && { hint }),
  };
  const skills = catalogSkills(setup, selection.usable);
  const outputs = createCatalogOutputs({ files: [normalizePath(file)], targets: [target], skills });
  const planned = planFiles(outputs, request.workspace);
  const { files, problems } = planned;
  const places = locateFindings(problems, request.workspace);
  const diagnostics = diagnoseFindings(problems, setup.judge, { placeOf: (problem) => places.get(problem)! });
  if (request.dryRun !== true) await writeOutputs(request, planned);
  const isTracked = trackedCatalogFiles(setup).includes(normalizePath(file));
  return {
    as,
    file: normalizePath(file),
    isChanged: files.length > 0,
    files,
    problems: diagnostics.map(publishDiagnostic),
    isTracked,
    setup,
  };
}
