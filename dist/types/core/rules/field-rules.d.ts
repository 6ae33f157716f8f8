import type { Rule } from './rule.js';
/** Fields of the frontmatter: present, of the right shape, in step with the directory. */
export declare const FIELD_RULES: readonly Rule[];
