import type { Finding } from './core/finding.js';
import { listCommittedSkills } from './core/list-skills.js';
import type { GeneratedFile, ManifestChange } from './core/report.js';
import type { SkillRecord } from './core/skill.js';
import { type SkillSwitches, skillAvailability } from './core/skill-availability.js';
import type { RunSetup } from './prepare-run.js';
import {
  type CatalogSources,
  findCatalogFiles,
  refreshCatalogs,
  rewriteCatalogs,
} from './refresh-catalogs.js';
import type { CatalogTarget } from './settings.js';

/** What a run does to the catalogs that are kept in files. */
export interface CatalogPlan {
  readonly files: readonly GeneratedFile[];
  readonly changes: readonly ManifestChange[];
  readonly findings: readonly Finding[];
  /** Brings the files up to date; what someone else wrote around a block in the meantime stays. */
  write(): Promise<void>;
}

const NOTHING: CatalogPlan = { files: [], changes: [], findings: [], write: async () => {} };

/** Plans the catalogs of this run: `register` writes them, `register --check` reports those that are stale. */
export function planCatalogs(setup: RunSetup, usable: readonly SkillRecord[]): CatalogPlan {
  const { request } = setup;
  if (request.operation !== 'register') return NOTHING;
  const files = trackedCatalogFiles(setup);
  if (files.length === 0) return NOTHING;
  const sources = catalogSources(setup, usable, { files, targets: setup.settings.catalogs });
  const refresh = refreshCatalogs(sources);
  return {
    files: refresh.files,
    changes: refresh.files.map(({ path }) => ({ kind: 'file-changed', file: path, what: 'catalog updated' })),
    findings: request.check === true ? [...refresh.stale, ...refresh.problems] : refresh.problems,
    async write() {
      if (request.check || request.dryRun) return;
      for (const { path } of refresh.files) await writeCatalogFile(setup, path, sources);
    },
  };
}

/** The files whose catalogs `register` and the check look after. */
export function trackedCatalogFiles({ request, settings, roots }: RunSetup): readonly string[] {
  const directories = roots.filter(({ path }) => !path.startsWith('~')).map(({ path }) => path);
  return findCatalogFiles({ workspace: request.workspace, targets: settings.catalogs, directories });
}

/** What is written into catalog files: nothing that depends on the machine. */
export function catalogSources(
  { request, settings }: RunSetup,
  usable: readonly SkillRecord[],
  where: { readonly files: readonly string[]; readonly targets: readonly CatalogTarget[] },
): CatalogSources {
  const switches = settings.skills as SkillSwitches;
  const { disabled } = skillAvailability(usable, { switches, commands: null });
  const skills = listCommittedSkills(usable, ({ file }) => disabled.has(file));
  return { workspace: request.workspace, skills, ...where };
}

export async function writeCatalogFile(
  { request }: RunSetup,
  path: string,
  sources: CatalogSources,
): Promise<boolean> {
  return request.store.update(path, (text) => rewriteCatalogs(path, text, sources), { backup: false });
}
