import type { Profile } from '../../profiles/profile.js';
import { type FieldPlace, type Finding, START_OF_FILE } from '../../report/diagnostic.js';
import { fillIn } from '../../skill/inspect-skill.js';
import type { NestedSkill } from '../../skill/scan-skills.js';
import { directoryNameOf, type SkillRecord } from '../../skill/skill.js';

export interface Selection {
  /** One skill for each name, in discovery order: what a manifest can hold. */
  readonly selected: readonly SkillRecord[];
  /** What agents may use: the selected ones, and under `keep` those of the same name too. */
  readonly usable: readonly SkillRecord[];
  readonly skipped: readonly SkillRecord[];
  readonly findings: readonly Finding[];
}

const AT_NAME: FieldPlace = { field: ['name'], part: 'value' };

/** Settles equal names as the profile says: the first, the last or the one of the later root wins, or all stay. */
export function selectByName(
  valid: readonly SkillRecord[],
  nested: readonly NestedSkill[],
  profile: Profile,
): Selection {
  // Nearly every name is met once: a group is made for the others only.
  const first = new Map<string, SkillRecord>();
  const groups = new Map<string, SkillRecord[]>();
  for (const record of valid) {
    const earlier = first.get(record.name);
    if (earlier === undefined) first.set(record.name, record);
    else if (groups.has(record.name)) groups.get(record.name)!.push(record);
    else groups.set(record.name, [earlier, record]);
  }
  const nestedByName = new Map(nested.map((skill) => [directoryNameOf(skill.directory), skill]));
  const skipped = new Set<SkillRecord>();
  const findings: Finding[] = [];
  for (const [name, earliest] of first) {
    const group = groups.get(name);
    const winner = group === undefined ? earliest : winnerOf(group, profile);
    if (group !== undefined) {
      findings.push(...duplicateFindings(winner, group, profile));
      for (const record of group) if (record !== winner) skipped.add(record);
    }
    const deeper = nestedByName.get(name);
    if (deeper !== undefined && profile.nested === 'ignore')
      findings.push(nestedDuplicate(winner, deeper.file));
  }
  const ignored = nested.filter((skill) => !first.has(directoryNameOf(skill.directory)));
  const chosen = skipped.size === 0 ? valid : valid.filter((record) => !skipped.has(record));
  return {
    selected: chosen,
    usable: profile.duplicates === 'keep' ? valid : chosen,
    skipped: valid.filter((record) => skipped.has(record)),
    findings: [...findings, ...ignored.map(nestedFinding)],
  };
}

function winnerOf(group: readonly SkillRecord[], { duplicates }: Profile): SkillRecord {
  const isLastFirst = duplicates === 'last' || duplicates === 'priority';
  return group[isLastFirst ? group.length - 1 : 0]!;
}

/** In the system's own words: one finding for each skill that replaces another. */
function duplicateFindings(winner: SkillRecord, group: readonly SkillRecord[], profile: Profile): Finding[] {
  const own = profile.messages['duplicate-name'];
  const losers = group.filter((record) => record !== winner).map(({ file }) => file);
  if (own === undefined) return [{ ...duplicateFinding(winner, losers), file: losers[0]!, at: AT_NAME }];
  const files = group.map(({ file }) => file).join(', ');
  return group.slice(1).map((record) => ({
    ...duplicateFinding(winner, losers),
    file: record.file,
    at: AT_NAME,
    message: fillIn(own, { name: winner.name, file: record.file, files }),
  }));
}

function nestedDuplicate(winner: SkillRecord, file: string): Finding {
  return { ...duplicateFinding(winner, [file]), file };
}

/** CLEO's scripts look for these words in a log. */
function duplicateFinding(winner: SkillRecord, losers: readonly string[]): Finding {
  const message = [
    `Duplicate skill name '${winner.name}' found at:`,
    `  - ${winner.file} (registered)`,
    ...losers.map((loser) => `  - ${loser} (skipped)`),
  ].join('\n');
  return {
    rule: 'duplicate-name',
    file: winner.file,
    at: START_OF_FILE,
    skill: winner.name,
    message,
    fix: 'Rename one of them, or remove it.',
  };
}

function nestedFinding({ file, isInSkill }: NestedSkill): Finding {
  const where = isInSkill ? 'inside another skill' : 'deeper than skills are looked for';
  return {
    rule: 'nested-skill',
    file,
    at: START_OF_FILE,
    message: `${file} lies ${where} and is not registered.`,
    fix: 'Move its directory up to the scan root, or set "nested": "register".',
  };
}
