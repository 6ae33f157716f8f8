import { type CatalogLimits, type CatalogText } from './catalog-text.js';
export interface ContextSkill {
    readonly name: string;
    readonly description: string;
    /** Where its SKILL.md is, for whoever reads the catalog. */
    readonly location: string;
    readonly scope: 'repo' | 'user';
}
/** What Codelia puts into the first prompt at most. */
export declare const SKILLS_CONTEXT_LIMITS: {
    readonly maxEntries: 200;
    readonly maxBytes: number;
};
/** Codelia's `<skills_context>` block; no text at all where there are no skills. */
export declare function renderSkillsContext(skills: readonly ContextSkill[], limits?: CatalogLimits): CatalogText;
