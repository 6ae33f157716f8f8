import { fillIn, type Profile } from '../../profiles/profile.js';
import type { NestedSkill } from '../../skill/scan-skills.js';
import type { SkillRecord } from '../../skill/skill.js';
import { compareText } from '../../text/compare.js';
import type { FindingOf } from '../../text/finding.js';
import { baseName, parentOf } from '../../text/paths.js';
import { type FieldPlace, START_OF_FILE } from '../../text/span.js';
import { countText, joinWords } from '../../text/suggest.js';
import { defineFamily, defineRule } from '../rule.js';

type Finding = FindingOf<'duplicate-name' | 'nested-skill'>;

const skill = (name: string) => `---\nname: ${name}\ndescription: Fills in PDF forms.\n---\n`;

export default defineFamily([
  defineRule({
    id: 'duplicate-name',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    summary: 'No two skills have the same name, unless plugins set them apart or they are equal copies.',
    why: 'Only one of them can be reached by that name. Copies that differ drift apart.',
    bad: [
      {
        files: {
          'skills/pdf/SKILL.md': skill('pdf'),
          '.claude/skills/pdf/SKILL.md': `${skill('«pdf»')}Old.\n`,
          '.claude/skills/pdf/old.md': 'Old.\n',
        },
        also: ['similar-description'],
        message:
          "Duplicate skill name 'pdf' found at:\n  - skills/pdf/SKILL.md (registered)\n  - .claude/skills/pdf/SKILL.md (skipped)\nThey differ in SKILL.md and old.md.",
        shown: 'skills/pdf/SKILL.md and .claude/skills/pdf/SKILL.md, both `name: pdf`, with different text',
      },
      {
        files: { 'skills/a/pdf/SKILL.md': `${skill('pdf')}One.\n`, 'skills/b/pdf/SKILL.md': skill('«pdf»') },
        also: ['similar-description'],
      },
    ],
    good: [
      {
        files: { 'skills/pdf/SKILL.md': skill('pdf'), '.claude/skills/merge/SKILL.md': skill('merge') },
        shown: '`name: pdf` and `name: merge`',
      },
      { files: { '.agents/skills/pdf/SKILL.md': skill('pdf'), '.claude/skills/pdf/SKILL.md': skill('pdf') } },
      {
        files: {
          'a/skills/pdf/SKILL.md': `${skill('pdf')}One.\n`,
          'a/.claude-plugin/plugin.json': '{ "name": "a" }\n',
          'b/skills/pdf/SKILL.md': `${skill('pdf')}Two.\n`,
          'b/.claude-plugin/plugin.json': '{ "name": "b" }\n',
        },
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

/** What decides about skills of the same name, apart from the skills. */
export interface SelectionContext {
  readonly profile: Profile;
  readonly nested: readonly NestedSkill[];
  /** The directory of the plugin that a skill is in; `null` outside plugins. */
  readonly pluginOf: (directory: string) => string | null;
  /** The files in which two directories differ, relative to them, sorted. */
  readonly differences: (first: string, second: string) => readonly string[];
  /** The directory that the manifest has for a name. */
  readonly registeredPath: (name: string) => string | undefined;
}

/**
 * Resolves equal names: the directory of that name wins, then the registered one, then as the profile says the first,
 * the last or the one of the later root, or all stay.
 */
export function selectByName(valid: readonly SkillRecord[], context: SelectionContext): Selection {
  const { nested, profile } = context;
  // Nearly every name is unique: only the others need a group.
  const first = new Map<string, SkillRecord>();
  const groups = new Map<string, SkillRecord[]>();
  for (const record of valid) {
    const earlier = first.get(record.name);
    if (earlier === undefined) first.set(record.name, record);
    else if (groups.has(record.name)) groups.get(record.name)!.push(record);
    else groups.set(record.name, [earlier, record]);
  }
  const nestedByName = new Map(nested.map((skill) => [baseName(skill.directory), skill]));
  const skipped = new Set<SkillRecord>();
  const findings: Finding[] = [];
  for (const [name, earliest] of first) {
    const group = groups.get(name);
    const winner = group === undefined ? earliest : winnerOf(group, context);
    if (group !== undefined) {
      findings.push(...duplicateFindings(winner, group, context));
      for (const record of group) if (record !== winner) skipped.add(record);
    }
    const deeper = nestedByName.get(name);
    if (deeper !== undefined && profile.nested === 'ignore')
      findings.push(nestedDuplicate(winner, deeper.file));
  }
  const ignored = nested.filter((skill) => !first.has(baseName(skill.directory)));
  const chosen = skipped.size === 0 ? valid : valid.filter((record) => !skipped.has(record));
  return {
    selected: chosen,
    usable: profile.duplicates === 'keep' ? valid : chosen,
    skipped: valid.filter((record) => skipped.has(record)),
    findings: [...findings, ...nestedFindings(ignored)],
  };
}

function winnerOf(
  group: readonly SkillRecord[],
  { profile: { duplicates }, registeredPath }: SelectionContext,
): SkillRecord {
  const { name } = group[0]!;
  const named = group.filter(({ directory }) => baseName(directory) === name);
  const candidates = named.length === 0 ? group : named;
  if (duplicates === 'last' || duplicates === 'priority') return candidates.at(-1)!;
  return candidates.find(({ directory }) => directory === registeredPath(name)) ?? candidates[0]!;
}

/** In the system's own words: one finding for each skill that replaces another. */
function duplicateFindings(
  winner: SkillRecord,
  group: readonly SkillRecord[],
  context: SelectionContext,
): Finding[] {
  const own = context.profile.messages['duplicate-name'];
  if (own === undefined) return findDrift(winner, group, context);
  const losers = group.filter((record) => record !== winner).map(({ file }) => file);
  const files = group.map(({ file }) => file).join(', ');
  return group.slice(1).map((record) => ({
    ...duplicateFinding(winner, losers),
    file: record.file,
    at: AT_NAME,
    message: fillIn(own, { name: winner.name, file: record.file, files }),
  }));
}

/** Equal copies do no harm, and clients call a skill of a plugin by the plugin's name too. */
function findDrift(
  winner: SkillRecord,
  group: readonly SkillRecord[],
  { pluginOf, differences, profile }: SelectionContext,
): Finding[] {
  const plugin = pluginOf(winner.directory);
  const rivals = group.filter((record) => record !== winner && pluginOf(record.directory) === plugin);
  if (profile.portability !== true) {
    const losers = group.filter((record) => record !== winner).map(({ file }) => file);
    return [{ ...duplicateFinding(winner, losers), file: losers[0]!, at: AT_NAME }];
  }
  const drifted = rivals
    .map(({ file, directory }) => ({ file, files: differences(winner.directory, directory) }))
    .filter(({ files }) => files.length > 0);
  if (drifted.length === 0) return [];
  const losers = drifted.map(({ file }) => file);
  const files = [...new Set(drifted.flatMap((each) => each.files))].sort(compareText);
  const shown = files.slice(0, MAX_SHOWN_FILES);
  const more = files.length - shown.length;
  const list = joinWords(more === 0 ? shown : [...shown, countText(more, 'more file')]);
  const finding = duplicateFinding(winner, losers);
  return [
    {
      ...finding,
      file: losers[0]!,
      at: AT_NAME,
      message: `${finding.message}\nThey differ in ${list}.`,
      fix: 'Make the copies equal, or rename or remove one of them.',
    },
  ];
}

const MAX_SHOWN_FILES = 3;

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
    about: [winner.name],
    skill: winner.name,
    message,
    fix: 'Rename one of them, or remove it.',
  };
}

/** One for each folder: what a skill carries is named once. */
function nestedFindings(nested: readonly NestedSkill[]): Finding[] {
  const byFolder = new Map<string, NestedSkill[]>();
  for (const skill of nested) {
    const folder = parentOf(skill.directory);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), skill]);
  }
  return [...byFolder.values()].map((skills) => {
    const [{ file, isInSkill }] = skills as [NestedSkill];
    const where = isInSkill ? 'inside another skill' : 'deeper than the scan goes';
    const one = `${file} is ${where} and is not registered.`;
    const many = `${skills.length} skills, such as ${file}, are ${where} and are not registered.`;
    return {
      rule: 'nested-skill',
      file,
      at: START_OF_FILE,
      about: skills.map(({ directory }) => directory),
      message: skills.length === 1 ? one : many,
      fix: `Move ${skills.length === 1 ? 'its directory' : 'their directories'} up to the scan root, or set "nested": "register".`,
    };
  });
}
