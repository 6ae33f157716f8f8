import type { CatalogSkill } from '../skill/list-skills.js';

/** Skill names that a text mentions as `$name`, each once, in order. */
export function findMentions(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\$([a-z0-9]+(?:-[a-z0-9]+)*)/g)].map((mention) => mention[1]!))];
}

/** The mentioned names that the catalog knows. */
export function findKnownMentions(text: string, skills: readonly CatalogSkill[]): readonly string[] {
  const names = new Set(skills.map((skill) => skill.name));
  return findMentions(text).filter((name) => names.has(name));
}
