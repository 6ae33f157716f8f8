import type { Workspace } from '../files/workspace.js';
import { compareText } from '../report/diagnostic.js';
import type { CatalogSkill } from '../skill/list-skills.js';
import { directoryNameOf, joinPath } from '../skill/skill.js';

/** Directories that belong to tools, not to the skill. */
const SKIPPED_DIRECTORIES: ReadonlySet<string> = new Set(['.git', 'node_modules']);

/** A skill with more entries is cut off, so that every walk ends. */
const MAX_TREE_ENTRIES = 10_000;
const MAX_DEPTH = 32;

/** Larger files are left out of a copy. */
export const MAX_COPIED_BYTES = 64 * 1024 * 1024;

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

/** What a copy of a skill contains, and what is left out, with the reason. */
export interface CopyableTree extends SkillTree {
  readonly skipped: readonly { readonly path: string; readonly reason: string }[];
}

/** Leaves out links that lead away, special files and files that are too large. */
export function readCopyableTree(skill: SkillPlace, workspace: Workspace): CopyableTree {
  const tree = readSkillTree(skill, workspace);
  const entries: TreeEntry[] = [];
  const skipped: { path: string; reason: string }[] = [];
  for (const entry of tree.entries) {
    const reason = whySkipped(entry, skill, workspace);
    if (reason === null) entries.push(entry);
    else skipped.push({ path: entry.path, reason });
  }
  return { entries, skipped, truncated: tree.truncated };
}

function whySkipped(entry: TreeEntry, skill: SkillPlace, workspace: Workspace): string | null {
  if (entry.kind === 'directory') return null;
  if (entry.kind === 'other') return 'it is not a regular file';
  const file = workspace.canonical(inSkill(skill, entry.path));
  const isInside = file !== null && (skill.directory === '.' || file.startsWith(`${skill.directory}/`));
  if (!isInside) return 'the link points outside the skill, or nowhere';
  if (workspace.kindOf(file) !== 'file') return 'the link does not point to a file';
  const size = workspace.fingerprint(file)?.size ?? 0;
  return size > MAX_COPIED_BYTES ? `it is larger than ${MAX_COPIED_BYTES} bytes` : null;
}

/** The tree as text: two spaces per level, directories end in `/`. */
export function renderSkillTree(skill: CatalogSkill, tree: SkillTree): string {
  const lines = tree.entries.map(({ path, kind, depth }) => {
    const name = directoryNameOf(path);
    return `${'  '.repeat(depth)}${withoutLineBreaks(name)}${kind === 'directory' ? '/' : ''}`;
  });
  const root = directoryNameOf(skill.dir);
  const more = tree.truncated ? ['  …'] : [];
  return [`${withoutLineBreaks(root)}/`, ...lines, ...more].join('\n');
}

/** A line break in a file's name would make it look like two files. */
function withoutLineBreaks(name: string): string {
  return name.replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd');
}
