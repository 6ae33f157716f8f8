import { renderAvailableSkills } from '../outputs/catalog-text.js';
import type { CatalogSkill, SkillManifest } from '../skill/list-skills.js';
import type { ResourceType } from '../skill/skill.js';
import { contentText } from '../text/decode.js';
import type { OpenedSkills } from './catalog.js';
import { loadSkill } from './load.js';
import { openSession, type SkillSession } from './session.js';
import { listResources } from './skill-files.js';

/** A skill in the shape of the agent harness. */
export interface DiscoveredSkill {
  readonly manifest: SkillManifest;
  /** Absolute path of the SKILL.md. */
  readonly path: string;
  /** `bundled`, `user`, `claude`, `project` or `plugin`. */
  readonly source: string;
  readonly disabled?: true;
  readonly unavailable?: true;
  readonly unavailableReason?: string;
}

/** The three tiers of the agent harness over opened skills, with the names that its document gives them. */
export class SkillContextProvider {
  readonly #opened: OpenedSkills;
  readonly #session: SkillSession;

  /** With a session of its own, unless the caller has one that holds the user's consent. */
  constructor(opened: OpenedSkills, session: SkillSession = openSession(opened)) {
    this.#opened = opened;
    this.#session = session;
  }

  /** Tier 1: `<available_skills>` for the system prompt; `""` when there are none. */
  getTier1Context(): string {
    const skills = this.#session.catalog().skills.map((skill) => ({ ...skill, location: skill.path }));
    return renderAvailableSkills(skills).text ?? '';
  }

  /** Tier 2: the whole SKILL.md; `null` when there is no such skill. */
  async getTier2Context(skillName: string): Promise<string | null> {
    const skill = this.#find(skillName);
    if (skill === undefined || !this.#session.mayRead(skill.name)) return null;
    const loaded = loadSkill(skill, 'full', this.#workspace);
    return loaded.ok ? loaded.text : null;
  }

  /** Tier 3: the files directly in one of the resource directories. */
  async getTier3ResourceList(skillName: string, resourceType: ResourceType): Promise<string[]> {
    const skill = this.#find(skillName);
    return skill === undefined
      ? []
      : [...listResources(this.#session.guard(skill), resourceType, this.#workspace)];
  }

  /** Tier 3: the text of one file of a skill; `null` when there is none, or it may not be read. */
  async getTier3Resource(skillName: string, resourcePath: string): Promise<string | null> {
    const skill = this.#find(skillName);
    if (skill === undefined) return null;
    const content = this.#session.read({ path: skill.path, file: resourcePath });
    return 'kind' in content ? contentText(content) : null;
  }

  getSkill(name: string): DiscoveredSkill | undefined {
    const skill = this.#find(name);
    return skill === undefined ? undefined : discoveredSkill(skill);
  }

  getSkillNames(): string[] {
    return [...this.#session.getSkillNames()];
  }

  get #workspace() {
    return this.#opened.workspace;
  }

  #find(name: string): CatalogSkill | undefined {
    return this.#session.getSkill(name);
  }
}

/** A skill of the catalog in the shape of the agent harness. */
export function discoveredSkill(skill: CatalogSkill): DiscoveredSkill {
  const { name, description, manifest, path, source, enabled, available, unavailableReason } = skill;
  return {
    manifest: manifest ?? { name, description },
    path,
    source,
    ...(enabled ? {} : { disabled: true }),
    ...(available ? {} : { unavailable: true }),
    ...(unavailableReason === undefined ? {} : { unavailableReason }),
  };
}
