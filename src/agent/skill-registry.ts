import { sanitizeSkillName } from '../skill/skill.js';
import { compareText } from '../text/compare.js';
import { isAllowed, type SkillAllowlist } from './permissions.js';

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
