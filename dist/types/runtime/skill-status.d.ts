import type { CatalogSkill } from '../core/catalog.js';
/** Every skill by source, with what keeps it from being used. */
export declare function renderSkillStatus(skills: readonly CatalogSkill[]): string;
