import type { Finding } from '../finding.js';
import type { SkillRecord } from '../skill.js';
import type { MatrixUpdate } from './update-matrix.js';
/** Says which keywords were not given to the skill that wanted them. */
export declare function reportRoutes(matrix: MatrixUpdate, skills: readonly SkillRecord[], manifest: string): Finding[];
