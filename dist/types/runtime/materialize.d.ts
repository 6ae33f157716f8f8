import type { CatalogSkill } from '../core/catalog.js';
import { type Workspace } from '../workspace/workspace.js';
export interface MaterializedSkill {
    /** Absolute path of the copy. */
    readonly path: string;
    /** The same as an agent is told it: relative to its private folder. */
    readonly mountPath: string;
    readonly files: number;
    /** What was left out: links that lead away, special files, files that are too large; with the reason. */
    readonly skipped: readonly {
        readonly path: string;
        readonly reason: string;
    }[];
}
/**
 * Copies a skill into a task's private folder as `.skills/<name>` and replaces what was there. The new copy
 * takes the old one's place whole; when anything fails, the old one stays.
 */
export declare function materializeSkill(skill: CatalogSkill, privateDirectory: string, workspace: Workspace): Promise<MaterializedSkill>;
