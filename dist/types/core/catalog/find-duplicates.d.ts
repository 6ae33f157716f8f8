import type { Finding } from '../finding.js';
import type { Profile } from '../profile.js';
import type { NestedSkill } from '../scan-skills.js';
import type { SkillRecord } from '../skill.js';
export interface Selection {
    /** One skill for each name, in discovery order: what a manifest can hold. */
    readonly selected: readonly SkillRecord[];
    /** What agents may use: the selected ones, and under `keep` those of the same name too. */
    readonly usable: readonly SkillRecord[];
    readonly skipped: readonly SkillRecord[];
    readonly findings: readonly Finding[];
}
/** Settles equal names as the profile says: the first, the last or the one of the later root wins, or all stay. */
export declare function selectByName(valid: readonly SkillRecord[], nested: readonly NestedSkill[], profile: Profile): Selection;
