import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import type { CatalogSkill } from '../../src/skill/list-skills.js';
import { aFolder, type Files } from '../support/a-folder.js';
import { aCatalogSkill } from './a-catalog-skill.js';

/** The catalog's view of a skill at `<root>/skills/<name>` on disk. */
export function skillOnDisk(
  workspace: DiskWorkspace,
  name: string,
  directory = `skills/${name}`,
): CatalogSkill {
  const dir = `${workspace.root}/${directory}`;
  const mtimeMs = Math.trunc(workspace.fingerprint(`${directory}/SKILL.md`)?.mtimeMs ?? 0);
  return aCatalogSkill({ name, directory, dir, mtimeMs, description: `Does ${name} well.` });
}

/** A repository with skills, its workspace and the catalog's view of them. */
export function aRepository(files: Files, names: readonly string[]) {
  const root = aFolder(files);
  const workspace = new DiskWorkspace({ root });
  return { root, workspace, skills: names.map((name) => skillOnDisk(workspace, name)) };
}
