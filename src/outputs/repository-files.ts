import type { Workspace } from '../files/workspace.js';
import { skillFileIn } from '../skill/skill.js';
import { compareText } from '../text/compare.js';
import { contentText } from '../text/decode.js';
import { isContainedPath, joinPath, normalizePath } from '../text/paths.js';

/** The part of the repository that outputs can read. */
export interface RepositoryFiles {
  kindOf(path: string): 'file' | 'directory' | 'other' | 'missing' | 'outside';
  /** `null` if it is missing, not UTF-8 or too large. */
  text(path: string): string | null;
  bytes(path: string): Uint8Array | null;
  /** The path without links; `null` if it is missing or outside. */
  canonical(path: string): string | null;
  /** Names of the directories in a directory, sorted. */
  directories(path: string): readonly string[];
}

/** Marketplaces of thousands of plugins stay far below it. */
export const MAX_BYTES = 16_777_216;

/** The files of a repository as outputs see them, each read once. */
export function openRepositoryFiles(workspace: Workspace): RepositoryFiles {
  const kindOf = once((path) => workspace.kindOf(path));
  const read = once((path) => workspace.read(path, { maxBytes: MAX_BYTES, followLinks: true }));
  const bytes = (path: string) => {
    const content = read(path);
    return content.kind === 'content' ? content.bytes : null;
  };
  const text = once((path) => contentText(read(path)));
  const directories = once((path) =>
    ((kindOf(path) === 'directory' ? workspace.list(path) : null) ?? [])
      .filter(({ kind }) => kind === 'directory' || kind === 'link')
      .map(({ name }) => name)
      .sort(compareText),
  );
  const canonical = once((path) => workspace.canonical(path));
  return { kindOf, bytes, text, canonical, directories };
}

function once<Result>(look: (path: string) => Result): (path: string) => Result {
  const known = new Map<string, Result>();
  return (path) => {
    if (!known.has(path)) known.set(path, look(path));
    return known.get(path) as Result;
  };
}

/** Whether a directory is a skill. */
export function isSkillDirectory(directory: string, files: RepositoryFiles): boolean {
  return skillFileIn(directory, files.kindOf) !== null;
}

/** Whether a directory contains skills one level below. */
export function isSkillFolder(directory: string, files: RepositoryFiles): boolean {
  return files.directories(directory).some((name) => isSkillDirectory(joinPath(directory, name), files));
}

/** Whether a directory is a skill, or contains skills one level below. */
export function hasSkills(directory: string, files: RepositoryFiles): boolean {
  return isSkillDirectory(directory, files) || isSkillFolder(directory, files);
}

/** A relative path from a directory; `null` if it points outside the repository or is not relative. */
export function resolveInside(directory: string, path: string): string | null {
  const trimmed = path.replace(/\/+$/, '');
  if (!isContainedPath(trimmed)) return null;
  const normal = normalizePath(trimmed);
  return normal === '.' ? directory : joinPath(directory, normal);
}
