import type { OpenedSkills } from './open-skills.js';
import { type SkillAllowlist } from './skill-registry.js';
import { type SessionOptions, SkillSession } from './skill-session.js';
export interface SessionWishes extends Pick<SessionOptions, 'workingDirectory' | 'policy' | 'privateDirectory'> {
    readonly taskId?: string;
    /** Names that narrow what the config allows. */
    readonly allow?: SkillAllowlist;
    /** Where the skills come from when they are read again; default: the ones that were opened. */
    readonly current?: () => OpenedSkills;
}
/** A session over the skills of a repository, as its profile and its config want it. */
export declare function openSession(opened: OpenedSkills, wishes: SessionWishes): SkillSession;
