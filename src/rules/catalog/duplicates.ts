import { fillIn, type Profile } from '../../profiles/profile.js';
import type { NestedSkill } from '../../skill/scan-skills.js';
import { directoryNameOf, type SkillRecord } from '../../skill/skill.js';
import { type FieldPlace, START_OF_FILE } from '../../text/span.js';
import type { Finding } from '../finding.js';
import { defineFamily, defineRule } from '../rule.js';

const skill = (name: string) => `---\nname: ${name}\ndescription: Fills in PDF forms.\n---\n`;

export default defineFamily([
  defineRule({
    id: 'duplicate-name',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    summary: 'No two skills have the same name.',
    why: 'Only one of them can be reached by that name.',
    bad: [
      {
        files: {
          'skills/pdf/SKILL.md': skill('pdf'),
          '.claude/skills/pdf/SKILL.md': skill('«pdf»'),
        },
        also: ['similar-description'],
        message:
          "Duplicate skill name 'pdf' found at:\n  - skills/pdf/SKILL.md (registered)\n  - .claude/skills/pdf/SKILL.md (skipped)",
        shown: 'skills/pdf/SKILL.md and .claude/skills/pdf/SKILL.md, both `name: pdf`',
      },
    ],
    good: [
      {
        files: { 'skills/pdf/SKILL.md': skill('pdf'), '.claude/skills/merge/SKILL.md': skill('merge') },
        shown: '`name: pdf` and `name: merge`',
      },
    ],
  }),
  defineRule({
    id: 'nested-skill',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'A SKILL.md below another skill, or deeper than the profile scans, is not registered.',
    why: 'It belongs to the outer skill. If it is meant to be a separate skill, no client finds it there.',
    bad: [
      {
        files: {
          'skills/pdf/SKILL.md': skill('pdf'),
          'skills/pdf/forms/SKILL.md': `«»${skill('forms')}`,
        },
        shown: 'skills/pdf/forms/SKILL.md beside skills/pdf/SKILL.md',
      },
    ],
    good: [
      {
        files: { 'skills/pdf/SKILL.md': skill('pdf'), 'skills/forms/SKILL.md': skill('forms') },
        shown: 'skills/pdf/SKILL.md and skills/forms/SKILL.md',
      },
    ],
  }),
]);

export interface Selection {
  /** One skill for each name, in discovery order: what a manifest can hold. */
  readonly selected: readonly SkillRecord[];
  /** What agents may use: the selected ones, and under `keep` those of the same name too. */
  readonly usable: readonly SkillRecord[];
  readonly skipped: readonly SkillRecord[];
  readonly findings: readonly Finding[];
}

const AT_NAME: FieldPlace = { field: ['name'], part: 'value' };

/** Resolves equal names as the profile says: the first, the last or the one of the later root wins, or all stay. */
export function selectByName(
  valid: readonly SkillRecord[],
  nested: readonly NestedSkill[],
  profile: Profile,
): Selection {
  // Nearly every name is unique: only the others need a group.
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
  const where = isInSkill ? 'inside another skill' : 'deeper than the scan goes';
  return {
    rule: 'nested-skill',
    file,
    at: START_OF_FILE,
    message: `${file} is ${where} and is not registered.`,
    fix: 'Move its directory up to the scan root, or set "nested": "register".',
  };
}
