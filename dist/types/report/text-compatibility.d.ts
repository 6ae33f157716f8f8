import type { SkillCompatibility } from '../core/report.js';
import type { Colors } from './text-colors.js';
/** The table of `--profile all`: a row for each skill, a column for each system, then the reasons. */
export declare function renderCompatibility(rows: readonly SkillCompatibility[], colors: Colors): string;
