import { skillId } from '../../src/agent/catalog.js';
import type { CatalogSkill, SkillCatalog } from '../../src/skill/list-skills.js';

/** A skill of a catalog; what is not given is derived from the name. */
export function aCatalogSkill(given: Partial<CatalogSkill> & { readonly name: string }): CatalogSkill {
  const directory = given.directory ?? `skills/${given.name}`;
  const dir = given.dir ?? `/repo/${directory}`;
  const path = given.path ?? `${dir}/SKILL.md`;
  const description = given.description ?? `Does ${given.name}. And more.`;
  return {
    id: skillId(path),
    description,
    path,
    dir,
    scope: 'repo',
    source: 'repo',
    mtimeMs: 1000,
    file: `${directory}/SKILL.md`,
    directory,
    toolsets: [],
    briefDescription: description,
    tags: [],
    status: 'active',
    available: true,
    enabled: true,
    ...given,
  };
}

export function aCatalog(...skills: readonly CatalogSkill[]): SkillCatalog {
  return { skills, errors: [], truncated: false };
}
