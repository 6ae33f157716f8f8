import { type AgentSettings, readAgentSettings } from '../config/agent-settings.js';
import type { ScanRoot } from '../profiles/profile.js';
import type { Request } from '../request.js';
import type { Judge } from '../rules/judge.js';
import { collectSkills, type JudgedSkills } from '../run/collect-skills.js';
import { prepareRun, type RunSetup } from '../run/prepare-run.js';
import {
  areCommandsChecked,
  type CatalogError,
  type SkillCatalog,
  skillAvailability,
} from '../skill/list-skills.js';
import type { SkillRecord } from '../skill/skill.js';
import { buildCatalog } from './catalog.js';

/** The skills of a repository, and how its config lets an agent use them. */
export interface OpenedSkills {
  readonly catalog: SkillCatalog;
  readonly setup: RunSetup;
  readonly settings: AgentSettings;
}

/** Finds and checks the skills by the stages of the pipeline, and says which of them this machine can use. */
export async function openSkills(request: Request): Promise<OpenedSkills> {
  const setup = withPluginRoots(await prepareRun(request));
  const settings = readAgentSettings(setup.settings);
  const catalog = catalogOf(await collectSkills(setup), setup, settings);
  return { catalog, setup, settings };
}

function catalogOf(
  { selection, rejected, judge }: JudgedSkills,
  { request, chosen: { profile } }: RunSetup,
  { switches }: AgentSettings,
): SkillCatalog {
  const isChecked = areCommandsChecked(profile.requires, request.environment.isCi);
  const availability = skillAvailability(selection.usable, {
    switches,
    commands: isChecked ? (request.commands ?? null) : null,
  });
  const failures = new Map(rejected.map((record) => [record.file, failuresOf(record, judge)]));
  return buildCatalog([...selection.usable, ...rejected], request.workspace, { ...availability, failures });
}

function failuresOf(record: SkillRecord, judge: Judge): readonly Omit<CatalogError, 'path'>[] {
  const errors = record.findings
    .filter(({ rule }) => judge.levelOf(rule) === 'error')
    .map(({ rule, message }) => ({ kind: judge.ruleById(rule)?.kind ?? 'VALIDATION_ERROR', message }));
  return errors.length > 0 ? errors : [{ kind: 'VALIDATION_ERROR', message: 'the skill has no usable name' }];
}

/** Installed plugins are skills, whether or not the profile looks into their directory itself. */
function withPluginRoots(setup: RunSetup): RunSetup {
  const { chosen, roots, request, settings } = setup;
  if (chosen.profile.plugins === 'none') return setup;
  const { plugins, pluginDirectories, hasOwnPluginDirectory } = readAgentSettings(settings);
  const { workspace } = request;
  const added = (['repo', 'user'] as const)
    .filter((scope) => scope === 'repo' || workspace.home !== null)
    .filter((scope) => hasOwnPluginDirectory || plugins.some((plugin) => plugin.scope === scope))
    .map((scope): ScanRoot => ({ path: pluginDirectories[scope], source: 'plugin', levels: ['children'] }))
    .filter(({ path }) => roots.every((root) => root.path !== path))
    .filter(({ path }) => workspace.kindOf(path) === 'directory');
  return added.length === 0 ? setup : { ...setup, roots: [...roots, ...added] };
}
