import { fillIn, type Profile } from '../profiles/profile.js';
import { locateSimpleField, openingFence } from '../skill/locate-field.js';
import type { ParsedSkill } from '../skill/parse-skill.js';
import type { Place } from '../text/span.js';
import type { CheckedSkill } from './checked-skill.js';
import type { Finding } from './finding.js';
import { CHECKED, type RuleId, ruleById } from './index.js';
import type { Problem } from './rule.js';
import { findSuppressions, isSuppressed, problemsOf, type Suppression } from './suppressions.js';

/** Checks one skill with every rule that needs only that skill. */
export function checkSkill(skill: CheckedSkill, reporter: SkillReporter): void {
  const suppressions = findSuppressions(skill);
  reporter.suppress(suppressions);
  for (const check of CHECKS) check(skill, reporter);
  for (const problem of problemsOf(suppressions, stateOf)) reporter.add('unused-suppression', problem);
}

function stateOf(id: string): 'unknown' | 'safety' | 'usual' {
  const rule = ruleById(id);
  if (rule === undefined) return 'unknown';
  return rule.safety ? 'safety' : 'usual';
}

type Check = (skill: CheckedSkill, reporter: SkillReporter) => void;

const CHECKS: readonly Check[] = CHECKED.flatMap((entry): Check[] => {
  if ('rules' in entry) {
    const { check } = entry;
    if (check === undefined) return [];
    return [(skill, reporter) => check(skill, (rule: RuleId, problem) => reporter.add(rule, problem))];
  }
  const { id, check } = entry;
  if (check === undefined) return [];
  return [(skill, reporter) => check(skill, (problem) => reporter.add(id, problem))];
});

/** More than anyone fixes before running again: a file made to break a rule many times must not flood the report. */
const MOST_OF_A_RULE = 50;

/** Collects the findings of one file; positions that need a slow parser are left as fields. */
export class SkillReporter {
  readonly #found: Finding[] = [];
  readonly #counts = new Map<RuleId, number>();
  #suppressions: readonly Suppression[] = [];

  constructor(
    readonly file: string,
    readonly parsed: ParsedSkill,
    readonly profile: Profile,
  ) {}

  /** From here on, omits findings that comments of the skill suppress. */
  suppress(suppressions: readonly Suppression[]): void {
    this.#suppressions = suppressions;
  }

  add(rule: RuleId, { at, message, fix, params = {} }: Problem): void {
    if (stateOf(rule) === 'usual' && isSuppressed(this.#suppressions, rule, at)) return;
    const count = (this.#counts.get(rule) ?? 0) + 1;
    this.#counts.set(rule, count);
    if (count > MOST_OF_A_RULE) return;
    const field = typeof at === 'object' && 'field' in at ? { field: at.field } : {};
    this.addAt(rule, { at: this.#placeOf(at), message, fix, params, ...field });
  }

  /** Adds a finding whose position is known. */
  addAt(
    rule: RuleId,
    found: Pick<Finding, 'at' | 'message' | 'fix' | 'field'> & Pick<Problem, 'params'>,
  ): void {
    const { at, fix, field, params = {} } = found;
    const { messages } = this.profile;
    const template = messages[`${rule}:${params['field'] ?? ''}`] ?? messages[rule];
    const message = template === undefined ? found.message : fillIn(template, { file: this.file, ...params });
    // The same message for several fields is reported once.
    if (template !== undefined && this.#found.some((other) => other.message === message)) return;
    this.#found.push({ rule, file: this.file, at, message, fix, ...(field !== undefined && { field }) });
  }

  /** All findings; if a rule has too many, the last one says how many more there are. */
  findings(skill: string): readonly Finding[] {
    if (this.#found.length === 0) return this.#found;
    const last = new Map(this.#found.map((finding) => [finding.rule, finding]));
    return this.#found.map((finding) => {
      const more = (this.#counts.get(finding.rule) ?? 0) - MOST_OF_A_RULE;
      if (more <= 0 || last.get(finding.rule) !== finding) return { ...finding, skill };
      return {
        ...finding,
        skill,
        message: `${finding.message} This file has ${more} more.`,
      };
    });
  }

  #placeOf(at: Problem['at']): Place {
    if (at === 'opening-fence') return openingFence(this.parsed);
    if ('start' in at) return this.parsed.positions.span(at.start, at.end);
    return locateSimpleField(this.parsed, at) ?? at;
  }
}
