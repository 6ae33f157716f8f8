import { isAllowed, narrowAllowlist, type SkillAllowlist } from '../config/agent-settings.js';
import type { PermissionRule, Permissions } from '../config/config-file.js';
import { skillKey } from '../skill/skill.js';
import { compareText } from '../text/compare.js';

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
function isNamedIn(
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

/** What the user of one task agreed to, and the rules that answer for them. */
export class Consents {
  readonly #options: { readonly policy?: PolicyRules; readonly asksConsent?: boolean };
  readonly #given = new Set<string>();
  /** Asked for, and not granted. */
  readonly #withheld = new Set<string>();
  #policy: PolicyRules | undefined;

  constructor(options: { readonly policy?: PolicyRules; readonly asksConsent?: boolean }) {
    this.#options = options;
    this.#policy = options.policy;
  }

  get policy(): PolicyRules {
    return this.#policy ?? {};
  }

  /** In order. */
  get names(): readonly string[] {
    return [...this.#given].sort(compareText);
  }

  has(name: string): boolean {
    return this.#given.has(skillKey(name));
  }

  decision(name: string): PolicyDecision {
    return evaluateSkillPolicy(this.policy, name);
  }

  mayRead(name: string): boolean {
    return this.decision(name) !== 'deny' && !this.isNeeded(name);
  }

  /** Whether reading the skill waits for the user: consent is the rule here, or was asked for and not given. */
  isNeeded(name: string): boolean {
    if (this.decision(name) !== 'confirm' || this.has(name)) return false;
    if (this.#options.asksConsent === true || this.#withheld.has(skillKey(name))) return true;
    return this.#policy !== undefined && !isNamedIn(this.#policy.listed, name);
  }

  give(name: string, { remember = false }: { readonly remember?: boolean } = {}): void {
    const key = skillKey(name);
    this.#given.add(key);
    this.#withheld.delete(key);
    if (remember) this.#policy = rememberSkill(this.policy, name);
  }

  withhold(name: string): void {
    this.#withheld.add(skillKey(name));
  }

  clear(): void {
    this.#given.clear();
    this.#withheld.clear();
    this.#policy = this.#options.policy;
  }
}
