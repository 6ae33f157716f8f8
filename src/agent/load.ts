import { pathToFileURL } from 'node:url';
import type { Workspace } from '../files/workspace.js';
import { escapeXml } from '../outputs/catalog-text.js';
import { type CatalogSkill, type SkillCatalog, visibleSkills } from '../skill/list-skills.js';
import { splitDocument } from '../skill/read-document.js';
import { findNamed } from '../skill/skill.js';
import { decodeText } from '../text/decode.js';
import { listSkillFiles, type SkillFiles } from './skill-files.js';

/** `full`: the file as it is. `body`: without frontmatter. `full-with-files`: in `<skill_context>`, with a file list. */
export type LoadForm = 'full' | 'body' | 'full-with-files';

export interface LoadRequest {
  readonly name?: string | undefined;
  /** Path of a SKILL.md that is in the catalog; takes precedence over `name`. */
  readonly path?: string | undefined;
}

export type SkillRefusalReason =
  | 'unnamed'
  | 'not-found'
  | 'ambiguous'
  | 'unreadable'
  | 'no-file'
  | 'unsafe-path'
  | 'disabled'
  | 'unavailable'
  | 'denied'
  | 'unconfirmed'
  | 'declined';

export interface SkillRefusal {
  readonly ok: false;
  readonly reason: SkillRefusalReason;
  readonly message: string;
  /** Paths of the skills that an ambiguous name may refer to. */
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

/** Finds the one skill of a request: by path first, then by a name that only one skill has. */
export function selectSkill(
  catalog: SkillCatalog,
  request: LoadRequest,
  resolvePath: (path: string) => string | null,
): Selection {
  const selection = selectFrom(visibleSkills(catalog.skills), request, resolvePath);
  if (selection.ok || selection.reason !== 'not-found') return selection;
  const hidden = selectFrom(catalog.skills, request, resolvePath);
  return hidden.ok ? refuseSkill('unavailable', sayWhyHidden(hidden.skill)) : selection;
}

function sayWhyHidden({ name, unavailableReason }: CatalogSkill): string {
  return unavailableReason === undefined
    ? `the skill is disabled: ${name}`
    : `the skill is unavailable: ${name} (${unavailableReason})`;
}

function selectFrom(
  skills: readonly CatalogSkill[],
  request: LoadRequest,
  resolvePath: (path: string) => string | null,
): Selection {
  const path = request.path?.trim();
  if (path) {
    const file = resolvePath(path);
    const skill = skills.find((candidate) => candidate.path === path || candidate.file === file);
    if (skill === undefined) return refuseSkill('not-found', `skill path not found in catalog: ${path}`);
    return { ok: true, skill };
  }
  const name = request.name?.trim();
  if (!name) return refuseSkill('unnamed', 'name or path is required');
  const matches = findNamed(name, skills);
  if (matches.length > 1) {
    const candidates = matches.map((skill) => skill.path);
    return refuseSkill('ambiguous', `ambiguous skill name: ${name}`, candidates);
  }
  if (matches[0] === undefined) return refuseSkill('not-found', `skill not found: ${name}`);
  return { ok: true, skill: matches[0] };
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
  const mtimeMs = Math.trunc(workspace.fingerprint(skill.file)?.mtimeMs ?? skill.mtimeMs);
  const limits = { maxBytes: MAX_LOADED_BYTES, followLinks: false, within: skill.directory };
  const content = workspace.read(skill.file, limits);
  if (content.kind !== 'content') {
    const why = content.kind === 'missing' ? 'it no longer exists' : content.detail;
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

/** The text below the frontmatter, without blank lines around it. */
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

/** Replaces a text that the session already has. */
export function reminderOf(skill: CatalogSkill): string {
  const [name, path] = [escapeXml(skill.name), escapeXml(skill.path)];
  return `<skill_context_reminder name="${name}" path="${path}">Skill already loaded in this session. Reuse previous context.</skill_context_reminder>`;
}

/** A text among others, with the name of its skill. */
export function namedText({ name }: CatalogSkill, text: string): string {
  return `<skill name="${escapeXml(name)}">\n${text.trim().replace(/<(?=[\s/\p{Cf}]*skill\b)/giu, '&lt;')}\n</skill>`;
}

/** A body that closes the element itself could pose as the host. */
function keepInside(text: string): string {
  return text.replace(/<(?=[\s/\p{Cf}]*skill_(?:context|files))/giu, '&lt;');
}

function baseUrl(dir: string): string {
  return `${pathToFileURL(dir).href.replace(/\/$/, '')}/`;
}
