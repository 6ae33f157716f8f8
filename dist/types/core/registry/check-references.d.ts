import type { Finding } from '../finding.js';
import type { SkillRecord } from '../skill.js';
import type { Matching } from './match-entries.js';
import type { ManifestOptions } from './plan-manifest.js';
/** Files that a list of references made by hand names and that are gone; the list itself stays as it is. */
export declare function checkReferences(matching: Matching, skills: readonly SkillRecord[], options: Pick<ManifestOptions, 'file' | 'isFile'>): Finding[];
