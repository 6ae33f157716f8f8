import type { EditPlan } from './edit-plan.js';
import { type DocumentStyle, type Layout, type NewPlace } from './json-layout.js';
import type { JsonNode } from './json-tree.js';
import { type Models } from './style-models.js';
import type { WritePlace } from './write-json-value.js';
/** A value in the text, and what one needs to know to write in its place or below it. */
export interface Site extends WritePlace {
    readonly node: JsonNode;
}
/** The site of a member that stands at this place. */
export declare function memberSite(parent: Site, index: number, { indent, isInline }: NewPlace): Site;
/** What a value under this key, or an element, should look like. */
export declare function modelsForMember({ node, models }: Site, key: string): Models;
/** The layout of the container that stands there; of an empty one, what it gets when the plan fills it. */
export declare function layoutAt(site: Site, plan: EditPlan, style: DocumentStyle): Layout;
