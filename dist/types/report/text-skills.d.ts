import type { Report, SkillStatus } from '../core/report.js';
import type { Colors } from './text-colors.js';
/** The word for a status: what was done to a skill, or how it is where nothing was done. */
export declare function nameStatus(operation: string, status: SkillStatus): string;
/** One line per skill, `name  state  path  what changed`; a single one with the old and new values. */
export declare function renderSkills(report: Report, colors: Colors): string;
