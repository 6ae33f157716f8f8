import type { FailureKind, Severity } from '../text/finding.js';
import type { FieldPlace, TextRange } from '../text/span.js';
import type { CheckedSkill } from './checked-skill.js';
import type { Example } from './example.js';
import type { Fix } from './fix.js';

/** A rule: what it requires, why, examples that are its tests, and its check. */
export interface Rule<Id extends string = string> {
  readonly id: Id;
  readonly severity: Severity;
  readonly kind: FailureKind;
  /** One sentence: what the rule requires. */
  readonly summary: string;
  /** One or two sentences: why it matters. */
  readonly why: string;
  /** Each gives the finding at the marked places and no other; the docs show the first one. */
  readonly bad: readonly [Example, ...Example[]];
  /** Each gives no finding; the docs show the first one. */
  readonly good: readonly [Example, ...Example[]];
  /** When not to use it, after “where”; default: as the group says. */
  readonly unless?: string;
  /** Only where the config gives it a severity. */
  readonly optIn?: true;
  /** Only where there is a manifest or the profile is that of a system: others keep no registry. */
  readonly needs?: 'manifest';
  /** Neither `--force` nor a lower level nor a config file registers a skill that breaks it. */
  readonly safety?: true;
  /** Fixes a finding of the rule in the text of the skill (`--fix`). */
  readonly fix?: Fix;
  /** The name that `--fix` gives to the file of a finding. */
  readonly renamesTo?: string;
  /** Checks one skill. Absent for rules that another stage or a family checks. */
  readonly check?: (skill: CheckedSkill, report: (problem: Problem) => void) => void;
}

/** Several rules that share one scan. */
export interface RuleFamily<Id extends string = string> {
  readonly rules: readonly Rule<Id>[];
  readonly check?: FamilyCheck<Id>;
}

export type FamilyCheck<Id extends string> = (
  skill: CheckedSkill,
  report: (rule: Id, problem: Problem) => void,
) => void;

/** A result of a check, before it becomes a finding of a file. */
export interface Problem {
  readonly at: TextRange | FieldPlace;
  readonly message: string;
  readonly fix: string;
  readonly about?: readonly string[];
  /** For the wording of the profile. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Whether `--fix` fixes findings of the rule, at least some. */
export function isFixable({ fix, renamesTo }: Pick<Rule, 'fix' | 'renamesTo'>): boolean {
  return fix !== undefined || renamesTo !== undefined;
}

export function defineRule<const Id extends string>(rule: Rule<Id>): Rule<Id> {
  return rule;
}

export function defineFamily<const Id extends string>(
  rules: readonly Rule<Id>[],
  check?: FamilyCheck<Id>,
): RuleFamily<Id> {
  return check === undefined ? { rules } : { rules, check };
}

/** URL of a rule's documentation. */
export function ruleUrl(id: string): string {
  return `https://github.com/skill-registrar/skill-registrar/blob/main/docs/rules/${id}.md`;
}
