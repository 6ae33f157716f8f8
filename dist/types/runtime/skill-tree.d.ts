import type { CatalogSkill } from '../core/catalog.js';
import type { Workspace } from '../workspace/workspace.js';
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
/** The tree as text: two spaces a level, directories end in `/`. */
export declare function renderSkillTree(skill: CatalogSkill, tree: SkillTree): string;
