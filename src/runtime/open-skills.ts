import { selectByName } from '../core/catalog/find-duplicates.js';
import { Judge } from '../core/judge.js';
import type { ScanRoot } from '../core/profile.js';
import type { SkillRecord } from '../core/skill.js';
import { areCommandsChecked, skillAvailability } from '../core/skill-availability.js';
import { directoryNameOf } from '../core/skill-path.js';
import { inspectSkills, scanRepository } from '../inspect-skills.js';
import { prepareRun, type RunSetup } from '../prepare-run.js';
import type { Request } from '../request.js';
import { createPathCommandLookup } from '../workspace/path-command-lookup.js';
import { buildCatalog, type SkillCatalog } from './catalog.js';
import { type RuntimeSettings, readRuntimeSettings } from './runtime-settings.js';

/** The skills of a repository, ready for an agent. */
export interface OpenedSkills {
  readonly setup: RunSetup;
  readonly settings: RuntimeSettings;
  readonly catalog: SkillCatalog;
}

/** Finds and checks the skills as the engine does, and makes the catalog of them. Writes nothing. */
export async function openSkills(request: Request): Promise<OpenedSkills> {
  const prepared = await prepareRun(request);
  const settings = readRuntimeSettings(prepared.settings.skills, {
    hasHome: request.workspace.home !== null,
  });
  const setup = { ...prepared, roots: withPluginRoot(prepared, settings) };
  const scan = scanRepository(setup);
  const records = (await inspectSkills(setup, scan)).map((record) => asPlugin(record, settings));
  const { profile } = setup.chosen;
  const level = request.level ?? setup.settings.level;
  const judge = new Judge({ profile, level, isForced: false, isProtocol: false });
  const accepted = records.filter((record) => judge.isAccepted(record));
  const rejected = records.filter((record) => !judge.isAccepted(record));
  const selected = profile.duplicates === 'keep' ? accepted : selectByName(accepted, [], profile).selected;
  const catalog = buildCatalog([...selected, ...rejected], request.workspace, {
    ...availabilityOf(selected, setup),
    failures: new Map(rejected.map((record) => [record.file, failuresOf(record, judge)])),
  });
  return { setup, settings, catalog };
}

function availabilityOf(records: readonly SkillRecord[], { request, chosen, settings }: RunSetup) {
  const { environment } = request;
  const isChecked = areCommandsChecked(settings.requires ?? chosen.profile.requires, environment.isCi);
  return skillAvailability(records, {
    switches: settings.skills,
    commands: isChecked ? createPathCommandLookup(environment.variables) : null,
  });
}

function failuresOf(record: SkillRecord, judge: Judge): readonly string[] {
  const errors = record.findings.filter(({ rule }) => judge.levelOf(rule) === 'error');
  return errors.length > 0 ? errors.map(({ message }) => message) : ['the skill has no usable name'];
}

/** Installed plugins are skills under every profile, whether or not it looks into their directory by itself. */
function withPluginRoot({ request, roots }: RunSetup, settings: RuntimeSettings): readonly ScanRoot[] {
  const path = settings.pluginsDirectory;
  if (settings.plugins.length === 0 || roots.some((root) => root.path === path)) return roots;
  if (request.workspace.kindOf(path) !== 'directory') return roots;
  return [...roots, { path, source: 'plugin', levels: ['children'] }];
}

/** A plugin goes by the name it was installed under, which may be another than its author gave it. */
function asPlugin(record: SkillRecord, settings: RuntimeSettings): SkillRecord {
  const name = directoryNameOf(record.directory);
  if (record.source !== 'plugin' || !settings.plugins.some((plugin) => plugin.name === name)) return record;
  return {
    ...record,
    name,
    findings: record.findings.filter(({ rule }) => rule !== 'name-matches-directory'),
  };
}
