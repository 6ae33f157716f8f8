import picocolors from 'picocolors';
import { UsageError } from '../../errors.js';
import { adviseOn } from '../../report/closest.js';
import { alignColumns, paintSeverity } from '../../report/visible-text.js';
import { showExample } from '../../rules/example.js';
import { RULES, ruleById } from '../../rules/index.js';
import { isFixable, type Rule, ruleUrl } from '../../rules/rule.js';
import type { Command, TextResult } from '../command.js';

type Colors = ReturnType<typeof picocolors.createColors>;

export const command: Command = {
  name: 'rules',
  summary: 'list the rules, or explain one',
  usage: '[id]',
  description:
    'Lists every rule with its severity and summary; with an id, explains one with an example. Severities can be set in the config file.',
  examples: [{ line: 'skill-registrar rules version-format', does: 'Explains one rule.' }],
  options: [],
  positionals: [{ name: 'id' }],
  async run({ positionals: [id], io }) {
    const colors = picocolors.createColors(io.stdout.hasColor);
    return id === undefined ? listRules(colors) : explainRule(findRule(id), colors);
  },
};

function listRules(colors: Colors): TextResult {
  const rows = alignColumns(RULES.map((rule) => [rule.id, rule.severity, rule.summary]));
  const lines = rows.map(([id, severity, summary], index) => {
    const painted = paintSeverity(colors, RULES[index]!.severity, severity!);
    return `${colors.bold(id!)}  ${painted}  ${summary}\n`;
  });
  return { kind: 'text', exitCode: 0, text: lines.join(''), fields: { rules: RULES.map(describeRule) } };
}

function explainRule(rule: Rule, colors: Colors): TextResult {
  const safety = rule.safety
    ? '\nNeither --force nor a lower level nor a config file registers a skill that breaks it.\n'
    : '';
  const text = [
    `${colors.bold(rule.id)}  ${paintSeverity(colors, rule.severity, rule.severity)}  ${colors.dim(rule.kind)}\n`,
    `${rule.summary} ${rule.why}\n${safety}`,
    `${colors.red('Instead of')}\n\n${indent(showExample(rule.bad[0]))}\n`,
    `${colors.green('write')}\n\n${indent(showExample(rule.good[0]))}\n`,
    ...(isFixable(rule) ? ['Fixed by --fix where that cannot change what the author meant.\n'] : []),
    ...(rule.safety ? [] : [`Set its severity in skill-registrar.json: "rules": { "${rule.id}": "off" }\n`]),
    `${ruleUrl(rule.id)}\n`,
  ].join('\n');
  return { kind: 'text', exitCode: 0, text, fields: { rules: [describeRule(rule)] } };
}

/** A rule as data: the first example of each kind, and where to read more. */
function describeRule(rule: Rule) {
  const { id, severity, kind, summary, why, bad, good, safety } = rule;
  const fixable = isFixable(rule);
  const examples = { bad: showExample(bad[0]), good: showExample(good[0]) };
  return {
    id,
    severity,
    kind,
    summary,
    why,
    ...examples,
    ...(safety && { safety }),
    ...(fixable && { fixable }),
    url: ruleUrl(id),
  };
}

function indent(example: string): string {
  return example.replace(/^(?=.)/gm, '    ');
}

function findRule(id: string): Rule {
  const rule = ruleById(id);
  if (rule) return rule;
  const known = RULES.map((each) => each.id);
  throw new UsageError(
    `Unknown rule "${id}".`,
    adviseOn(id, known, 'List them with `skill-registrar rules`.'),
  );
}
