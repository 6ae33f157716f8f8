import picocolors from 'picocolors';
import { showExample } from '../../rules/example.js';
import { RULES, ruleById } from '../../rules/index.js';
import { isFixable, type Rule, ruleUrl } from '../../rules/rule.js';
import { UsageError } from '../../text/errors.js';
import { adviseOn } from '../../text/suggest.js';
import { alignColumns, type Colors, paintSeverity, wrapText } from '../../text/visible-text.js';
import { type Command, type TextResult, textResult } from '../command.js';
import { readableColumns } from '../io.js';

export const rules: Command = {
  name: 'rules',
  summary: 'list the rules, or explain one',
  usage: '[id]',
  description:
    'Lists every rule with its severity and summary; with an id, explains one with examples. Severities can be set in the config file.',
  examples: [{ line: 'skill-registrar rules version-format', does: 'Explains one rule.' }],
  options: [],
  positionals: [{ name: 'id' }],
  async run({ positionals: [id], io }) {
    const view = {
      colors: picocolors.createColors(io.stdout.hasColor),
      columns: readableColumns(io.stdout),
    };
    return id === undefined ? listRules(view) : explainRule(findRule(id), view);
  },
};

interface View {
  readonly colors: Colors;
  readonly columns: number;
}

function listRules({ colors, columns }: View): TextResult {
  const rows = alignColumns(RULES.map((rule) => [rule.id, rule.optIn ? 'off' : rule.severity, '']));
  const lines = rows.map(([id, severity], index) => {
    const rule = RULES[index]!;
    const rest = ' '.repeat(`${id}  ${severity}  `.length);
    const summary = wrapText(rule.summary, { columns, first: rest, rest }).join('\n').trimStart();
    return `${colors.bold(id!)}  ${paintSeverity(colors, rule.severity, severity!)}  ${summary}\n`;
  });
  return textResult(lines.join(''), { rules: RULES.map(describeRule) });
}

function explainRule(rule: Rule, { colors, columns }: View): TextResult {
  const wrap = (text: string) => `${wrapText(text, { columns, first: '', rest: '' }).join('\n')}\n`;
  const safety = rule.safety
    ? `\n${wrap('Neither --force nor a lower level nor a config file registers a skill that breaks it.')}`
    : '';
  const text = [
    `${colors.bold(rule.id)}  ${paintSeverity(colors, rule.severity, rule.optIn ? 'off by default' : rule.severity)}  ${colors.dim(rule.kind)}\n`,
    `${wrap(`${rule.summary} ${rule.why}`)}${safety}`,
    `${colors.red('Instead of')}\n\n${indent(showExample(rule.bad[0]))}\n`,
    `${colors.green('write')}\n\n${indent(showExample(rule.good[0]))}\n`,
    ...(isFixable(rule) ? ['Fixed by --fix where that cannot change what the author meant.\n'] : []),
    ...(rule.safety
      ? []
      : [
          `Set its severity in skill-registrar.json: "rules": { "${rule.id}": "${rule.optIn ? rule.severity : 'off'}" }\n`,
        ]),
    `${ruleUrl(rule.id)}\n`,
  ].join('\n');
  return textResult(text, { rules: [describeRule(rule)] });
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
    ...(rule.optIn && { optIn: true }),
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
