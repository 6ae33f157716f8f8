import type { CatalogSkill } from '../core/catalog.js';
import type { Workspace } from '../workspace/workspace.js';
export interface SkillFiles {
    /** Relative to the skill's directory, in code-unit order; SKILL.md is not among them. */
    readonly files: readonly string[];
    readonly truncated: boolean;
}
/** The regular files that come with a skill, up to so many and so large. */
export declare function listSkillFiles(skill: CatalogSkill, workspace: Workspace, limits?: {
    readonly maxFiles: number;
    readonly maxBytes: number;
}): SkillFiles;
