import type { Finding } from './core/finding.js';
import { listCommittedSkills } from './core/list-skills.js';
import type { GeneratedFile, ManifestChange } from './core/report.js';
import type { SkillRecord } from './core/skill.js';
import { type SkillSwitches, skillAvailability } from './core/skill-availability.js';
import type { RunSetup } from './prepare-run.js';
import { findCatalogFiles, refreshCatalogs, rewriteCatalogs } from './refresh-catalogs.js';

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
  const { request, settings, roots } = setup;
  if (request.operation !== 'register') return NOTHING;
  const { workspace } = request;
  const directories = roots.filter(({ path }) => !path.startsWith('~')).map(({ path }) => path);
  const paths = findCatalogFiles({ workspace, targets: settings.catalogs, directories });
  if (paths.length === 0) return NOTHING;
  const switches = settings.skills as SkillSwitches;
  const { disabled } = skillAvailability(usable, { switches, commands: null });
  const input = {
    workspace,
    targets: settings.catalogs,
    files: paths,
    skills: listCommittedSkills(usable, ({ file }) => disabled.has(file)),
  };
  const { files, stale, problems } = refreshCatalogs(input);
  return {
    files,
    changes: files.map(({ path }) => ({ kind: 'file-changed', file: path, what: 'catalog updated' })),
    findings: request.check === true ? [...stale, ...problems] : problems,
    async write() {
      if (request.check || request.dryRun) return;
      for (const { path } of files) {
        await request.store.update(path, (text) => rewriteCatalogs(path, text, input), { backup: false });
      }
    },
  };
}
