import type { Severity } from '../core/diagnostic.js';
import type { Rule } from '../core/rules/rule.js';
import { codeBlock } from './markdown-escape.js';

/** The SARIF word for a severity. */
export const SARIF_LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  notice: 'note',
};

/** The descriptors of the rules that were broken; one that is not in the table gets its id alone. */
export function describeRules(
  ids: readonly string[],
  ruleById: (id: string) => Rule | undefined,
): readonly object[] {
  return ids.map((id) => {
    const rule = ruleById(id);
    return rule === undefined ? { id } : describeRule(rule);
  });
}

function describeRule(rule: Rule): object {
  return {
    id: rule.id,
    shortDescription: { text: rule.meaning },
    fullDescription: { text: `${rule.meaning} ${rule.why}` },
    defaultConfiguration: { level: SARIF_LEVELS[rule.severity] },
    help: {
      text: `${rule.meaning} ${rule.why}\n\nInstead of:\n${rule.bad}\n\nWrite:\n${rule.good}\n`,
      markdown: `${rule.meaning} ${rule.why}\n\nInstead of\n\n${codeBlock(rule.bad)}\n\nwrite\n\n${codeBlock(rule.good)}\n`,
    },
    properties: { tags: [rule.kind] },
  };
}
