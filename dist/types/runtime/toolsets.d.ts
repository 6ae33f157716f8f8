import type { CatalogSkill } from '../core/catalog.js';
import type { Workspace } from '../workspace/workspace.js';
/** A toolset of a skill, resolved for a loader. Nothing is imported here. */
export interface ToolsetEntry {
    readonly skill: string;
    /** As the frontmatter says it: `path:Class`. */
    readonly declared: string;
    /** Absolute path of the module; `null` when there is none inside the skill. */
    readonly module: string | null;
    readonly exportName: string | null;
    /** Why a loader cannot use it. */
    readonly problem?: string;
}
/** Lists the toolsets that skills declare, with the file and the export a loader would take. */
export declare function listToolsets(skills: readonly CatalogSkill[], workspace: Workspace): readonly ToolsetEntry[];
