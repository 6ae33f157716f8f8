import { createHash } from 'node:crypto';
import { briefDescription } from '../core/brief-description.js';
import type { CatalogError, CatalogSkill, SkillCatalog } from '../core/catalog.js';
import { compareText } from '../core/diagnostic.js';
import { unavailableReason } from '../core/required-commands.js';
import type { SkillRecord } from '../core/skill.js';
import { parentOf } from '../core/skill-path.js';
import type { Workspace } from '../workspace/workspace.js';
import { absolutePath } from './absolute-path.js';

/** What the machine and the configuration add to the records; all of it keyed by the skill's workspace file. */
export interface CatalogFacts {
  /** Messages of the findings that keep a skill out of the catalog. */
  readonly failures?: ReadonlyMap<string, readonly string[]>;
  /** Commands that a skill requires and that are not installed. */
  readonly missingCommands?: ReadonlyMap<string, readonly string[]>;
  /** Files of the skills that the configuration switches off. */
  readonly disabled?: ReadonlySet<string>;
  /** The scan stopped before it saw everything. */
  readonly truncated?: boolean;
}

/** Makes the catalog of what was found: valid skills once each, by canonical path; the findings of the others as errors. */
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
      errors.push(...failures.map((message) => ({ path, message })));
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
    briefDescription: declared.briefDescription ?? briefDescription(description),
    tags: declared.tags ?? record.inferred.tags,
    status: declared.status ?? 'active',
    available: missing.length === 0,
    ...(missing.length === 0 ? {} : { unavailableReason: unavailableReason(missing) }),
    enabled: declared.defaultEnabled !== false && facts.disabled?.has(record.file) !== true,
  };
}

/** The id of a skill: it depends on the canonical path alone. */
export function skillId(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 24);
}

function compareSkills(a: CatalogSkill, b: CatalogSkill): number {
  return compareText(a.name, b.name) || compareText(a.scope, b.scope) || compareText(a.path, b.path);
}
