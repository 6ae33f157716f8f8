import { isAllowed, narrowAllowlist, type SkillAllowlist } from '../config/agent-settings.js';
import type { PermissionRule, Permissions } from '../config/config-file.js';
import { skillKey } from '../skill/skill.js';

export { isAllowed, narrowAllowlist, type SkillAllowlist };

export type PolicyDecision = 'deny' | 'allow' | 'confirm';

/** A rule without `skill_name` is about every skill. */
export type PolicyRules = Permissions;

const LOAD_TOOL = 'skill_load';

/** Whether a skill may be loaded: deny wins over allow; without a rule, the user has to confirm. */
export function evaluateSkillPolicy(
  rules: PolicyRules,
  skillName: string,
  tool: string = LOAD_TOOL,
): PolicyDecision {
  if (isNamedIn(rules.deny, skillName, tool)) return 'deny';
  return isNamedIn(rules.allow, skillName, tool) ? 'allow' : 'confirm';
}

/** Whether one of the rules is about a skill. */
export function isNamedIn(
  rules: readonly PermissionRule[] | undefined,
  skillName: string,
  tool: string = LOAD_TOOL,
): boolean {
  const key = skillKey(skillName);
  return (rules ?? []).some(
    (rule) => rule.tool === tool && (rule.skill_name === undefined || skillKey(rule.skill_name) === key),
  );
}

/** The rules after the user confirmed a skill and asked to remember it. */
export function rememberSkill(rules: PolicyRules, skillName: string): PolicyRules {
  if (evaluateSkillPolicy(rules, skillName) !== 'confirm') return rules;
  return { ...rules, allow: [...(rules.allow ?? []), { tool: LOAD_TOOL, skill_name: skillKey(skillName) }] };
}
