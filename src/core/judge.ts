import { isUnsafeName } from './check-name.js';
import type { Diagnostic, RuleLevel, Severity, Span } from './diagnostic.js';
import type { Finding } from './finding.js';
import type { Profile } from './profile.js';
import type { Rule, RuleLookup } from './rules/rule.js';
import type { SkillRecord } from './skill.js';
import type { ValidationLevel } from './validation-level.js';

export interface JudgePolicy {
  readonly profile: Profile;
  readonly level: ValidationLevel;
  readonly isForced: boolean;
  /** `validate --protocol`: sections count. */
  readonly isProtocol: boolean;
}

/** Gives findings their severity and says which skills are accepted. */
export class Judge {
  readonly #levels = new Map<string, RuleLevel>();

  constructor(
    readonly policy: JudgePolicy,
    readonly ruleById: RuleLookup,
  ) {}

  /** The severity of a rule in this run: config and profile before the rule's own, then the level. */
  levelOf(id: string): RuleLevel {
    let level = this.#levels.get(id);
    if (level === undefined) {
      level = this.#decide(id);
      this.#levels.set(id, level);
    }
    return level;
  }

  isAccepted(record: SkillRecord): boolean {
    if (record.findings.some(({ rule }) => this.levelOf(rule) === 'error')) return false;
    return record.declared.name !== undefined || isSafeName(record.name, this.policy.profile);
  }

  /** The messages of what is wrong with a skill. */
  errorsOf(record: SkillRecord): readonly string[] {
    return record.findings.filter(({ rule }) => this.levelOf(rule) === 'error').map(({ message }) => message);
  }

  /** What a person sees: to the skill pipeline a skipped skill is a warning. */
  diagnose(finding: Finding, span: Span): Diagnostic {
    const level = this.levelOf(finding.rule) as Severity;
    const isSkillError = level === 'error' && finding.skill !== undefined;
    return {
      rule: finding.rule,
      severity: isSkillError ? this.policy.profile.invalidSeverity : level,
      kind: this.ruleById(finding.rule)?.kind ?? 'VALIDATION_ERROR',
      ...(finding.skill !== undefined && { skill: finding.skill }),
      file: finding.file,
      line: span.line,
      column: span.column,
      endLine: span.endLine,
      endColumn: span.endColumn,
      message: finding.message,
      fix: finding.fix,
    };
  }

  #decide(id: string): RuleLevel {
    const rule = this.ruleById(id);
    const { profile, isProtocol } = this.policy;
    if (isProtocol && id === 'section-missing') return 'error';
    if (!isProtocol && id === 'section-recommended') return 'off';
    const level = profile.rules[id] ?? rule?.severity ?? 'error';
    return level === 'error' && rule !== undefined && this.#isLowered(rule) ? 'warning' : level;
  }

  #isLowered(rule: Rule): boolean {
    if (rule.safety || rule.id === 'manifest-drift' || rule.id === 'expectation-failed') return false;
    if (this.policy.level === 'permissive') return true;
    return (this.policy.level === 'warn' || this.policy.isForced) && rule.kind === 'VALIDATION_ERROR';
  }
}

/** A directory's name stands in for a name that is missing only when it would be a valid one. */
function isSafeName(name: string, { name: { pattern } }: Profile): boolean {
  return !isUnsafeName(name) && new RegExp(pattern ?? '^[a-z0-9._-]+$').test(name);
}
