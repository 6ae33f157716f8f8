import { type EditPlan } from './edit-plan.js';
import { type Site } from './edit-site.js';
import type { DocumentStyle, Layout } from './json-layout.js';
/** The members that a plan adds to a container, as text in the container's own style. */
export declare function writeAddedMembers(site: Site, plan: EditPlan, how: AddingStyle): string[];
export interface AddingStyle {
    readonly layout: Layout;
    readonly style: DocumentStyle;
}
