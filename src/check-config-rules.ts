import { closestOf } from './core/closest.js';
import { RULES, ruleById } from './core/rules.js';
import type { ConfigFile } from './settings.js';

/** A rule of a config file that cannot be set like that, and where it stands. */
export interface RuleMistake {
  readonly at: readonly string[];
  readonly part: 'key' | 'value';
  readonly message: string;
  readonly fix: string;
}

/**
 * Finds a rule that nobody knows, or one that guards safety and is to be lowered. A config file comes with the
 * repository, and so perhaps from a stranger: it must not open what the rules keep shut.
 */
export function findRuleMistake(config: ConfigFile): RuleMistake | null {
  for (const { at, levels } of ruleTables(config)) {
    for (const [id, level] of Object.entries(levels)) {
      const mistake = mistakeOf(id, level, [...at, id]);
      if (mistake !== null) return mistake;
    }
  }
  return null;
}

interface RuleTable {
  readonly at: readonly string[];
  readonly levels: Readonly<Record<string, unknown>>;
}

function ruleTables({ rules = {}, profiles = {} }: ConfigFile): RuleTable[] {
  const own = Object.entries(profiles).map(([name, cells]) => ({
    at: ['profiles', name, 'rules'],
    levels: (cells['rules'] ?? {}) as RuleTable['levels'],
  }));
  return [{ at: ['rules'], levels: rules }, ...own];
}

function mistakeOf(id: string, level: unknown, at: readonly string[]): RuleMistake | null {
  const rule = ruleById(id);
  if (rule === undefined) {
    const near = closestOf(
      id,
      RULES.map((known) => known.id),
    );
    return {
      at,
      part: 'key',
      message: `sets an unknown rule "${id}".`,
      fix: near === null ? 'List the rules with `skill-registrar rules`.' : `Did you mean "${near}"?`,
    };
  }
  if (rule.safety === undefined || level === rule.severity) return null;
  return {
    at,
    part: 'value',
    message: `lowers the rule "${id}", which guards safety.`,
    fix: 'Remove it, and correct what breaks the rule.',
  };
}
