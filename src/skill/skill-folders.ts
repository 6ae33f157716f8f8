import { joinPath } from '../text/paths.js';
import { type FileKinds, skillFileIn } from './skill.js';

/** What tells whether a directory has skills. */
interface Directories extends FileKinds {
  /** Names of the directories in a directory. */
  directories(path: string): readonly string[];
}

/** Whether a directory is a skill. */
export function isSkillDirectory(directory: string, files: FileKinds): boolean {
  return skillFileIn(directory, files) !== null;
}

/** Whether a directory contains skills one level below. */
export function isSkillFolder(directory: string, files: Directories): boolean {
  return files.directories(directory).some((name) => isSkillDirectory(joinPath(directory, name), files));
}

/** Whether a directory is a skill, or contains skills one level below. */
export function hasSkills(directory: string, files: Directories): boolean {
  return isSkillDirectory(directory, files) || isSkillFolder(directory, files);
}
