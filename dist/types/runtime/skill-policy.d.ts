export type PolicyDecision = 'deny' | 'allow' | 'confirm';
/** A permission; without `skill_name` it is about every skill. */
export interface PolicyRule {
    readonly tool: string;
    readonly skill_name?: string;
}
export interface PolicyRules {
    readonly allow?: readonly PolicyRule[];
    readonly deny?: readonly PolicyRule[];
}
/** Whether a skill may be loaded: deny goes before allow, and without a rule somebody has to confirm. */
export declare function evaluateSkillPolicy(rules: PolicyRules, skillName: string, tool?: string): PolicyDecision;
/** The rules after somebody confirmed a skill and asked to remember it. */
export declare function rememberSkill(rules: PolicyRules, skillName: string): PolicyRules;
