import { type ScanResult } from './core/scan-skills.js';
import type { SkillRecord } from './core/skill.js';
import { type RunSetup } from './prepare-run.js';
export declare function scanRepository(setup: RunSetup): ScanResult;
/** Parses, infers and validates every candidate; the order is that of the scan. */
export declare function inspectSkills(setup: RunSetup, scan: Pick<ScanResult, 'candidates'>): Promise<readonly SkillRecord[]>;
