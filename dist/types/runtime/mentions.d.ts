import type { CatalogSkill } from '../core/catalog.js';
/** Skill names that a text mentions as `$name`, each once, in order. */
export declare function findMentions(text: string): readonly string[];
/** Those of the mentioned names that the catalog knows. */
export declare function findKnownMentions(text: string, skills: readonly CatalogSkill[]): readonly string[];
