import type { CatalogSkill } from '../core/catalog.js';
import { compareText } from '../core/diagnostic.js';
import { directoryNameOf, joinPath } from '../core/skill-path.js';
import type { Workspace } from '../workspace/workspace.js';

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

/** Everything in a skill's directory; links are named and never entered. */
export function readSkillTree(skill: CatalogSkill, workspace: Workspace): SkillTree {
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

function sortedEntries(skill: CatalogSkill, workspace: Workspace, directory: string) {
  const entries = workspace.listWithin(skill.directory, inSkill(skill, directory)) ?? [];
  return [...entries].sort((a, b) => compareText(a.name, b.name));
}

/** The workspace path of something in a skill's directory. */
export function inSkill(skill: CatalogSkill, relative: string): string {
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
