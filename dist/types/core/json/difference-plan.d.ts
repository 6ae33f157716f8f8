import type { Json } from '../manifest.js';
import { type EditPlan } from './edit-plan.js';
import type { JsonNode } from './json-tree.js';
/**
 * The edits that turn a value into another one, so that replacing a list or an object leaves the parts that
 * stay as they were written. `null`: the old text is of no use.
 */
export declare function planDifference(node: JsonNode, target: Json): EditPlan | null;
