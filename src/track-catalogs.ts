import type { Finding } from './core/finding.js';
import type { GeneratedFile, ManifestChange } from './core/report.js';
import type { SkillRecord } from './core/skill.js';
import { findCatalogFiles } from './find-catalog-files.js';
import type { RunSetup } from './prepare-run.js';

/** What a run does to the catalogs that are kept in files. */
export interface CatalogPlan {
  readonly files: readonly GeneratedFile[];
  readonly changes: readonly ManifestChange[];
  readonly findings: readonly Finding[];
  /** Brings the files up to date; what someone else wrote around a block in the meantime stays. */
  write(): Promise<void>;
}

const NOTHING: CatalogPlan = { files: [], changes: [], findings: [], write: async () => {} };

/** Plans what `register` does to catalogs. Few repositories hold one: what renders them is loaded for those. */
export async function planTrackedCatalogs(
  setup: RunSetup,
  usable: readonly SkillRecord[],
): Promise<CatalogPlan> {
  if (setup.request.operation !== 'register') return NOTHING;
  const files = trackedCatalogFiles(setup);
  if (files.length === 0) return NOTHING;
  const { planCatalogs } = await import('./catalog-files.js');
  return planCatalogs(setup, usable, files);
}

/** The files whose catalogs `register` and the check look after. */
export function trackedCatalogFiles({ request, settings, roots }: RunSetup): readonly string[] {
  const directories = roots.filter(({ path }) => !path.startsWith('~')).map(({ path }) => path);
  return findCatalogFiles({ workspace: request.workspace, targets: settings.catalogs, directories });
}
