import type { Rule } from './rules/rule.js';
/** Every rule there is; the docs, `skill-registrar rules` and the SARIF output are made from this table. */
export declare const RULES: readonly Rule[];
export declare function ruleById(id: string): Rule | undefined;
