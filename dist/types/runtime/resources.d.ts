import type { CatalogSkill } from '../core/catalog.js';
import type { Workspace } from '../workspace/workspace.js';
export declare const RESOURCE_TYPES: readonly ['scripts', 'references', 'assets'];
export type ResourceType = (typeof RESOURCE_TYPES)[number];
/** Larger resources are refused: they would fill the agent's context. */
export declare const MAX_RESOURCE_BYTES: number;
/** Regular files directly in one of the resource directories, as `references/x.md`, sorted (S2-14). */
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
/** Reads one file of a skill, never one outside its directory, whatever the path and the links in it say (S2-15, S2-17). */
export declare function readResource(skill: CatalogSkill, path: string, workspace: Workspace): ResourceContent;
