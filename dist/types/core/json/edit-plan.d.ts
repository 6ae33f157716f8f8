import type { Json } from '../manifest.js';
import type { JsonKind } from './json-tree.js';
/** Keys and indices from the document's value down; they always name the text as it was before any edit. */
export type JsonPath = readonly (string | number)[];
export type JsonEdit = 
/** Replaces a value; a missing property is added last in its object, missing parent objects with it. */
{
    readonly op: 'set';
    readonly path: JsonPath;
    readonly value: Json;
}
/** Renames a property where it stands. */
 | {
    readonly op: 'rename';
    readonly path: JsonPath;
    readonly key: string;
}
/** Removes a property or an element; what is not there is fine. */
 | {
    readonly op: 'remove';
    readonly path: JsonPath;
}
/** Adds an element to an array; a missing array is created. */
 | {
    readonly op: 'append';
    readonly path: JsonPath;
    readonly value: Json;
};
/** All that is to happen to one value and what lies below it. */
export interface EditPlan {
    readonly replacement?: Json;
    readonly isRemoved?: boolean;
    readonly newKey?: string;
    readonly appended: readonly Json[];
    readonly children: ReadonlyMap<string | number, EditPlan>;
}
/** Most plans are leaves, and a big manifest has many: they share their emptiness. */
export declare const NO_EDITS: EditPlan;
/** Sorts edits by place; of two that exclude each other, the later one counts. */
export declare function planEdits(edits: readonly JsonEdit[]): EditPlan;
/** The value a plan makes of another value, or of nothing; `undefined` when there is none in the end. */
export declare function applyPlan(plan: EditPlan, base: Json | undefined): Json | undefined;
/** An edit at a place that cannot exist is a mistake of the caller, and no edit may vanish without a word. */
export declare function refuseMisfits(plan: EditPlan, kind: JsonKind, hasElement: (index: number) => boolean): void;
export declare function nothingToEdit(segment: string | number): RangeError;
export declare function keyTaken(key: string): RangeError;
