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

const LOAD_TOOL = 'skill_load';

/** Whether a skill may be loaded: deny goes before allow; without a rule, the user has to confirm. */
export function evaluateSkillPolicy(
  rules: PolicyRules,
  skillName: string,
  tool: string = LOAD_TOOL,
): PolicyDecision {
  const applies = (rule: PolicyRule) =>
    rule.tool === tool && (rule.skill_name === undefined || rule.skill_name === skillName);
  if (rules.deny?.some(applies)) return 'deny';
  return rules.allow?.some(applies) ? 'allow' : 'confirm';
}

/** The rules after the user confirmed a skill and asked to remember it. */
export function rememberSkill(rules: PolicyRules, skillName: string): PolicyRules {
  if (evaluateSkillPolicy(rules, skillName) !== 'confirm') return rules;
  return { ...rules, allow: [...(rules.allow ?? []), { tool: LOAD_TOOL, skill_name: skillName }] };
}
