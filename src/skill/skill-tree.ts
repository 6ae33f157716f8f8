import type { Workspace } from '../files/workspace.js';
import { compareText } from '../text/compare.js';
import { joinPath } from '../text/paths.js';

/** Directories that belong to tools, not to the skill. */
const SKIPPED_DIRECTORIES: ReadonlySet<string> = new Set(['.git', 'node_modules']);

/** A skill with more entries is cut off, so that every walk ends. */
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

/** A skill whose workspace directory is known. */
export interface Located {
  readonly directory: string;
}

/** Everything in a skill's directory; links are named and never entered. */
export function readSkillTree(skill: Located, workspace: Workspace): SkillTree {
  const entries: TreeEntry[] = [];
  let truncated = false;
  const walk = (directory: string, depth: number): void => {
    const listed = workspace.listWithin(skill.directory, inSkill(skill, directory)) ?? [];
    for (const { name, kind } of [...listed].sort((a, b) => compareText(a.name, b.name))) {
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

/** The workspace path of something in a skill's directory. */
export function inSkill(skill: Located, relative: string): string {
  return relative === '' ? skill.directory : joinPath(skill.directory, relative);
}
