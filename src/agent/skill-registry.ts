import type { AgentSettings } from '../config/agent-settings.js';
import { compareText } from '../report/diagnostic.js';
import { sanitizeSkillName } from '../skill/skill.js';

export interface NamedSkill {
  readonly name: string;
}

/** Skills by sanitized name. */
export interface SkillRegistry<T extends NamedSkill> {
  registerOrReplace(skill: T): { readonly replaced: boolean };
  get(name: string): T | undefined;
  /** Ordered by name. */
  list(): readonly T[];
  /** In the order asked for, each once; unknown names are left out. */
  listByNames(names: readonly string[]): readonly T[];
}

/** The registry of one caller. */
export class DefaultSkillRegistry<T extends NamedSkill> implements SkillRegistry<T> {
  readonly #skills = new Map<string, T>();

  constructor(skills: Iterable<T> = []) {
    for (const skill of skills) this.registerOrReplace(skill);
  }

  registerOrReplace(skill: T): { readonly replaced: boolean } {
    const key = sanitizeSkillName(skill.name);
    if (key === '')
      throw new RangeError(`"${skill.name}" has no character that is allowed in a skill's name`);
    const replaced = this.#skills.has(key);
    this.#skills.set(key, skill);
    return { replaced };
  }

  get(name: string): T | undefined {
    return this.#skills.get(sanitizeSkillName(name));
  }

  list(): readonly T[] {
    return [...this.#skills].sort(([a], [b]) => compareText(a, b)).map(([, skill]) => skill);
  }

  listByNames(names: readonly string[]): readonly T[] {
    const keys = new Set(names.map(sanitizeSkillName));
    return [...keys].map((key) => this.#skills.get(key)).filter((skill) => skill !== undefined);
  }
}

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

/** A read-only view of a registry through an allowlist; it sees later registrations. */
export class FilteredSkillRegistry<T extends NamedSkill> implements SkillRegistry<T> {
  readonly #source: SkillRegistry<T>;
  readonly #allowlist: SkillAllowlist;

  constructor(source: SkillRegistry<T>, allowlist: SkillAllowlist) {
    this.#source = source;
    this.#allowlist = allowlist === undefined ? undefined : [...allowlist];
  }

  registerOrReplace(_skill: T): never {
    throw new Error('FilteredSkillRegistry is read-only');
  }

  get(name: string): T | undefined {
    return isAllowed(this.#allowlist, name) ? this.#source.get(name) : undefined;
  }

  list(): readonly T[] {
    return this.#source.list().filter((skill) => isAllowed(this.#allowlist, skill.name));
  }

  listByNames(names: readonly string[]): readonly T[] {
    return this.#source.listByNames(names.filter((name) => isAllowed(this.#allowlist, name)));
  }
}
