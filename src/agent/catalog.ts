import { createHash } from 'node:crypto';
import type { Workspace } from '../files/workspace.js';
import { compareText } from '../report/diagnostic.js';
import { briefDescription } from '../skill/infer-metadata.js';
import {
  type CatalogError,
  type CatalogSkill,
  type SkillCatalog,
  visibleSkills,
} from '../skill/list-skills.js';
import { parentOf, type SkillRecord, unavailableReason } from '../skill/skill.js';
import { type MatchQuery, matchSkills, type SkillMatch } from './match.js';

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

/** How much of the skills a query calls for. The catalog renderer `level` turns it into text. */
export type Disclosure =
  /** There are no skills. */
  | { readonly level: 0 }
  /** Only that there are some. */
  | { readonly level: 1; readonly count: number }
  /** Names and brief descriptions. */
  | { readonly level: 2; readonly skills: readonly CatalogSkill[] }
  /** The whole text of those that match. */
  | { readonly level: 3; readonly matches: readonly SkillMatch[] };

const ASKS_FOR_A_LIST =
  /\bwhat (?:can|could) you do\b|\b(?:list|show)(?: me)?(?: all| the| your| available)* skills\b|\b(?:what|which) skills\b/i;

/** Decides the disclosure level: a match shows the whole text, a question for the list the list. */
export function disclosureLevel(
  skills: readonly CatalogSkill[],
  query: string,
  wishes: Omit<MatchQuery, 'query'> = {},
): Disclosure {
  const visible = visibleSkills(skills);
  if (visible.length === 0) return { level: 0 };
  if (ASKS_FOR_A_LIST.test(query)) return { level: 2, skills: visible };
  const { matches } = matchSkills(visible, { ...wishes, query });
  if (matches.length > 0) return { level: 3, matches };
  return visible.some(hasTriggers) ? { level: 1, count: visible.length } : { level: 2, skills: visible };
}

function hasTriggers(skill: CatalogSkill): boolean {
  const { keywords = [], verbs = [], patterns = [] } = skill.triggers ?? {};
  return keywords.length + verbs.length + patterns.length > 0;
}

/** Where a workspace path is on the machine, with `/` separators. */
export function absolutePath(workspace: Workspace, path: string): string {
  if (path === '.') return workspace.root;
  if (path === '~') return workspace.home ?? '~';
  if (path.startsWith('~/') && workspace.home !== null) return joinPath(workspace.home, path.slice(2));
  return joinPath(workspace.root, path);
}

/** The workspace path of an absolute one; `null` when it lies in neither tree. The deeper tree wins. */
export function workspacePath(workspace: Workspace, absolute: string): string | null {
  const inRoot = below(workspace.root, absolute);
  const inHome = workspace.home === null ? null : below(workspace.home, absolute);
  const homeIsDeeper = (workspace.home?.length ?? 0) > workspace.root.length;
  if (inHome !== null && (inRoot === null || homeIsDeeper)) return inHome === '.' ? '~' : `~/${inHome}`;
  return inRoot;
}

function joinPath(base: string, path: string): string {
  return base.endsWith('/') ? `${base}${path}` : `${base}/${path}`;
}

function below(base: string, absolute: string): string | null {
  if (absolute === base) return '.';
  const prefix = base.endsWith('/') ? base : `${base}/`;
  return absolute.startsWith(prefix) ? absolute.slice(prefix.length) : null;
}
