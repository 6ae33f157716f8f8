import { readAgentSettings } from '../config/agent-settings.js';
import { isKnownField } from '../profiles/frontmatter-schema.js';
import { addDependencyFindings, withoutPackages } from '../rules/catalog/dependencies.js';
import { type Selection, selectByName } from '../rules/catalog/duplicates.js';
import { ruleById } from '../rules/index.js';
import { Judge } from '../rules/judge.js';
import { compileOverrides } from '../rules/rule-overrides.js';
import type { ScanResult } from '../skill/scan-skills.js';
import { directoryNameOf, type SkillRecord } from '../skill/skill.js';
import { findManualEntries } from './manual-entries.js';
import type { RunSetup } from './prepare-run.js';
import { inspectSkills } from './read-skills.js';
import { scanRepository } from './scan-repository.js';
import { StageTimer } from './stage-timer.js';

/** The skills that the scan found, read. */
export interface ReadSkills extends Pick<ScanResult, 'nested' | 'findings'> {
  readonly records: readonly SkillRecord[];
}

/** Skills with their verdicts. */
export interface JudgedSkills {
  readonly judge: Judge;
  /** With findings about their dependencies. */
  readonly records: readonly SkillRecord[];
  readonly accepted: readonly SkillRecord[];
  readonly rejected: readonly SkillRecord[];
  /** With duplicate names resolved. */
  readonly selection: Selection;
}

/** The stages that every operation begins with, for callers that need only those: scan, read, judge. */
export async function collectSkills(setup: RunSetup): Promise<ReadSkills & JudgedSkills> {
  const read = await readSkills(setup, new StageTimer());
  return { ...read, ...judgeSkills(setup, read.records, read.nested) };
}

export async function readSkills(setup: RunSetup, timer: StageTimer): Promise<ReadSkills> {
  const scan = await timer.time('scan', () => scanRepository(setup));
  const read = await timer.time('inspect', () => inspectSkills(setup, scan));
  const records = namePlugins([...read, ...scan.refused], setup);
  return { records, nested: scan.nested, findings: scan.findings };
}

export function judgeSkills(
  setup: RunSetup,
  read: readonly SkillRecord[],
  nested: ScanResult['nested'],
): JudgedSkills {
  const judge = openJudge(setup);
  const { profile } = setup.chosen;
  const manual = () => findManualEntries(setup, read).map(({ name }) => name);
  const areSkills = profile.fields.includes('dependencies');
  const records = !isKnownField('dependencies', profile)
    ? read
    : addDependencyFindings(areSkills ? read : withoutPackages(read, manual), {
        isAccepted: (record) => judge.isAccepted(record),
        // The rest are skills, valid or not.
        others: () => (areSkills ? manual() : [...read.map(({ name }) => name), ...manual()]),
      });
  const { accepted, rejected } = sortByVerdict(records, judge);
  const selection = selectByName(accepted, nested, profile);
  return { judge, records, accepted, rejected, selection };
}

/** Judges by the profile, the config and the options of a run. */
export function openJudge({ request, settings, chosen: { profile } }: RunSetup): Judge {
  const policy = {
    profile,
    level: request.level ?? settings.level,
    isForced: request.force === true,
    isProtocol: request.protocol === true,
    overrides: compileOverrides(settings.ruleOverrides),
  };
  return new Judge(policy, ruleById);
}

/** Splits records into accepted and rejected ones. */
export function sortByVerdict(records: readonly SkillRecord[], judge: Judge) {
  const accepted: SkillRecord[] = [];
  const rejected: SkillRecord[] = [];
  for (const record of records) (judge.isAccepted(record) ? accepted : rejected).push(record);
  return { accepted, rejected };
}

/** A plugin has the name it was installed under, which may differ from its author's. */
function namePlugins(records: readonly SkillRecord[], { settings }: RunSetup): readonly SkillRecord[] {
  const names = new Set(readAgentSettings(settings).plugins.map(({ name }) => name));
  if (names.size === 0) return records;
  return records.map((record) => {
    const name = directoryNameOf(record.directory);
    if (record.source !== 'plugin' || !names.has(name)) return record;
    const findings = record.findings.filter(({ rule }) => rule !== 'name-matches-directory');
    return { ...record, name, findings };
  });
}
