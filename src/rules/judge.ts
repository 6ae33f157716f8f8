import type { Profile } from '../profiles/profile.js';
import type { SkillRecord } from '../skill/skill.js';
import { type FindingOf, limitFindings, type RuleLevel } from '../text/finding.js';
import type { RuleLookup } from './index.js';
import { isUnsafeName } from './name-form.js';
import type { Rule } from './rule.js';
import type { RuleOverride } from './suppressions.js';

export interface JudgePolicy {
  readonly profile: Profile;
  readonly level: ValidationLevel;
  readonly isForced: boolean;
  /** `validate --protocol`: sections count. */
  readonly isProtocol: boolean;
  /** There is a manifest, or one is written. */
  readonly hasManifest: boolean;
  /** Severities for some files; later ones win. */
  readonly overrides?: readonly RuleOverride[];
}

/** Assigns severities to findings and decides which skills are accepted. */
export class Judge {
  readonly #levels = new Map<string, RuleLevel>();

  constructor(
    readonly policy: JudgePolicy,
    readonly ruleById: RuleLookup,
  ) {}

  /** The severity of a rule in this run: from the config, the profile or the rule, then adjusted by the level. */
  levelOf(id: string): RuleLevel {
    let level = this.#levels.get(id);
    if (level === undefined) {
      level = this.#decide(id);
      this.#levels.set(id, level);
    }
    return level;
  }

  /** The severity of one finding, which may override its rule's. */
  levelOfFinding(finding: Pick<FindingOf, 'rule' | 'severity' | 'file' | 'isRecovered'>): RuleLevel {
    const level = this.#levelOfFinding(finding);
    const isLenient = this.policy.level !== 'strict' || this.policy.isForced;
    return level === 'error' && finding.isRecovered === true && isLenient ? 'warning' : level;
  }

  #levelOfFinding({ rule, severity, file }: Pick<FindingOf, 'rule' | 'severity' | 'file'>): RuleLevel {
    const overridden = this.policy.overrides?.findLast(
      ({ rules, matches }) => rule in rules && matches(file),
    );
    if (overridden !== undefined) return this.#withinLevel(rule, overridden.rules[rule]!);
    const isDecided = this.policy.profile.rules[rule] !== undefined || this.ruleById(rule)?.optIn === true;
    if (severity === undefined || isDecided) return this.levelOf(rule);
    return this.#withinLevel(rule, severity);
  }

  /** Whether an override of the config turns a finding off. */
  isTurnedOff({ rule, file }: Pick<FindingOf, 'rule' | 'file'>): boolean {
    const { overrides = [] } = this.policy;
    return overrides.findLast(({ rules, matches }) => rule in rules && matches(file))?.rules[rule] === 'off';
  }

  #withinLevel(id: string, level: RuleLevel): RuleLevel {
    const rule = this.ruleById(id);
    return level === 'error' && rule !== undefined && this.#isLowered(rule) ? 'warning' : level;
  }

  isAccepted(record: SkillRecord): boolean {
    if (record.findings.some((finding) => this.levelOfFinding(finding) === 'error')) return false;
    return record.declared.name !== undefined || isSafeName(record.name, this.policy.profile);
  }

  /** The error messages of a skill. */
  errorsOf(record: SkillRecord): readonly string[] {
    const errors = record.findings.filter((finding) => this.levelOfFinding(finding) === 'error');
    return limitFindings(errors).map(({ message }) => message);
  }

  #decide(id: string): RuleLevel {
    const rule = this.ruleById(id);
    const { profile, isProtocol } = this.policy;
    if (isProtocol && id === 'section-missing') return 'error';
    if (!isProtocol && id === 'section-recommended') return 'off';
    const isRegistry = this.policy.hasManifest || profile.portability !== true;
    const isOff = rule?.optIn === true || (rule?.needs === 'manifest' && !isRegistry);
    const usual = isOff ? 'off' : (rule?.severity ?? 'error');
    const level = profile.rules[id] ?? usual;
    return level === 'error' && rule !== undefined && this.#isLowered(rule) ? 'warning' : level;
  }

  #isLowered(rule: Rule): boolean {
    if (rule.safety || NEVER_LOWERED.has(rule.id)) return false;
    if (this.policy.level === 'permissive') return true;
    return (this.policy.level === 'warn' || this.policy.isForced) && rule.kind === 'VALIDATION_ERROR';
  }
}

/** The rules about generated files that are out of date: `register` fixes them. */
export const DRIFT_RULES: readonly string[] = ['manifest-drift', 'output-stale', 'catalog-stale'];

/** What `register --check` fails for at any level. */
const NEVER_LOWERED: ReadonlySet<string> = new Set([
  ...DRIFT_RULES,
  'generated-file-edited',
  'expectation-failed',
]);

/** A directory's name replaces a missing name only if it is a valid one. */
function isSafeName(name: string, { name: { pattern } }: Profile): boolean {
  return !isUnsafeName(name) && new RegExp(pattern ?? '^[a-z0-9._-]+$', 'u').test(name);
}

/** The validation levels, strictest first. */
export const VALIDATION_LEVELS = ['strict', 'warn', 'permissive'] as const;
export type ValidationLevel = (typeof VALIDATION_LEVELS)[number];
