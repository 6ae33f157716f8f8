import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import type { CatalogSkill } from '../../src/core/catalog.js';
import { DiskWorkspace } from '../../src/workspace/disk-workspace.js';
import { aCatalogSkill } from './a-catalog-skill.js';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** A temporary folder with these files; it goes when the tests of the file are done. */
export function aFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'skill-registrar-')));
  folders.push(folder);
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

/** The text of a small valid SKILL.md. */
export function skillText(name: string, body = `# ${name}\n\nDo it.\n`, more = ''): string {
  return `---\nname: ${name}\ndescription: Does ${name} well.\n${more}---\n\n${body}`;
}

/** The catalog's view of a skill that is on disk at `<root>/skills/<name>`. */
export function skillOnDisk(
  workspace: DiskWorkspace,
  name: string,
  directory = `skills/${name}`,
): CatalogSkill {
  const dir = `${workspace.root}/${directory}`;
  const mtimeMs = workspace.fingerprint(`${directory}/SKILL.md`)?.mtimeMs ?? 0;
  return aCatalogSkill({ name, directory, dir, mtimeMs, description: `Does ${name} well.` });
}

/** A repository with skills, its workspace and the catalog's view of them. */
export function aRepository(files: Readonly<Record<string, string>>, names: readonly string[]) {
  const root = aFolder(files);
  const workspace = new DiskWorkspace({ root });
  return { root, workspace, skills: names.map((name) => skillOnDisk(workspace, name)) };
}
