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

export function metadataOf({
  id,
  name,
  description,
  path,
  dir,
  scope,
  mtimeMs,
}: CatalogSkill): SkillMetadata {
  return { id, name, description, path, dir, scope, mtime_ms: Math.trunc(mtimeMs) };
}

export function loadMetadataOf({ id, name, path, dir, mtimeMs }: CatalogSkill): LoadMetadata {
  return { skill_id: id, name, path, dir, mtime_ms: Math.trunc(mtimeMs) };
}

/** What `skills.list` answers. */
export interface SkillListing {
  readonly skills: readonly SkillMetadata[];
  readonly errors: SkillCatalog['errors'];
  readonly truncated: boolean;
}

export function listingOf(catalog: SkillCatalog): SkillListing {
  return { skills: catalog.skills.map(metadataOf), errors: catalog.errors, truncated: catalog.truncated };
}
