import { type CatalogSkill } from '../core/catalog.js';
import { type MatchQuery, type SkillMatch } from './match.js';
/** How much of the skills a query calls for. The catalog renderer `level` turns it into text. */
export type Disclosure = 
/** There are no skills. */
{
    readonly level: 0;
}
/** Only that there are some. */
 | {
    readonly level: 1;
    readonly count: number;
}
/** Names and brief descriptions. */
 | {
    readonly level: 2;
    readonly skills: readonly CatalogSkill[];
}
/** The whole text of those that match. */
 | {
    readonly level: 3;
    readonly matches: readonly SkillMatch[];
};
/** Decides the disclosure level: a match shows the whole text, a question for the list the list. */
export declare function disclosureLevel(skills: readonly CatalogSkill[], query: string, wishes?: Omit<MatchQuery, 'query'>): Disclosure;
