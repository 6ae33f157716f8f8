import { type CatalogLimits, type CatalogText } from './catalog-text.js';
export interface BrieflyDescribedSkill {
    readonly name: string;
    readonly briefDescription: string;
}
/** What a disclosure level shows: nothing, that there are skills, which ones, or their whole text. */
export type DisclosedSkills = {
    readonly level: 0;
} | {
    readonly level: 1;
    readonly count: number;
} | {
    readonly level: 2;
    readonly skills: readonly BrieflyDescribedSkill[];
} | {
    readonly level: 3;
    readonly texts: readonly string[];
};
/** Turns a disclosure level into the text for the prompt. */
export declare function renderDisclosureLevel(disclosed: DisclosedSkills, limits?: CatalogLimits): CatalogText;
