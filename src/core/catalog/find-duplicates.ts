import { START_OF_FILE } from '../diagnostic.js';
import { fillIn } from '../fill-in.js';
import type { Finding } from '../finding.js';
import type { Profile } from '../profile.js';
import type { NestedSkill } from '../scan-skills.js';
import type { SkillRecord } from '../skill.js';
import { directoryNameOf } from '../skill-path.js';

export interface Selection {
  /** One skill for each name, in discovery order. */
  readonly selected: readonly SkillRecord[];
  readonly skipped: readonly SkillRecord[];
  readonly findings: readonly Finding[];
}

/** Settles equal names as the profile says: first, last or most important root wins; `keep` lists all, names one. */
export function selectByName(
  valid: readonly SkillRecord[],
  nested: readonly NestedSkill[],
  profile: Profile,
): Selection {
  const byName = new Map<string, SkillRecord[]>();
  for (const record of valid) {
    const group = byName.get(record.name);
    if (group === undefined) byName.set(record.name, [record]);
    else group.push(record);
  }
  const nestedByName = new Map(nested.map((skill) => [directoryNameOf(skill.directory), skill]));
  const selected = new Set<SkillRecord>();
  const findings: Finding[] = [];
  for (const [name, group] of byName) {
    const isLastFirst = profile.duplicates === 'last' || profile.duplicates === 'priority';
    const winner = isLastFirst ? group[group.length - 1]! : group[0]!;
    selected.add(winner);
    const losers = group.filter((record) => record !== winner);
    const deeper = nestedByName.get(name);
    if (losers.length > 0) findings.push(...duplicateFindings(winner, losers, profile));
    if (deeper !== undefined && profile.nested === 'ignore')
      findings.push(duplicateFinding(winner, [deeper.file], profile, deeper.file));
  }
  const ignored = nested.filter((skill) => !byName.has(directoryNameOf(skill.directory)));
  return {
    selected: valid.filter((record) => selected.has(record)),
    skipped: valid.filter((record) => !selected.has(record)),
    findings: [...findings, ...ignored.map(nestedFinding)],
  };
}

function duplicateFindings(winner: SkillRecord, losers: readonly SkillRecord[], profile: Profile): Finding[] {
  const files = losers.map(({ file }) => file);
  if (profile.messages['duplicate-name'] === undefined) {
    return [
      { ...duplicateFinding(winner, files, profile, files[0]!), at: { field: ['name'], part: 'value' } },
    ];
  }
  return [
    { ...duplicateFinding(winner, files, profile, winner.file), at: { field: ['name'], part: 'value' } },
  ];
}

/** S0-46, word for word. */
function duplicateFinding(
  winner: SkillRecord,
  losers: readonly string[],
  profile: Profile,
  file: string,
): Finding {
  const own = profile.messages['duplicate-name'];
  const text = [
    `Duplicate skill name '${winner.name}' found at:`,
    `  - ${winner.file} (registered)`,
    ...losers.map((loser) => `  - ${loser} (skipped)`),
  ].join('\n');
  return {
    rule: 'duplicate-name',
    file,
    at: START_OF_FILE,
    skill: winner.name,
    message: own === undefined ? text : fillIn(own, { name: winner.name, file: winner.file }),
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
