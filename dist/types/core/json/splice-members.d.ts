import { type Layout } from './json-layout.js';
import type { JsonNode } from './json-tree.js';
import type { TextEdit } from './text-edits.js';
export interface MemberSplice {
    readonly node: JsonNode;
    readonly isRemoved: (index: number) => boolean;
    /** Texts of new members, which go last. */
    readonly added: readonly string[];
    readonly layout: Layout;
}
/** Takes members out of a container, with their commas and lines, and puts new ones at its end. */
export declare function spliceMembers(splice: MemberSplice): TextEdit[];
