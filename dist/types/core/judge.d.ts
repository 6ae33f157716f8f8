import type { Diagnostic, RuleLevel, Span } from './diagnostic.js';
import type { Finding } from './finding.js';
import type { Profile } from './profile.js';
import type { RuleLookup } from './rules/rule.js';
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
export declare class Judge {
    #private;
    readonly policy: JudgePolicy;
    readonly ruleById: RuleLookup;
    constructor(policy: JudgePolicy, ruleById: RuleLookup);
    /** The severity of a rule in this run: config and profile before the rule's own, then the level. */
    levelOf(id: string): RuleLevel;
    isAccepted(record: SkillRecord): boolean;
    /** The messages of what is wrong with a skill. */
    errorsOf(record: SkillRecord): readonly string[];
    /** What a person sees: to the skill pipeline a skipped skill is a warning. */
    diagnose(finding: Finding, span: Span): Diagnostic;
}
