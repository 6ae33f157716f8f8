import { listCommittedSkills } from './core/list-skills.js';
import type { SkillRecord } from './core/skill.js';
import { type SkillSwitches, skillAvailability } from './core/skill-availability.js';
import type { RunSetup } from './prepare-run.js';
import { type CatalogSources, refreshCatalogs, rewriteCatalogs } from './refresh-catalogs.js';
import type { CatalogTarget } from './settings.js';
import type { CatalogPlan } from './track-catalogs.js';

/** Plans the catalogs of these files: `register` writes them, `register --check` reports those that are stale. */
export function planCatalogs(
  setup: RunSetup,
  usable: readonly SkillRecord[],
  files: readonly string[],
): CatalogPlan {
  const { request } = setup;
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
