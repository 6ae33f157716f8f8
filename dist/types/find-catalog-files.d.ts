import type { CatalogTarget } from './settings.js';
import type { Workspace } from './workspace/workspace.js';
/** The files that hold a catalog or should: those of the configuration, and all that bear our markers. */
export declare function findCatalogFiles(input: {
    readonly workspace: Workspace;
    readonly targets: readonly CatalogTarget[];
    /** Directories that are searched for marked files, beside the usual ones. */
    readonly directories: readonly string[];
}): readonly string[];
type CatalogFileText = 
/** `null` for a file that is not there yet. */
{
    readonly kind: 'text';
    readonly text: string | null;
} | {
    readonly kind: 'refused';
    readonly detail: string;
};
export declare function readCatalogFile(workspace: Workspace, file: string): CatalogFileText;
/** A catalog file's path; one that leads out of the repository is refused. */
export declare function containedFile(file: string): string;
export {};
