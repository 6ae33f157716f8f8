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
export type Selection = {
    readonly ok: true;
    readonly skill: CatalogSkill;
} | {
    readonly ok: false;
    readonly message: string;
    readonly candidates: readonly string[];
};
export interface LoadedSkill {
    readonly ok: true;
    readonly skill: CatalogSkill;
    readonly text: string;
    readonly files: SkillFiles;
}
export type LoadResult = LoadedSkill | {
    readonly ok: false;
    readonly message: string;
    readonly candidates: readonly string[];
};
/** Larger SKILL.md files are refused. */
export declare const MAX_LOADED_BYTES: number;
/** Finds the one skill that is meant: path first, then a name that only one skill has (S4-10). */
export declare function selectSkill(catalog: SkillCatalog, request: LoadRequest, resolvePath: (path: string) => string | null): Selection;
/** Turns what somebody typed into a canonical workspace path; `null` when it is not in the workspace. */
export declare function pathResolver(workspace: Workspace, resolveAbsolute: (path: string) => string): (path: string) => string | null;
/** Reads a skill's text now, not when the catalog was made (S1-18, S2-13, S4-11). */
export declare function loadSkill(skill: CatalogSkill, form: LoadForm, workspace: Workspace): LoadResult;
/** What stands below the frontmatter, without blank lines around it. */
export declare function bodyOf(text: string): string;
/** Said instead of a text that the session has had already (S4-12). */
export declare function reminderOf(skill: CatalogSkill): string;
