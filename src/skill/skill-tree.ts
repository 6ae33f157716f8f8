import type { DirectoryEntry, Workspace } from '../files/workspace.js';
import { compareText } from '../text/compare.js';
import { isBelow, joinPath, pointsIntoGit } from '../text/paths.js';
import { isSkillFile } from './skill.js';

/** Directories that belong to tools, not to the skill. */
const SKIPPED_DIRECTORIES: ReadonlySet<string> = new Set(['node_modules']);

/** In the directory of every plugin that we installed: others are never replaced or removed. */
export const INSTALL_MARKER = '.skill-registrar-plugin.json';

function isOfTool(name: string, kind: TreeEntry['kind']): boolean {
  const isSkipped = kind === 'directory' && SKIPPED_DIRECTORIES.has(name);
  return isSkipped || name === INSTALL_MARKER || pointsIntoGit(name);
}

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

/** A skill in the directory of another one: its files are its own. */
export interface InnerSkill {
  readonly name: string;
  /** Its workspace directory. */
  readonly directory: string;
  /** Whoever reads must not learn of it. */
  readonly isHidden?: true;
}

/** A skill whose workspace directory is known. */
export interface Located {
  readonly directory: string;
  /** Skills below it whose files are left out, the deepest first. */
  readonly innerSkills?: readonly InnerSkill[];
}

/** The skill inside another one that a workspace path belongs to. */
export function innerSkillOf({ innerSkills = [] }: Located, path: string): InnerSkill | undefined {
  return innerSkills.find(({ directory }) => isBelow(path, directory));
}

/** The directories of these skills. */
export function innerDirectories({ innerSkills = [] }: Located): readonly string[] {
  return innerSkills.map(({ directory }) => directory);
}

/** Which part of a skill's directory is read, and how. */
export interface TreeOptions {
  /** Leaves out directories that are skills themselves. */
  readonly withoutSkills?: boolean;
  /** The only directories at its top that are entered, and no files there. */
  readonly only?: readonly string[];
  readonly list?: (directory: string) => readonly DirectoryEntry[];
}

/** Everything in a skill's directory; links are named and never entered. */
export function readSkillTree(
  skill: Located,
  workspace: Workspace,
  { withoutSkills = false, only, list }: TreeOptions = {},
): SkillTree {
  const listed = list ?? ((path: string) => workspace.listWithin(skill.directory, path) ?? []);
  const inner = new Set(innerDirectories(skill));
  const entries: TreeEntry[] = [];
  let truncated = false;
  const walk = (directory: string, depth: number): void => {
    const found = listed(inSkill(skill, directory));
    if (withoutSkills && depth > 1 && found.some(isSkillFile)) return;
    for (const { name, kind } of [...found].sort((a, b) => compareText(a.name, b.name))) {
      if (isOfTool(name, kind)) continue;
      if (depth === 1 && only !== undefined && !(kind === 'directory' && only.includes(name))) continue;
      if (entries.length >= MAX_TREE_ENTRIES || depth > MAX_DEPTH) {
        truncated = true;
        return;
      }
      const path = joinPath(directory, name);
      if (inner.has(inSkill(skill, path))) continue;
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
