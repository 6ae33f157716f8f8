import { buildCatalog } from '../agent/catalog.js';
import { namePlugins, withPluginRoot } from '../agent/registry.js';
import type { Request } from '../request.js';
import { type Selection, selectByName } from '../rules/catalog/duplicates.js';
import { ruleById } from '../rules/index.js';
import { Judge } from '../rules/judge.js';
import {
  areCommandsChecked,
  type SkillCatalog,
  type SkillSwitches,
  skillAvailability,
} from '../skill/list-skills.js';
import type { SkillRecord } from '../skill/skill.js';
import { prepareRun, type RunSetup } from './prepare-run.js';
import { inspectSkills, scanRepository } from './read-skills.js';

/** The skills of a repository as an agent may use them, and how they were found. */
export interface OpenedCatalog {
  readonly catalog: SkillCatalog;
  readonly setup: RunSetup;
  /** The records behind the catalog, before disabled and unavailable ones are left out. */
  readonly selection: Selection;
  /** Gave the verdicts. */
  readonly judge: Judge;
}

/** Finds and checks the skills, settles equal names, then says which of them this machine can use. */
export async function openCatalog(request: Request): Promise<OpenedCatalog> {
  const setup = withPluginRoot(await prepareRun(request));
  const scan = scanRepository(setup);
  const records = namePlugins(inspectSkills(setup, scan), setup);
  const { profile } = setup.chosen;
  const level = request.level ?? setup.settings.level;
  const judge = new Judge({ profile, level, isForced: false, isProtocol: false }, ruleById);
  const accepted = records.filter((record) => judge.isAccepted(record));
  const rejected = records.filter((record) => !judge.isAccepted(record));
  const selection = selectByName(accepted, scan.nested, profile);
  const isChecked = areCommandsChecked(profile.requires, request.environment.isCi);
  const availability = skillAvailability(selection.usable, {
    switches: setup.settings.skills as SkillSwitches,
    commands: isChecked ? (request.commands ?? null) : null,
  });
  const failures = new Map(rejected.map((record) => [record.file, failuresOf(record, judge)]));
  const catalog = buildCatalog([...selection.usable, ...rejected], request.workspace, {
    ...availability,
    failures,
  });
  return { catalog, setup, selection, judge };
}

function failuresOf(record: SkillRecord, judge: Judge): readonly string[] {
  const errors = judge.errorsOf(record);
  return errors.length > 0 ? errors : ['the skill has no usable name'];
}
