import { isKnownField } from '../profiles/frontmatter-schema.js';
import { addDependencyFindings, withoutPackages } from '../rules/catalog/dependencies.js';
import { type Selection, selectByName } from '../rules/catalog/duplicates.js';
import type { Judge } from '../rules/judge.js';
import type { SkillRecord } from '../skill/skill.js';
import { selectionContext } from './compare-copies.js';
import { inspectManualEntries } from './manual-entries.js';
import type { RunSetup } from './prepare-run.js';
import { type ReadSkills, readSkills } from './read-skills.js';
import { StageTimer } from './stage-timer.js';
import { findManualEntries } from './stale-entries.js';

/** The skills of a run, with what is decided about each: every stage after the verdict takes this value. */
export interface Skills extends ReadSkills {
  readonly accepted: readonly SkillRecord[];
  readonly rejected: readonly SkillRecord[];
  /** The accepted ones, with duplicate names resolved. */
  readonly selection: Selection;
}

/** The stages that every operation begins with, for callers that need only those: scan, read, judge. */
export async function collectSkills(setup: RunSetup): Promise<Skills> {
  return judgeSkills(setup, await readSkills(setup, new StageTimer()));
}

/** Accepts and rejects skills, and of those with the same name chooses one. */
export function judgeSkills(setup: RunSetup, read: ReadSkills): Skills {
  const records = withDependencies(setup, read.records);
  const { accepted, rejected } = sortByVerdict(records, setup.judge);
  const selection = selectByName(accepted, selectionContext(setup, accepted, read.nested));
  return { ...read, records, accepted, rejected, selection };
}

/** The skills with findings about their dependencies. */
function withDependencies(setup: RunSetup, read: readonly SkillRecord[]): readonly SkillRecord[] {
  const { judge, chosen } = setup;
  const { profile } = chosen;
  if (!isKnownField('dependencies', profile)) return read;
  const manual = () => findManualEntries(setup, read).map(({ name }) => name);
  const areSkills = profile.fields.includes('dependencies');
  return addDependencyFindings(areSkills ? read : withoutPackages(read, manual), {
    isAccepted: (record) => judge.isAccepted(record),
    // The rest are skills, valid or not.
    others: () => (areSkills ? manual() : [...read.map(({ name }) => name), ...manual()]),
  });
}

function sortByVerdict(records: readonly SkillRecord[], judge: Judge): Pick<Skills, 'accepted' | 'rejected'> {
  const accepted: SkillRecord[] = [];
  const rejected: SkillRecord[] = [];
  for (const record of records) (judge.isAccepted(record) ? accepted : rejected).push(record);
  return { accepted, rejected };
}

/** The skills for the manifest. It is committed: skills in the home directory do not belong in it. */
export function selectForManifest(setup: RunSetup, skills: Skills): Skills {
  if (setup.request.workspace.home === null) return skills;
  const isCommitted = ({ scope }: SkillRecord) => scope === 'repo';
  const accepted = skills.accepted.filter(isCommitted);
  const selection = selectByName(accepted, selectionContext(setup, accepted, skills.nested));
  const registered = new Map(selection.selected.map((record) => [record.name, record]));
  const isSkipped = (record: SkillRecord) => (registered.get(record.name) ?? record) !== record;
  return {
    ...skills,
    accepted,
    rejected: skills.rejected.filter(isCommitted),
    selection: { ...selection, skipped: skills.accepted.filter(isSkipped) },
  };
}

/**
 * The skills that the operation reports: for `validate` all, else without those that the manifest skips. `validate` and
 * `status` also cover skills that were registered by hand; `register` leaves those entries alone.
 */
export function skillsToReport(setup: RunSetup, skills: Skills, registered: Skills): Skills {
  const { operation } = setup.request;
  const manual = operation === 'validate' || operation === 'status' ? readManualSkills(setup, skills) : [];
  const { skipped, findings } = (operation === 'validate' ? skills : registered).selection;
  return {
    ...skills,
    records: [...skills.records, ...manual],
    rejected: [...skills.rejected, ...sortByVerdict(manual, setup.judge).rejected],
    selection: { ...skills.selection, skipped, findings },
  };
}

function readManualSkills(setup: RunSetup, { records }: Skills): readonly SkillRecord[] {
  const entries = findManualEntries(setup, records);
  return entries.length === 0 ? [] : inspectManualEntries(setup, entries);
}
