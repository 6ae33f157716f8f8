import type { CatalogSkill, SkillCatalog } from '../core/catalog.js';
import type { Workspace } from '../workspace/workspace.js';
import { type SkillFiles } from './skill-files.js';
/** `full`: the file as it is. `body`: without its frontmatter. `full-with-files`: in `<skill_context>`, with a list of files. */
export type LoadForm = 'full' | 'body' | 'full-with-files';
export interface LoadRequest {
    readonly name?: string | undefined;
    /** Path of a SKILL.md that is in the catalog; goes before `name`. */
    readonly path?: string | undefined;
}
/** Nobody named a skill; there is none of that name, or several; it cannot be read; skills are off; the policy is against it. */
export type SkillRefusalReason = 'unnamed' | 'not-found' | 'ambiguous' | 'unreadable' | 'disabled' | 'denied' | 'unconfirmed';
export interface SkillRefusal {
    readonly ok: false;
    readonly reason: SkillRefusalReason;
    readonly message: string;
    /** Paths of the skills that an ambiguous name may mean. */
    readonly candidates: readonly string[];
}
export type Selection = {
    readonly ok: true;
    readonly skill: CatalogSkill;
} | SkillRefusal;
export interface LoadedSkill {
    readonly ok: true;
    readonly skill: CatalogSkill;
    readonly text: string;
    readonly files: SkillFiles;
}
export type LoadResult = LoadedSkill | SkillRefusal;
/** Finds the one skill that is meant: path first, then a name that only one skill has. */
export declare function selectSkill(catalog: SkillCatalog, request: LoadRequest, resolvePath: (path: string) => string | null): Selection;
/** Turns what somebody typed into a canonical workspace path; `null` when it is not in the workspace. */
export declare function pathResolver(workspace: Workspace, resolveAbsolute: (path: string) => string): (path: string) => string | null;
export declare function refuseSkill(reason: SkillRefusalReason, message: string, candidates?: readonly string[]): SkillRefusal;
/** Reads a skill's text now, not when the catalog was made. */
export declare function loadSkill(skill: CatalogSkill, form: LoadForm, workspace: Workspace): LoadResult;
/** Said instead of a text that the session has had already. */
export declare function reminderOf(skill: CatalogSkill): string;
