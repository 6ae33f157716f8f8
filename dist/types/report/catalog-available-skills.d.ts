import { type CatalogLimits, type CatalogText } from './catalog-text.js';
export interface AvailableSkill {
    readonly name: string;
    readonly description: string;
    /** Where its SKILL.md is, for whoever reads the catalog. */
    readonly location: string;
}
/** The `<available_skills>` block of the agent harness and of the Agent Skills standard. */
export declare function renderAvailableSkills(skills: readonly AvailableSkill[], limits?: CatalogLimits): CatalogText;
