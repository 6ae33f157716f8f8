import type { Finding } from '../finding.js';
import type { SkillRecord } from '../skill.js';
/**
 * Names that are easily taken for each other: one continues the other by a single word, they differ only in
 * hyphens and plurals, or by one letter. Linear but for sorting: only neighbours and looked-up names are compared.
 */
export declare function findSimilarNames(skills: readonly SkillRecord[], reservedPrefixes: readonly string[]): Finding[];
