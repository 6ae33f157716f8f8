import { type CatalogLimits, type CatalogText } from './catalog-text.js';
export interface MarkdownCatalogSkill {
    readonly name: string;
    readonly description: string;
    /** Where its directory is, for whoever reads the list. */
    readonly location: string;
}
/** The list that the skill pipeline puts into a prompt: name, description and location, never a body. */
export declare function renderMarkdownCatalog(skills: readonly MarkdownCatalogSkill[], limits?: CatalogLimits): CatalogText;
