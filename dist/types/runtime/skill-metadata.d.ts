import type { CatalogSkill, SkillCatalog } from '../core/catalog.js';
/** A skill as the tools report it. */
export interface SkillMetadata {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly path: string;
    readonly dir: string;
    readonly scope: 'repo' | 'user';
    readonly mtime_ms: number;
}
export interface LoadMetadata {
    readonly skill_id: string;
    readonly name: string;
    readonly path: string;
    readonly dir: string;
    readonly mtime_ms: number;
}
export declare function metadataOf({ id, name, description, path, dir, scope, mtimeMs, }: CatalogSkill): SkillMetadata;
export declare function loadMetadataOf({ id, name, path, dir, mtimeMs }: CatalogSkill): LoadMetadata;
/** What `skills.list` answers. */
export interface SkillListing {
    readonly skills: readonly SkillMetadata[];
    readonly errors: SkillCatalog['errors'];
    readonly truncated: boolean;
}
export declare function listingOf(catalog: SkillCatalog): SkillListing;
