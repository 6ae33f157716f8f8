import { pathToFileURL } from 'node:url';
import type { Workspace } from '../files/workspace.js';
import { escapeXml } from '../outputs/catalog-text.js';
import { compareText } from '../report/diagnostic.js';
import { type CatalogSkill, type SkillCatalog, visibleSkills } from '../skill/list-skills.js';
import { decodeText, splitDocument } from '../skill/split-document.js';
import { workspacePath } from './catalog.js';
import { inSkill, readSkillTree } from './resources.js';

/** `full`: the file as it is. `body`: without its frontmatter. `full-with-files`: in `<skill_context>`, with a list of files. */
export type LoadForm = 'full' | 'body' | 'full-with-files';

export interface LoadRequest {
  readonly name?: string | undefined;
  /** Path of a SKILL.md that is in the catalog; goes before `name`. */
  readonly path?: string | undefined;
}

/** Nobody named a skill; there is none of that name, or several; it cannot be read; skills are off; the policy is against it. */
export type SkillRefusalReason =
  | 'unnamed'
  | 'not-found'
  | 'ambiguous'
  | 'unreadable'
  | 'disabled'
  | 'denied'
  | 'unconfirmed';

export interface SkillRefusal {
  readonly ok: false;
  readonly reason: SkillRefusalReason;
  readonly message: string;
  /** Paths of the skills that an ambiguous name may mean. */
  readonly candidates: readonly string[];
}

export type Selection = { readonly ok: true; readonly skill: CatalogSkill } | SkillRefusal;

export interface LoadedSkill {
  readonly ok: true;
  readonly skill: CatalogSkill;
  readonly text: string;
  readonly files: SkillFiles;
}

export type LoadResult = LoadedSkill | SkillRefusal;

/** Larger SKILL.md files are refused. */
const MAX_LOADED_BYTES = 1024 * 1024;

/** Finds the one skill that is meant: path first, then a name that only one skill has. */
export function selectSkill(
  catalog: SkillCatalog,
  request: LoadRequest,
  resolvePath: (path: string) => string | null,
): Selection {
  const skills = visibleSkills(catalog.skills);
  const path = request.path?.trim();
  if (path) {
    const file = resolvePath(path);
    const skill = skills.find((candidate) => candidate.path === path || candidate.file === file);
    if (skill === undefined) return refuseSkill('not-found', `skill path not found in catalog: ${path}`);
    return { ok: true, skill };
  }
  const name = request.name?.trim();
  if (!name) return refuseSkill('unnamed', 'name or path is required');
  const matches = skills.filter((candidate) => candidate.name === name);
  if (matches.length > 1) {
    const candidates = matches.map((skill) => skill.path);
    return refuseSkill('ambiguous', `ambiguous skill name: ${name}`, candidates);
  }
  if (matches[0] === undefined) return refuseSkill('not-found', `skill not found: ${name}`);
  return { ok: true, skill: matches[0] };
}

/** Turns what somebody typed into a canonical workspace path; `null` when it is not in the workspace. */
export function pathResolver(
  workspace: Workspace,
  resolveAbsolute: (path: string) => string,
): (path: string) => string | null {
  return (path) => {
    const inside = workspacePath(workspace, resolveAbsolute(path));
    return inside === null ? null : workspace.canonical(inside);
  };
}

export function refuseSkill(
  reason: SkillRefusalReason,
  message: string,
  candidates: readonly string[] = [],
): SkillRefusal {
  return { ok: false, reason, message, candidates };
}

/** Reads a skill's text now, not when the catalog was made. */
export function loadSkill(skill: CatalogSkill, form: LoadForm, workspace: Workspace): LoadResult {
  const mtimeMs = workspace.fingerprint(skill.file)?.mtimeMs ?? skill.mtimeMs;
  const limits = { maxBytes: MAX_LOADED_BYTES, followLinks: false, within: skill.directory };
  const content = workspace.read(skill.file, limits);
  if (content.kind !== 'content') {
    const why = content.kind === 'missing' ? 'it is gone' : content.detail;
    return refuseSkill('unreadable', `cannot read ${skill.path}: ${why}`);
  }
  const decoded = decodeText(content.bytes);
  if (!decoded.ok) return refuseSkill('unreadable', `cannot read ${skill.path}: ${decoded.problem}`);
  const current = { ...skill, mtimeMs };
  const files = form === 'full-with-files' ? listSkillFiles(skill, workspace) : NO_FILES;
  return { ok: true, skill: current, text: textInForm(current, decoded.text, form, files), files };
}

const NO_FILES: SkillFiles = { files: [], truncated: false };

function textInForm(skill: CatalogSkill, raw: string, form: LoadForm, files: SkillFiles): string {
  const text = raw.startsWith('\ufeff') ? raw.slice(1) : raw;
  if (form === 'body') return bodyOf(text);
  return form === 'full' ? text : contextOf(skill, text, files);
}

/** What stands below the frontmatter, without blank lines around it. */
function bodyOf(text: string): string {
  return splitDocument(text)
    .body.replace(/^(?:[ \t]*(?:\r\n|\r|\n))+/, '')
    .trimEnd();
}

function contextOf(skill: CatalogSkill, text: string, { files, truncated }: SkillFiles): string {
  const list = files.map((file) => `<file>${escapeXml(`${skill.dir}/${file}`)}</file>`);
  if (truncated) list.push('<note>More files are in the directory.</note>');
  return [
    `<skill_context name="${escapeXml(skill.name)}" path="${escapeXml(skill.path)}">`,
    keepInside(text.trimEnd()),
    '',
    `Base directory: ${baseUrl(skill.dir)}`,
    'Relative paths in this skill are resolved from this directory.',
    '<skill_files>',
    ...list,
    '</skill_files>',
    '</skill_context>',
  ].join('\n');
}

/** Said instead of a text that the session has had already. */
export function reminderOf(skill: CatalogSkill): string {
  const [name, path] = [escapeXml(skill.name), escapeXml(skill.path)];
  return `<skill_context_reminder name="${name}" path="${path}">Skill already loaded in this session. Reuse previous context.</skill_context_reminder>`;
}

/** A body that closes the element itself could speak in the name of the host. */
function keepInside(text: string): string {
  return text.replace(/<(\/?)(?=skill_context|skill_files)/gi, '&lt;$1');
}

function baseUrl(dir: string): string {
  return `${pathToFileURL(dir).href.replace(/\/$/, '')}/`;
}

export interface SkillFiles {
  /** Relative to the skill's directory, in code-unit order; SKILL.md is not among them. */
  readonly files: readonly string[];
  readonly truncated: boolean;
}

const SKILL_FILE_LIMITS = { maxFiles: 200, maxBytes: 512 * 1024 } as const;

/** The regular files that come with a skill, up to so many and so large. */
export function listSkillFiles(
  skill: CatalogSkill,
  workspace: Workspace,
  limits: { readonly maxFiles: number; readonly maxBytes: number } = SKILL_FILE_LIMITS,
): SkillFiles {
  const tree = readSkillTree(skill, workspace);
  const all = tree.entries
    .filter((entry) => entry.kind === 'file' && inSkill(skill, entry.path) !== skill.file)
    .map((entry) => entry.path)
    .sort(compareText);
  const files: string[] = [];
  let bytes = 0;
  for (const file of all) {
    bytes += workspace.fingerprint(inSkill(skill, file))?.size ?? 0;
    if (files.length >= limits.maxFiles || bytes > limits.maxBytes) return { files, truncated: true };
    files.push(file);
  }
  return { files, truncated: tree.truncated };
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

/** What `skills.list` answers. */
export interface SkillListing {
  readonly skills: readonly SkillMetadata[];
  readonly errors: SkillCatalog['errors'];
  readonly truncated: boolean;
}

export function listingOf(catalog: SkillCatalog): SkillListing {
  return { skills: catalog.skills.map(metadataOf), errors: catalog.errors, truncated: catalog.truncated };
}
