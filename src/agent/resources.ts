import type { Workspace } from '../files/workspace.js';
import { compareText } from '../report/diagnostic.js';
import type { CatalogSkill } from '../skill/list-skills.js';
import {
  directoryNameOf,
  isContainedPath,
  joinPath,
  moduleFiles,
  parseToolset,
  type ResourceType,
} from '../skill/skill.js';
import { absolutePath } from './catalog.js';

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
    .sort(compareText);
}

export type ResourceContent =
  | { readonly kind: 'content'; readonly path: string; readonly bytes: Uint8Array }
  | { readonly kind: 'missing'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

/** Reads one file of a skill, never one outside its directory, whatever the path and the links in it say. */
export function readResource(skill: CatalogSkill, path: string, workspace: Workspace): ResourceContent {
  const problem = unsafePath(path);
  if (problem !== null) return { kind: 'refused', message: `Refused to read "${path}": ${problem}.` };
  const file = inSkill(skill, path.split('/').filter(isNoDot).join('/'));
  const limits = { maxBytes: MAX_RESOURCE_BYTES, followLinks: true, within: skill.directory };
  const content = workspace.read(file, limits);
  if (content.kind === 'content') return { kind: 'content', path, bytes: content.bytes };
  if (content.kind === 'missing') {
    return { kind: 'missing', message: `The skill "${skill.name}" has no file "${path}".` };
  }
  return { kind: 'refused', message: `Refused to read "${path}": ${content.detail}.` };
}

/** What is wrong with a path before the file system is asked; compared by segments, so that `..notes.md` is a name. */
function unsafePath(path: string): string | null {
  const segments = path.split('/');
  if (path.trim() === '') return 'it is empty';
  if (path.includes('\0')) return 'it holds a NUL character';
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return 'it is absolute, not relative to the skill';
  if (path.includes('\\')) return 'it holds a backslash; separate directories by "/"';
  if (segments.includes('..')) return 'it leads out of the skill by ".."';
  if (segments[0] === '~') return 'it leads to the home directory';
  return segments.every((segment) => segment === '.' || segment === '') ? 'it names no file' : null;
}

function isNoDot(segment: string): boolean {
  return segment !== '.' && segment !== '';
}

/** Directories that belong to tools, not to the skill. */
const SKIPPED_DIRECTORIES: ReadonlySet<string> = new Set(['.git', 'node_modules']);

/** A skill with more entries is cut off, so that no walk is without end. */
const MAX_TREE_ENTRIES = 10_000;

const MAX_DEPTH = 32;

export interface TreeEntry {
  /** Relative to the skill's directory, with `/`. */
  readonly path: string;
  readonly kind: 'file' | 'directory' | 'link' | 'other';
  readonly depth: number;
}

export interface SkillTree {
  /** Each directory right before what is in it; siblings in code-unit order. */
  readonly entries: readonly TreeEntry[];
  readonly truncated: boolean;
}

/** Where a skill is in the workspace. */
export type SkillPlace = Pick<CatalogSkill, 'directory'>;

/** Everything in a skill's directory; links are named and never entered. */
export function readSkillTree(skill: SkillPlace, workspace: Workspace): SkillTree {
  const entries: TreeEntry[] = [];
  let truncated = false;
  const walk = (directory: string, depth: number): void => {
    for (const { name, kind } of sortedEntries(skill, workspace, directory)) {
      if (kind === 'directory' && SKIPPED_DIRECTORIES.has(name)) continue;
      if (entries.length >= MAX_TREE_ENTRIES || depth > MAX_DEPTH) {
        truncated = true;
        return;
      }
      const path = joinPath(directory, name);
      entries.push({ path, kind, depth });
      if (kind === 'directory') walk(path, depth + 1);
    }
  };
  walk('', 1);
  return { entries, truncated };
}

function sortedEntries(skill: SkillPlace, workspace: Workspace, directory: string) {
  const entries = workspace.listWithin(skill.directory, inSkill(skill, directory)) ?? [];
  return [...entries].sort((a, b) => compareText(a.name, b.name));
}

/** The workspace path of something in a skill's directory. */
export function inSkill(skill: SkillPlace, relative: string): string {
  return relative === '' ? skill.directory : joinPath(skill.directory, relative);
}

/** The tree as text: two spaces a level, directories end in `/`. */
export function renderSkillTree(skill: CatalogSkill, tree: SkillTree): string {
  const lines = tree.entries.map(({ path, kind, depth }) => {
    const name = directoryNameOf(path);
    return `${'  '.repeat(depth)}${oneLine(name)}${kind === 'directory' ? '/' : ''}`;
  });
  const root = directoryNameOf(skill.dir);
  const more = tree.truncated ? ['  …'] : [];
  return [`${oneLine(root)}/`, ...lines, ...more].join('\n');
}

/** A file's name may hold line breaks, which would pass for further files. */
function oneLine(name: string): string {
  return name.replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd');
}

/** A toolset of a skill, resolved for a loader. Nothing is imported here. */
export interface ToolsetEntry {
  readonly skill: string;
  /** As the frontmatter says it: `path:Class`. */
  readonly declared: string;
  /** Absolute path of the module; `null` when there is none inside the skill. */
  readonly module: string | null;
  readonly exportName: string | null;
  /** Why a loader cannot use it. */
  readonly problem?: string;
}

/** Lists the toolsets that skills declare, with the file and the export a loader would take. */
export function listToolsets(skills: readonly CatalogSkill[], workspace: Workspace): readonly ToolsetEntry[] {
  return skills.flatMap((skill) =>
    skill.toolsets.map((declared) => resolveToolset(skill, declared, workspace)),
  );
}

function resolveToolset(skill: CatalogSkill, declared: string, workspace: Workspace): ToolsetEntry {
  const unusable = (problem: string): ToolsetEntry => ({
    skill: skill.name,
    declared,
    module: null,
    exportName: null,
    problem,
  });
  const toolset = parseToolset(declared);
  if (toolset === null) return unusable('it is not of the form path:Class');
  if (!isContainedPath(toolset.path)) return unusable('its path leads out of the skill');
  for (const file of moduleFiles(toolset.path)) {
    const module = findModule(skill, file, workspace);
    if (module !== null) return { skill: skill.name, declared, module, exportName: toolset.exportName };
  }
  return unusable('there is no such file in the skill');
}

function findModule(skill: CatalogSkill, path: string, workspace: Workspace): string | null {
  const file = workspace.canonical(inSkill(skill, path));
  if (file === null || workspace.kindOf(file) !== 'file') return null;
  return file.startsWith(`${skill.directory}/`) || skill.directory === '.'
    ? absolutePath(workspace, file)
    : null;
}

/** What a runner should grant a skill's script. skill-registrar itself runs none. */
export const SCRIPT_LIMITS = {
  timeoutMs: 60_000,
  maxOutputBytes: 1024 * 1024,
  maxArguments: 100,
  maxArgumentBytes: 4096,
  /** A script runs in the directory of its skill. */
  workingDirectory: 'skill',
} as const;
