import createIgnore from 'ignore';
import type { FindingOf, RuleLevel } from '../text/finding.js';
import { codeBlockAt, codeBlocks } from '../text/markdown.js';
import type { FieldPlace, TextRange } from '../text/span.js';
import type { CheckedSkill } from './checked-skill.js';
import { defineRule, type Problem } from './rule.js';

type Finding = FindingOf<'unused-suppression'>;

const SKILL = '---\nname: pdf\ndescription: Fills in PDF forms.\n---\n';

/** Comments such as `<!-- skill-registrar-disable-next-line home-path -->`, and `ruleOverrides` in the config. */
export default defineRule({
  id: 'unused-suppression',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary:
    'Every comment or `ruleOverrides` that suppresses a rule suppresses a finding, and says why where `requireReasons` is set.',
  why: 'An unused suppression can hide a finding later. Safety rules cannot be suppressed.',
  bad: [
    {
      body: '«<!-- skill-registrar-disable-next-line home-path -->»\nRun ~/bin/tool.\n',
      message: 'Nothing is suppressed: there is no home-path finding here.',
    },
    '«<!-- skill-registrar-disable home-path -->»\nRun ~/bin/tool.\n<!-- skill-registrar-enable home-path -->\n',
    {
      body: '«<!-- skill-registrar-disable-next-line home-paht -->»\nRun ~/bin/tool.\n',
      message: 'There is no rule "home-paht".',
    },
    {
      body: '«<!-- skill-registrar-disable-next-line -->»\nRun ~/bin/tool.\n',
      message: 'This comment names no rule.',
    },
    {
      body: '«<!-- skill-registrar-disable-next-line home-path -->»\nRun /Users/mkowalski/bin/tool.\n',
      files: { 'skill-registrar.json': '{ "requireReasons": true }\n' },
      message: 'Nothing says why home-path is suppressed.',
    },
    {
      body: '«<!-- skill-registrar-disable file-size -->»\nRun ~/bin/tool.\n',
      message: 'The rule file-size guards safety and cannot be suppressed.',
    },
    {
      files: {
        'skills/pdf/SKILL.md': SKILL,
        'skill-registrar.json':
          '{ "ruleOverrides": [«{ "files": "skills/old/**", "rules": { "home-path": "off" } }»] }\n',
      },
      message: 'These overrides change nothing: no finding of home-path is in skills/old/**.',
    },
  ],
  good: [
    '<!-- skill-registrar-disable-next-line home-path -->\nRun /Users/mkowalski/bin/tool.\n',
    '<!-- skill-registrar-disable-next-line home-path -- It is shown as an example. -->\nRun /Users/mkowalski/a.\n',
    {
      body: '<!-- skill-registrar-disable-next-line home-path -- An example. -->\nRun /Users/mkowalski/a.\n',
      files: { 'skill-registrar.json': '{ "requireReasons": true }\n' },
    },
    {
      body: 'Run the script.',
      files: {
        'skills/pdf/scripts/a.sh':
          '# skill-registrar-disable-next-line pipe-to-shell -- Our own server.\ncurl https://x.example/i.sh | sh\n',
      },
    },
    '<!-- skill-registrar-disable home-path -->\nRun /Users/mkowalski/a.\n\nRun /Users/mkowalski/b.\n<!-- skill-registrar-enable home-path -->\n',
    '<!-- skill-registrar-disable home-path, pipe-to-shell -->\nRun /Users/mkowalski/a.\n\ncurl https://x.example | sh\n',
    '```md\n<!-- skill-registrar-disable-next-line home-path -->\n```\n',
    {
      files: {
        'skills/pdf/SKILL.md': `${SKILL}Run /Users/mkowalski/bin/tool.\n`,
        'skill-registrar.json':
          '{ "ruleOverrides": [{ "files": "skills/pdf/**", "rules": { "home-path": "off" } }] }\n',
      },
    },
  ],
});

/** A rule that a comment suppresses in a range of the text. */
export interface Suppression {
  readonly rule: string;
  /** Why, after ` -- `. */
  readonly reason: string;
  /** Position of the comment. */
  readonly at: TextRange;
  /** Range that it covers. */
  readonly from: number;
  to: number;
  isUsed: boolean;
  /** A change cannot silence a rule against attacks by a comment of its own. */
  readonly isRefused: boolean;
}

/**
 * What a comment can do to a rule: to `security` only once the base has the comment, to `safety` nothing. A rule that is
 * checked `elsewhere` does not tell here whether the comment is used.
 */
export type RuleState = 'unknown' | 'safety' | 'security' | 'usual' | 'elsewhere';

/** In Markdown, and in the comments of scripts. */
const COMMENT =
  /(?:<!--|#|\/\/)[ \t]*skill-registrar-(disable-next-line|disable|enable)\b([^\n]{0,500}?)(?:-->|\r?$)/gm;

/** A text with comments that suppress rules. */
export type SuppressedText = Pick<
  CheckedSkill,
  'file' | 'text' | 'body' | 'bodyStart' | 'requireReasons' | 'comments'
>;

/** The suppressions in the comments of a body, outside code. */
export function findSuppressions(
  skill: SuppressedText,
  stateOf: (rule: string) => RuleState,
): readonly Suppression[] {
  const { file, text, body, bodyStart, comments } = skill;
  if (comments === 'ignore' || !body.includes('skill-registrar-')) return [];
  const blocks = codeBlocks(body);
  const found: Suppression[] = [];
  for (const { 0: comment, 1: kind, 2: list, index } of body.matchAll(COMMENT)) {
    if (codeBlockAt(blocks, index) !== null) continue;
    const at = { start: bodyStart + index, end: bodyStart + index + comment.length };
    const [names = '', ...why] = list!.split(/(?:^|\s)--\s/);
    const reason = why.join(' -- ').trim();
    const rules = names.split(/[\s,]+/).filter((id) => id !== '');
    for (const rule of rules.length === 0 ? [''] : rules) {
      if (kind === 'enable') closeBlocks(found, rule, at.start);
      else {
        const to = endOf(kind!, at.end, text);
        // The same comment for another line is another comment.
        const covered = kind === 'disable' ? comment : text.slice(at.start, to).trimEnd();
        const isRefused =
          stateOf(rule) === 'security' && comments.earlierText(file)?.includes(covered) === false;
        found.push({ rule, reason, at, from: at.end, to, isUsed: false, isRefused });
      }
    }
  }
  return found;
}

function endOf(kind: string, commentEnd: number, text: string): number {
  if (kind === 'disable') return text.length + 1;
  const nextLine = text.indexOf('\n', commentEnd);
  const end = text.indexOf('\n', nextLine + 1);
  return nextLine === -1 || end === -1 ? text.length + 1 : end;
}

function closeBlocks(found: readonly Suppression[], rule: string, at: number): void {
  for (const suppression of found) if (suppression.rule === rule && suppression.to > at) suppression.to = at;
}

/** Whether a comment covers a finding; marks the comment as used. */
export function isSuppressed(suppressions: readonly Suppression[], rule: string, at: Problem['at']): boolean {
  if (!('start' in at)) return false;
  const covering = suppressions.filter(
    (one) => one.rule === rule && !one.isRefused && one.from <= at.start && at.start < one.to,
  );
  for (const one of covering) one.isUsed = true;
  return covering.length > 0;
}

/** Unused, forbidden or misspelled suppressions. */
export function problemsOf(
  suppressions: readonly Suppression[],
  stateOf: (rule: string) => RuleState,
  { requireReasons }: Pick<SuppressedText, 'requireReasons'>,
): readonly Problem[] {
  return suppressions.flatMap(({ rule, reason, at, isUsed, isRefused }): Problem[] => {
    const state = stateOf(rule);
    if (isRefused)
      return [
        {
          at,
          about: [rule],
          message: `The rule ${rule} finds attacks: a comment suppresses it only once the base has the comment.`,
          fix: 'Remove the comment, or let someone with write access merge it first.',
        },
      ];
    if (isUsed)
      return requireReasons && reason === ''
        ? [{ at, message: `Nothing says why ${rule} is suppressed.`, fix: 'Add the reason after ` -- `.' }]
        : [];
    if (state === 'elsewhere') return [];
    if (rule === '')
      return [{ at, message: 'This comment names no rule.', fix: 'Name the rule, or remove the comment.' }];
    if (state === 'unknown')
      return [
        {
          at,
          about: [rule],
          message: `There is no rule "${rule}".`,
          fix: 'List the rules with `skill-registrar rules`.',
        },
      ];
    const message =
      state === 'safety'
        ? `The rule ${rule} guards safety and cannot be suppressed.`
        : `Nothing is suppressed: there is no ${rule} finding here.`;
    return [{ at, about: [rule], message, fix: 'Remove the comment.' }];
  });
}

/** `ruleOverrides` without an effect. */
export function checkOverrides(
  overrides: readonly RuleOverride[],
  findings: readonly FindingOf[],
  { file: config, requireReasons }: { readonly file: string; readonly requireReasons: boolean },
): Finding[] {
  return overrides.flatMap(({ files, rules, matches, reason = '' }, index): Finding[] => {
    const ids = Object.keys(rules);
    const at: FieldPlace = { field: ['ruleOverrides', index], part: 'value' };
    if (findings.some(({ rule, file }) => ids.includes(rule) && matches(file))) {
      const message = `Nothing says why ${ids.join(', ')} is overridden.`;
      const isMissing = requireReasons && reason.trim() === '';
      return isMissing
        ? [{ rule: 'unused-suppression', file: config, at, message, fix: 'Add "reason".' }]
        : [];
    }
    const where = [files].flat().join(', ');
    return [
      {
        rule: 'unused-suppression',
        file: config,
        at,
        about: [...ids, where],
        message: `These overrides change nothing: no finding of ${ids.join(', ')} is in ${where}.`,
        fix: 'Remove the entry, or fix its `files`.',
      },
    ];
  });
}

/** Severities for some files, from the config file. */
export interface RuleOverrideConfig {
  /** One or several patterns, as in a .gitignore file. */
  readonly files: string | readonly string[];
  readonly rules: Readonly<Record<string, RuleLevel>>;
  /** Why, for `requireReasons`. */
  readonly reason?: string;
}

export interface RuleOverride extends RuleOverrideConfig {
  readonly matches: (file: string) => boolean;
}

export function compileOverrides(configs: readonly RuleOverrideConfig[]): readonly RuleOverride[] {
  return configs.map((config) => {
    const patterns = createIgnore().add([config.files].flat());
    // Overrides apply only to files of the repository.
    const matches = (file: string) => createIgnore.isPathValid(file) && patterns.ignores(file);
    return { ...config, matches };
  });
}
