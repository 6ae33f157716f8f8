import { fillIn, type Profile } from '../profiles/profile.js';
import type { CheckedSkill } from './checked-skill.js';
import type { Finding } from './finding.js';
import { CHECKED, type RuleId, ruleById } from './index.js';
import type { Problem } from './rule.js';
import { type RuleState, type SuppressedText, SuppressingComments } from './suppressing-comments.js';

/** Checks one skill with every rule that needs only that skill. */
export function checkSkill(skill: CheckedSkill, reporter: SkillReporter): void {
  suppressIn(skill, reporter, () => {
    for (const check of CHECKS) check(skill, reporter);
  });
}

/** Omits what comments of the text suppress from what `check` reports, and reports comments that suppress nothing. */
export function suppressIn(text: SuppressedText, reporter: SkillReporter, check: () => void): void {
  const comments = commentsIn(text);
  reporter.suppress(comments);
  check();
  for (const problem of comments.problems()) reporter.add('unused-suppression', problem);
}

/** The comments of a text that suppress rules. */
export function commentsIn(text: SuppressedText): SuppressingComments {
  return new SuppressingComments(text, stateOf);
}

function stateOf(id: string): RuleState {
  const rule = ruleById(id);
  if (rule === undefined) return 'unknown';
  if (rule.safety) return 'safety';
  if (id === 'house') return 'elsewhere';
  return rule.kind === 'SECURITY_ERROR' ? 'security' : 'usual';
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

/** Collects the findings of one file; their positions are looked up when they are reported. */
export class SkillReporter {
  readonly #found: Finding[] = [];
  /** The same message of the profile for several fields is reported once. */
  readonly #worded = new Set<string>();
  #comments: SuppressingComments | undefined;
  /** Number of findings that comments of the skill suppress. */
  suppressed = 0;

  constructor(
    readonly file: string,
    readonly profile: Profile,
  ) {}

  /** From here on, omits findings that comments of the skill suppress. */
  suppress(comments: SuppressingComments): void {
    this.#comments = comments;
  }

  add(rule: RuleId, problem: Problem): void {
    if (this.#comments?.suppresses(rule, problem.at)) {
      this.suppressed++;
      return;
    }
    this.addAt(rule, problem);
  }

  /** Adds a finding that no comment can suppress. */
  addAt(
    rule: RuleId,
    found: Pick<Finding, 'at' | 'message' | 'fix' | 'about' | 'isRecovered'> & Pick<Problem, 'params'>,
  ): void {
    const { at, fix, about, isRecovered, params = {} } = found;
    const { messages } = this.profile;
    const template = messages[`${rule}:${params['field'] ?? ''}`] ?? messages[rule];
    const message = template === undefined ? found.message : fillIn(template, { file: this.file, ...params });
    if (template !== undefined) {
      if (this.#worded.has(message)) return;
      this.#worded.add(message);
    }
    const more = { ...(about !== undefined && { about }), ...(isRecovered && { isRecovered }) };
    this.#found.push({ rule, file: this.file, at, message, fix, ...more });
  }

  /** The findings, with the skill that the file is of. */
  findings(skill?: string): readonly Finding[] {
    if (this.#found.length === 0 || skill === undefined) return this.#found;
    return this.#found.map((finding) => ({ ...finding, skill }));
  }
}
