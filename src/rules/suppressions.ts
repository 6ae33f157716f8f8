import createIgnore from 'ignore';
import type { FindingOf, RuleLevel } from '../text/finding.js';
import type { FieldPlace } from '../text/span.js';
import { defineRule } from './rule.js';

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
