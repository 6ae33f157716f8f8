import type { Profile } from '../profiles/profile.js';
import type { Diagnostic, Finding, RuleLevel, Severity, Span } from '../report/diagnostic.js';
import type { ErrorCode, ReportError, SkillOutcome } from '../report/report.js';
import type { SkillRecord } from '../skill/skill.js';
import type { RuleId, RuleLookup } from './index.js';
import { isUnsafeName } from './name-form.js';
import type { Rule } from './rule.js';
import type { RuleOverride } from './suppressions.js';

export interface JudgePolicy {
  readonly profile: Profile;
  readonly level: ValidationLevel;
  readonly isForced: boolean;
  /** `validate --protocol`: sections count. */
  readonly isProtocol: boolean;
  /** Severities for some files; later ones win. */
  readonly overrides?: readonly RuleOverride[];
}

/** Assigns severities to findings and decides which skills are accepted. */
export class Judge {
  readonly #levels = new Map<RuleId, RuleLevel>();

  constructor(
    readonly policy: JudgePolicy,
    readonly ruleById: RuleLookup,
  ) {}

  /** The severity of a rule in this run: from the config, the profile or the rule, then adjusted by the level. */
  levelOf(id: RuleId): RuleLevel {
    let level = this.#levels.get(id);
    if (level === undefined) {
      level = this.#decide(id);
      this.#levels.set(id, level);
    }
    return level;
  }

  /** The severity of one finding, which may override its rule's. */
  levelOfFinding({ rule, severity, file }: Pick<Finding, 'rule' | 'severity' | 'file'>): RuleLevel {
    const overridden = this.policy.overrides?.findLast(
      ({ rules, matches }) => rule in rules && matches(file),
    );
    if (overridden !== undefined) return this.#withinLevel(rule, overridden.rules[rule]!);
    if (severity === undefined || this.policy.profile.rules[rule] !== undefined) return this.levelOf(rule);
    return this.#withinLevel(rule, severity);
  }

  #withinLevel(id: RuleId, level: RuleLevel): RuleLevel {
    const rule = this.ruleById(id);
    return level === 'error' && rule !== undefined && this.#isLowered(rule) ? 'warning' : level;
  }

  isAccepted(record: SkillRecord): boolean {
    if (record.findings.some((finding) => this.levelOfFinding(finding) === 'error')) return false;
    return record.declared.name !== undefined || isSafeName(record.name, this.policy.profile);
  }

  /** The error messages of a skill. */
  errorsOf(record: SkillRecord): readonly string[] {
    return record.findings
      .filter((finding) => this.levelOfFinding(finding) === 'error')
      .map(({ message }) => message);
  }

  /** What users see: for the pipeline profile a skipped skill is a warning. */
  diagnose(finding: Finding, span: Span): Diagnostic {
    const level = this.levelOfFinding(finding) as Severity;
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

  #decide(id: RuleId): RuleLevel {
    const rule = this.ruleById(id);
    const { profile, isProtocol } = this.policy;
    if (isProtocol && id === 'section-missing') return 'error';
    if (!isProtocol && id === 'section-recommended') return 'off';
    const level = profile.rules[id] ?? rule?.severity ?? 'error';
    return level === 'error' && rule !== undefined && this.#isLowered(rule) ? 'warning' : level;
  }

  #isLowered(rule: Rule): boolean {
    if (rule.safety || NEVER_LOWERED.has(rule.id)) return false;
    if (this.policy.level === 'permissive') return true;
    return (this.policy.level === 'warn' || this.policy.isForced) && rule.kind === 'VALIDATION_ERROR';
  }
}

/** What `register --check` fails for at any level. */
const NEVER_LOWERED: ReadonlySet<string> = new Set([
  'manifest-drift',
  'output-stale',
  'catalog-stale',
  'expectation-failed',
]);

/** A directory's name replaces a missing name only if it is a valid one. */
function isSafeName(name: string, { name: { pattern } }: Profile): boolean {
  return !isUnsafeName(name) && new RegExp(pattern ?? '^[a-z0-9._-]+$').test(name);
}

/** Adds errors of otherwise valid skills, such as a dependency cycle. */
export function withErrors(
  skills: readonly SkillOutcome[],
  findings: readonly Pick<Finding, 'skill' | 'message'>[],
): readonly SkillOutcome[] {
  const errorsOf = new Map<string, string[]>();
  for (const { skill, message } of findings) {
    if (skill === undefined) continue;
    const errors = errorsOf.get(skill);
    if (errors === undefined) errorsOf.set(skill, [message]);
    else errors.push(message);
  }
  if (errorsOf.size === 0) return skills;
  return skills.map((skill) => {
    const errors = isCounted(skill) ? errorsOf.get(skill.name) : undefined;
    return errors === undefined ? skill : { ...skill, errors };
  });
}

/** An invalid skill already has errors, and of two skills with one name only the one that counts gets them. */
function isCounted({ status }: SkillOutcome): boolean {
  return status !== 'invalid' && status !== 'skipped';
}

/** The `error` of a failed run: the first failing skill, else the first finding that fails the run. */
export function nameFailure(
  skills: readonly SkillOutcome[],
  records: readonly SkillRecord[],
  failing: readonly Diagnostic[],
  codeOf: (file: string) => ErrorCode,
): ReportError | undefined {
  for (const { name, path, errors } of skills) {
    if (errors === undefined) continue;
    const record = records.find((found) => found.name === name && found.directory === path);
    if (record !== undefined) return validationError(record, errors);
  }
  const [first] = failing;
  if (first === undefined) return undefined;
  const { file, line, column, endLine, endColumn, message, fix } = first;
  return { code: codeOf(file), message, fix, at: { file, line, column, endLine, endColumn } };
}

/** In the wording and shape that CLEO's scripts expect. */
export function validationError(
  { name, file }: Pick<SkillRecord, 'name' | 'file'>,
  errors: readonly string[],
): ReportError {
  return {
    code: 'E_VALIDATION_ERROR',
    message: `Skill '${name}' failed validation`,
    details: { skill: name, path: file, errors },
  };
}

/** The validation levels, strictest first. */
export const VALIDATION_LEVELS = ['strict', 'warn', 'permissive'] as const;
export type ValidationLevel = (typeof VALIDATION_LEVELS)[number];
