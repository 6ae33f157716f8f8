import type { AgentSettings, PermissionRule, Permissions } from '../config/agent-settings.js';
import { sanitizeSkillName } from '../skill/skill.js';

/** `undefined` and `['*']` allow every skill, `[]` none, a list of names those. */
export type SkillAllowlist = readonly string[] | undefined;

export function isAllowed(allowlist: SkillAllowlist, name: string): boolean {
  if (allowlist === undefined || allowlist.includes('*')) return true;
  const key = sanitizeSkillName(name);
  return key !== '' && allowlist.some((allowed) => sanitizeSkillName(allowed) === key);
}

/** The skills that both lists allow. */
export function narrowAllowlist(first: SkillAllowlist, second: SkillAllowlist): SkillAllowlist {
  if (first === undefined || first.includes('*')) return second;
  if (second === undefined || second.includes('*')) return first;
  return first.filter((name) => isAllowed(second, name));
}

/** Which names the config hides from an agent, for programs that have not read the skills. */
export function nameFilter(
  { isEnabled, allowlist, switches }: AgentSettings,
  allow?: SkillAllowlist,
): (name: string) => boolean {
  const allowed = narrowAllowlist(allowlist, allow);
  const off = [
    ...switches.disabled,
    ...switches.disabledBundled,
    ...switches.plugins.filter((plugin) => !plugin.enabled).map((plugin) => plugin.name),
  ];
  return (name) => !isEnabled || !isAllowed(allowed, name) || (off.length > 0 && isAllowed(off, name));
}

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
  const applies = (rule: PermissionRule) =>
    rule.tool === tool && (rule.skill_name === undefined || rule.skill_name === skillName);
  if (rules.deny?.some(applies)) return 'deny';
  return rules.allow?.some(applies) ? 'allow' : 'confirm';
}

/** The rules after the user confirmed a skill and asked to remember it. */
export function rememberSkill(rules: PolicyRules, skillName: string): PolicyRules {
  if (evaluateSkillPolicy(rules, skillName) !== 'confirm') return rules;
  return { ...rules, allow: [...(rules.allow ?? []), { tool: LOAD_TOOL, skill_name: skillName }] };
}
