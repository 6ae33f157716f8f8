import type { Diagnostic, RuleLevel, Span } from './diagnostic.js';
import type { Finding } from './finding.js';
import type { Profile } from './profile.js';
import type { RuleLookup } from './rules/rule.js';
import type { SkillRecord } from './skill.js';
export interface JudgePolicy {
    readonly profile: Profile;
    readonly level: 'strict' | 'warn' | 'permissive';
    readonly isForced: boolean;
    /** `validate --protocol`: sections count. */
    readonly isProtocol: boolean;
}
/** Gives findings their severity and says which skills are accepted. */
export declare class Judge {
    #private;
    readonly policy: JudgePolicy;
    readonly ruleById: RuleLookup;
    constructor(policy: JudgePolicy, ruleById: RuleLookup);
    /** The severity of a rule in this run: config and profile before the rule's own, then the level (S0-51). */
    levelOf(id: string): RuleLevel;
    isAccepted(record: SkillRecord): boolean;
    /** What a person sees: under S1 a skipped skill is a warning (2.3). */
    diagnose(finding: Finding, span: Span): Diagnostic;
}
