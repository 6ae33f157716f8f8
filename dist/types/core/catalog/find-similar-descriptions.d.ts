import type { Finding } from '../finding.js';
import type { SkillRecord } from '../skill.js';
/**
 * Descriptions that say nearly the same. Each is reduced to the hashes of its three-word runs; only those that share
 * one of the smallest are compared, so the cost grows with the number of skills and not with its square.
 */
export declare function findSimilarDescriptions(skills: readonly SkillRecord[]): Finding[];
