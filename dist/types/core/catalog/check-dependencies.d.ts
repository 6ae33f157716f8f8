import type { Finding } from '../finding.js';
import type { SkillRecord } from '../skill.js';
/** Every dependency exists, and none leads back to where it began. Few skills have any: `names` waits for one. */
export declare function checkDependencies(skills: readonly SkillRecord[], names: () => ReadonlySet<string>): Finding[];
