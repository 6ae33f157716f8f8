import { absolutePath } from '../files/absolute-path.js';
import type { Workspace } from '../files/workspace.js';
import type { CatalogSkill } from '../skill/list-skills.js';
import { moduleFiles, parseToolset, type ResourceType } from '../skill/skill.js';
import {
  innerDirectories,
  innerSkillOf,
  inSkill,
  type Located,
  readSkillTree,
  type SkillTree,
  type TreeEntry,
} from '../skill/skill-tree.js';
import { compareText } from '../text/compare.js';
import { baseName, isBelow, isContainedPath } from '../text/paths.js';

/** Larger files are left out of a copy. */
export const MAX_COPIED_BYTES = 64 * 1024 * 1024;

/** What a copy of a skill contains, and what is left out, with the reason. */
export interface CopyableTree extends SkillTree {
  readonly skipped: readonly { readonly path: string; readonly reason: string }[];
}

/** Leaves out skills inside it, links to the outside, special files and files that are too large. */
export function readCopyableTree(skill: Located, workspace: Workspace): CopyableTree {
  const tree = readSkillTree(skill, workspace);
  const entries: TreeEntry[] = [];
  const skipped = innerSkillsIn(skill);
  for (const entry of tree.entries) {
    const reason = whySkipped(entry, skill, workspace);
    if (reason === null) entries.push(entry);
    else skipped.push({ path: entry.path, reason });
  }
  return { entries, skipped, truncated: tree.truncated };
}

function innerSkillsIn({ directory, innerSkills = [] }: Located): { path: string; reason: string }[] {
  const start = directory === '.' ? 0 : directory.length + 1;
  return innerSkills
    .filter(({ isHidden }) => isHidden !== true)
    .map((inner) => ({
      path: inner.directory.slice(start),
      reason: `it is the skill "${inner.name}", which is copied on its own`,
    }))
    .sort((a, b) => compareText(a.path, b.path));
}

function whySkipped(entry: TreeEntry, skill: Located, workspace: Workspace): string | null {
  if (entry.kind === 'directory') return null;
  if (entry.kind === 'other') return 'it is not a regular file';
  const file = workspace.canonical(inSkill(skill, entry.path));
  if (file === null || !isBelow(file, skill.directory) || innerSkillOf(skill, file) !== undefined)
    return 'the link points outside the skill, or nowhere';
  if (workspace.kindOf(file) !== 'file') return 'the link does not point to a file';
  const size = workspace.fingerprint(file)?.size ?? 0;
  return size > MAX_COPIED_BYTES ? `it is larger than ${MAX_COPIED_BYTES} bytes` : null;
}

/** The tree as text: two spaces per level, directories end in `/`. */
export function renderSkillTree(skill: CatalogSkill, tree: SkillTree): string {
  const lines = tree.entries.map(({ path, kind, depth }) => {
    const name = baseName(path);
    return `${'  '.repeat(depth)}${withoutLineBreaks(name)}${kind === 'directory' ? '/' : ''}`;
  });
  const root = baseName(skill.dir);
  const more = tree.truncated ? ['  …'] : [];
  return [`${withoutLineBreaks(root)}/`, ...lines, ...more].join('\n');
}

/** A line break in a file's name would make it look like two files. */
function withoutLineBreaks(name: string): string {
  return name.replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd');
}

export interface SkillFiles {
  /** Relative to the skill's directory, in code-unit order; SKILL.md is not among them. */
  readonly files: readonly string[];
  readonly truncated: boolean;
}

const SKILL_FILE_LIMITS = { maxFiles: 200, maxBytes: 512 * 1024 } as const;

/** The regular files of a skill, up to the limits. */
export function listSkillFiles(
  skill: CatalogSkill,
  workspace: Workspace,
  limits: { readonly maxFiles: number; readonly maxBytes: number } = SKILL_FILE_LIMITS,
): SkillFiles {
  const tree = readSkillTree(skill, workspace);
  const all = tree.entries
    .filter(({ kind, path }) => kind === 'file' && inSkill(skill, path) !== skill.file)
    .map(({ path }) => path)
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

/** Larger resources are refused: they would fill the agent's context. */
const MAX_RESOURCE_BYTES = 1024 * 1024;

/** Regular files directly in one of the resource directories, as `references/x.md`, sorted. */
export function listResources(
  skill: CatalogSkill,
  type: ResourceType,
  workspace: Workspace,
): readonly string[] {
  const entries = workspace.listWithin(skill.directory, inSkill(skill, type)) ?? [];
  return entries
    .filter((entry) => entry.kind === 'file')
    .map((entry) => `${type}/${entry.name}`)
    .filter((path) => innerSkillOf(skill, inSkill(skill, path)) === undefined)
    .sort(compareText);
}

export type ResourceContent =
  | { readonly kind: 'content'; readonly path: string; readonly bytes: Uint8Array }
  | { readonly kind: 'missing'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * Reads one file of a skill, never one outside its directory or of a skill inside it, whatever the path and the links in
 * it say.
 */
export function readResource(skill: CatalogSkill, path: string, workspace: Workspace): ResourceContent {
  const problem = unsafePath(path);
  if (problem !== null) return { kind: 'refused', message: `Refused to read "${path}": ${problem}.` };
  const file = fileInSkill(skill, path);
  const inner = innerSkillOf(skill, workspace.canonical(file) ?? file);
  if (inner !== undefined) {
    return {
      kind: 'refused',
      message: `Refused to read "${path}": it belongs to the skill "${inner.name}".`,
    };
  }
  const limits = {
    maxBytes: MAX_RESOURCE_BYTES,
    followLinks: true,
    within: skill.directory,
    without: innerDirectories(skill),
  };
  const content = workspace.read(file, limits);
  if (content.kind === 'content') return { kind: 'content', path, bytes: content.bytes };
  if (content.kind === 'missing') return { kind: 'missing', message: sayMissing(skill, path) };
  return { kind: 'refused', message: `Refused to read "${path}": ${content.detail}.` };
}

export function sayMissing({ name }: CatalogSkill, path: string): string {
  return `The skill "${name}" has no file "${path}".`;
}

/** The workspace path of a file that is named relative to the skill. */
function fileInSkill(skill: Located, path: string): string {
  const names = path.split('/').filter((segment) => segment !== '.' && segment !== '');
  return inSkill(skill, names.join('/'));
}

/** The skill inside that a path belongs to, and the path there; `null` for a file of the skill itself. */
export function findInnerFile(
  skill: CatalogSkill,
  path: string,
  workspace: Workspace,
): { readonly directory: string; readonly path: string } | null {
  if (unsafePath(path) !== null) return null;
  const named = fileInSkill(skill, path);
  const file = workspace.canonical(named) ?? named;
  const directory = innerSkillOf(skill, file)?.directory;
  return directory === undefined ? null : { directory, path: file.slice(directory.length + 1) };
}

/** What is wrong with a path, before any file is read; by segments, so that `..notes.md` is a plain name. */
function unsafePath(path: string): string | null {
  const segments = path.split('/');
  if (path.trim() === '') return 'it is empty';
  if (path.includes('\0')) return 'it contains a NUL character';
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return 'it is absolute, not relative to the skill';
  if (path.includes('\\')) return 'it contains a backslash; separate directories by "/"';
  if (segments.includes('..')) return 'it leaves the skill by ".."';
  if (segments[0] === '~') return 'it points to the home directory';
  return segments.every((segment) => segment === '.' || segment === '') ? 'it does not name a file' : null;
}

/** A toolset of a skill, resolved for a loader. Nothing is imported here. */
export interface ToolsetEntry {
  readonly skill: string;
  /** As declared in the frontmatter: `path:Class`. */
  readonly declared: string;
  /** Absolute path of the module; `null` when it does not exist inside the skill. */
  readonly module: string | null;
  readonly exportName: string | null;
  /** Why a loader cannot use it. */
  readonly problem?: string;
}

/** Lists the toolsets that skills declare, with the file and the export that a loader takes. */
export function listToolsets(skills: readonly CatalogSkill[], workspace: Workspace): readonly ToolsetEntry[] {
  return skills.flatMap((skill) =>
    skill.toolsets.map((declared) => resolveToolset(skill, declared, workspace)),
  );
}

function resolveToolset(skill: CatalogSkill, declared: string, workspace: Workspace): ToolsetEntry {
  const unusable = (problem: string) => ({
    skill: skill.name,
    declared,
    module: null,
    exportName: null,
    problem,
  });
  const toolset = parseToolset(declared);
  if (toolset === null) return unusable('it must have the form path:Class');
  if (!isContainedPath(toolset.path)) return unusable('its path leaves the skill');
  const file = moduleFiles(toolset.path)
    .map((path) => workspace.canonical(inSkill(skill, path)))
    .find(
      (path) =>
        path !== null &&
        isBelow(path, skill.directory) &&
        innerSkillOf(skill, path) === undefined &&
        workspace.kindOf(path) === 'file',
    );
  if (!file) return unusable('the file does not exist in the skill');
  const module = absolutePath(workspace, file);
  return { skill: skill.name, declared, module, exportName: toolset.exportName };
}
