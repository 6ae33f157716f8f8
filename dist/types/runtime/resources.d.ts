import type { CatalogSkill } from '../core/catalog.js';
import type { ResourceType } from '../core/resource-types.js';
import type { Workspace } from '../workspace/workspace.js';
/** Regular files directly in one of the resource directories, as `references/x.md`, sorted. */
export declare function listResources(skill: CatalogSkill, type: ResourceType, workspace: Workspace): readonly string[];
export type ResourceContent = {
    readonly kind: 'content';
    readonly path: string;
    readonly bytes: Uint8Array;
} | {
    readonly kind: 'missing';
    readonly message: string;
} | {
    readonly kind: 'refused';
    readonly message: string;
};
/** Reads one file of a skill, never one outside its directory, whatever the path and the links in it say. */
export declare function readResource(skill: CatalogSkill, path: string, workspace: Workspace): ResourceContent;
