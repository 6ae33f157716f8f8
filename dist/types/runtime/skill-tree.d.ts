import type { CatalogSkill } from '../core/catalog.js';
import type { Workspace } from '../workspace/workspace.js';
/** Directories that belong to tools, not to the skill (S1-20). */
export declare const SKIPPED_DIRECTORIES: ReadonlySet<string>;
/** A skill with more entries is cut off, so that no walk is without end. */
export declare const MAX_TREE_ENTRIES = 10000;
export interface TreeEntry {
    /** Relative to the skill's directory, with `/`. */
    readonly path: string;
    readonly kind: 'file' | 'directory' | 'link' | 'other';
    readonly depth: number;
}
export interface SkillTree {
    /** Each directory right before what is in it; siblings in code-unit order. */
    readonly entries: readonly TreeEntry[];
    readonly truncated: boolean;
}
/** Everything in a skill's directory; links are named and never entered. */
export declare function readSkillTree(skill: CatalogSkill, workspace: Workspace): SkillTree;
/** The workspace path of something in a skill's directory. */
export declare function inSkill(skill: CatalogSkill, relative: string): string;
/** The tree as text (S1-19): two spaces a level, directories end in `/`. */
export declare function renderSkillTree(skill: CatalogSkill, tree: SkillTree): string;
