import type { Severity } from '../core/diagnostic.js';
import type { Rule } from '../core/rules/rule.js';

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
      markdown: `${rule.meaning} ${rule.why}\n\nInstead of\n\n${fence(rule.bad)}\n\nwrite\n\n${fence(rule.good)}\n`,
    },
    properties: { tags: [rule.kind] },
  };
}

/** A fence longer than any run of backticks inside. */
function fence(example: string): string {
  const longest = Math.max(2, ...(example.match(/`+/g) ?? []).map((run) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}\n${example}\n${marks}`;
}
