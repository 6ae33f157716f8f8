import type { SkillRecord, SkillScope } from './skill.js';
/** What a catalog says of a skill. */
export interface ListedSkill {
    readonly name: string;
    readonly description: string;
    readonly briefDescription: string;
    readonly scope: SkillScope;
    /** Absolute path of the SKILL.md. */
    readonly path: string;
    /** The same as the workspace knows it, and its directory. */
    readonly file: string;
    readonly directory: string;
}
/** The skills that a committed catalog lists: the repository's own, in use, in the order of their names. */
export declare function listCommittedSkills(records: readonly SkillRecord[], isDisabled?: (record: SkillRecord) => boolean): readonly ListedSkill[];
