import picocolors from 'picocolors';
import { UsageError } from '../../errors.js';
import { alignColumns, paintSeverity } from '../../report/visible-text.js';
import { RULES, ruleById } from '../../rules/index.js';
import type { Rule } from '../../rules/rule.js';
import type { Command, TextResult } from '../command.js';
import { suggest } from '../command-line.js';

type Colors = ReturnType<typeof picocolors.createColors>;

export const command: Command = {
  name: 'rules',
  summary: 'list the rules, or explain one',
  usage: '[id]',
  description:
    'Lists every rule with its severity and meaning; with an id, explains one with an example. Severities can be set in the config file.',
  examples: [{ line: 'skill-registrar rules version-format', does: 'Explains one rule.' }],
  options: [],
  positionals: [{ name: 'id' }],
  async run({ positionals: [id], io }) {
    const colors = picocolors.createColors(io.stdout.hasColor);
    return id === undefined ? listRules(colors) : explainRule(findRule(id), colors);
  },
};

function listRules(colors: Colors): TextResult {
  const rows = alignColumns(RULES.map((rule) => [rule.id, rule.severity, rule.meaning]));
  const lines = rows.map(([id, severity, meaning], index) => {
    const painted = paintSeverity(colors, RULES[index]!.severity, severity!);
    return `${colors.bold(id!)}  ${painted}  ${meaning}\n`;
  });
  return { kind: 'text', exitCode: 0, text: lines.join(''), fields: { rules: RULES } };
}

function explainRule(rule: Rule, colors: Colors): TextResult {
  const safety = rule.safety
    ? '\nNeither --force nor a lower level nor a config file registers a skill that breaks it.\n'
    : '';
  const text = [
    `${colors.bold(rule.id)}  ${paintSeverity(colors, rule.severity, rule.severity)}  ${colors.dim(rule.kind)}\n`,
    `${rule.meaning} ${rule.why}\n${safety}`,
    `${colors.red('Instead of')}\n\n${indent(rule.bad)}\n`,
    `${colors.green('write')}\n\n${indent(rule.good)}\n`,
    ...(rule.safety ? [] : [`Set its severity in skill-registrar.json: "rules": { "${rule.id}": "off" }\n`]),
  ].join('\n');
  return { kind: 'text', exitCode: 0, text, fields: { rules: [rule] } };
}

function indent(example: string): string {
  return example.replace(/^(?=.)/gm, '    ');
}

function findRule(id: string): Rule {
  const rule = ruleById(id);
  if (rule) return rule;
  const guess = suggest(
    id,
    RULES.map((known) => known.id),
  );
  const list = "Run 'skill-registrar rules' for the list.";
  throw new UsageError(`Unknown rule '${id}'.`, guess === null ? list : `Did you mean '${guess}'? ${list}`);
}
