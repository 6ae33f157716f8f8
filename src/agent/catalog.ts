import { createHash } from 'node:crypto';
import { absolutePath } from '../files/absolute-path.js';
import type { Workspace } from '../files/workspace.js';
import { compareText } from '../report/diagnostic.js';
import { briefDescription } from '../skill/infer-metadata.js';
import type { CatalogError, CatalogSkill, SkillCatalog, SkillManifest } from '../skill/list-skills.js';
import { parentOf, type SkillRecord, unavailableReason } from '../skill/skill.js';

/** What the machine and the configuration add to the records, by the skill's workspace file. */
export interface CatalogFacts {
  /** What keeps a skill out of the catalog. */
  readonly failures?: ReadonlyMap<string, readonly Omit<CatalogError, 'path'>[]>;
  /** Commands that a skill requires and that are not installed. */
  readonly missingCommands?: ReadonlyMap<string, readonly string[]>;
  /** Files of the skills that the configuration disables. */
  readonly disabled?: ReadonlySet<string>;
  /** The scan stopped before it saw everything. */
  readonly truncated?: boolean;
}

/** Builds the catalog: valid skills once each, by canonical path; the findings of the others as errors. */
export function buildCatalog(
  records: readonly SkillRecord[],
  workspace: Workspace,
  facts: CatalogFacts = {},
): SkillCatalog {
  const byPath = new Map<string, CatalogSkill>();
  const errors: CatalogError[] = [];
  for (const record of records) {
    const failures = facts.failures?.get(record.file);
    if (failures !== undefined) {
      const path = absolutePath(workspace, record.file);
      errors.push(...failures.map((failure) => ({ path, ...failure })));
      continue;
    }
    const skill = describeSkill(record, workspace, facts);
    const known = byPath.get(skill.path);
    if (known === undefined || (known.scope === 'user' && skill.scope === 'repo'))
      byPath.set(skill.path, skill);
  }
  return {
    skills: [...byPath.values()].sort(compareSkills),
    errors: errors.sort((a, b) => compareText(a.path, b.path) || compareText(a.message, b.message)),
    truncated: facts.truncated ?? false,
  };
}

function describeSkill(record: SkillRecord, workspace: Workspace, facts: CatalogFacts): CatalogSkill {
  const file = workspace.canonical(record.file) ?? record.file;
  const path = absolutePath(workspace, file);
  const declared = record.declared;
  const missing = facts.missingCommands?.get(record.file) ?? [];
  const description = (declared.description ?? '').trim();
  const version = declared.version ?? declared.metadata?.['version'];
  return {
    id: skillId(path),
    name: record.name,
    description,
    path,
    dir: parentOf(path),
    scope: record.scope,
    source: record.source,
    mtimeMs: workspace.fingerprint(file)?.mtimeMs ?? 0,
    file,
    directory: parentOf(file),
    ...(version === undefined ? {} : { version }),
    ...(declared.matchTriggers === undefined ? {} : { triggers: declared.matchTriggers }),
    toolsets: declared.toolsets ?? [],
    manifest: manifestOf(record, description),
    briefDescription: declared.briefDescription ?? briefDescription(description),
    tags: declared.tags ?? record.inferred.tags,
    ...(declared.tags === undefined ? {} : { declaredTags: declared.tags }),
    status: declared.status ?? 'active',
    available: missing.length === 0,
    ...(missing.length === 0 ? {} : { unavailableReason: unavailableReason(missing) }),
    enabled: facts.disabled?.has(record.file) !== true,
    ...(declared.defaultEnabled === false ? { isOffByDefault: true } : {}),
  };
}

function manifestOf({ name, declared }: SkillRecord, description: string): SkillManifest {
  const { license, compatibility, metadata, allowedTools } = declared;
  return {
    name,
    description,
    ...(license === undefined ? {} : { license }),
    ...(compatibility === undefined ? {} : { compatibility }),
    ...(metadata === undefined ? {} : { metadata }),
    ...(allowedTools === undefined ? {} : { 'allowed-tools': allowedTools.join(' ') }),
  };
}

/** The id of a skill: it depends on the canonical path alone. */
export function skillId(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 24);
}

function compareSkills(a: CatalogSkill, b: CatalogSkill): number {
  return compareText(a.name, b.name) || compareText(a.scope, b.scope) || compareText(a.path, b.path);
}

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

/** What results of a search or a match say about a skill. */
export function briefFieldsOf({ name, description, path, scope }: CatalogSkill) {
  return { name, description, path, scope };
}

/** The result of `skills.list`. */
export interface SkillListing {
  readonly skills: readonly SkillMetadata[];
  readonly errors: SkillCatalog['errors'];
  readonly truncated: boolean;
}

export function listingOf(catalog: SkillCatalog): SkillListing {
  return { skills: catalog.skills.map(metadataOf), errors: catalog.errors, truncated: catalog.truncated };
}
