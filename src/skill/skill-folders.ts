import type { PathKind } from '../files/workspace.js';
import { joinPath } from '../text/paths.js';
import { skillFileIn } from './skill.js';

/** What tells whether a directory has skills. */
interface Directories {
  kindOf(path: string): PathKind;
  /** Names of the directories in a directory. */
  directories(path: string): readonly string[];
}

/** Whether a directory is a skill. */
export function isSkillDirectory(directory: string, files: Pick<Directories, 'kindOf'>): boolean {
  return skillFileIn(directory, files.kindOf) !== null;
}

/** Whether a directory contains skills one level below. */
export function isSkillFolder(directory: string, files: Directories): boolean {
  return files.directories(directory).some((name) => isSkillDirectory(joinPath(directory, name), files));
}

/** Whether a directory is a skill, or contains skills one level below. */
export function hasSkills(directory: string, files: Directories): boolean {
  return isSkillDirectory(directory, files) || isSkillFolder(directory, files);
}
