import { type YamlResult } from './yaml-result.js';
/** Parses the text between the fences; offsets in a failure are into `source`. */
export declare function parseYaml(source: string): YamlResult;
/** Where a line begins like a fence; -1 when none does. */
export declare function findFenceInside(source: string): number;
