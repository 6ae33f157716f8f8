import { type YamlResult } from './yaml-result.js';
/** Parses whatever may stand between the fences, and says in our words what is wrong with it. */
export declare function parseAnyYaml(source: string): YamlResult;
/** One YAML document as a value; throws what js-yaml throws. */
export declare function loadYaml(source: string): unknown;
