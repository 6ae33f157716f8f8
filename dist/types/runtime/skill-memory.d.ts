import type { ScanResult } from '../core/scan-skills.js';
import type { SkillRecord } from '../core/skill.js';
import type { RunSetup } from '../prepare-run.js';
/**
 * Reads skills again and again, for `watch`: one is read anew only when something that its record was made from looks
 * different. Nothing depends on being told of every change.
 */
export declare class SkillMemory {
    #private;
    /** What the skills of the last run depend on; absolute paths. */
    directories(): Iterable<string>;
    inspect(setup: RunSetup, scan: Pick<ScanResult, 'candidates'>): Promise<readonly SkillRecord[]>;
}
