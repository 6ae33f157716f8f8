import fs from 'node:fs';
import path from 'node:path';
import { aFolder } from './a-folder.js';

/** A repository of this many skills, with a minimal git directory. */
export function manySkills(count: number): string {
  const root = aFolder({ '.git/HEAD': 'ref: refs/heads/main\n' });
  writeSkills(root, count, 'first');
  return root;
}

/** Rewrites the skills, so that every entry of the manifest changes. */
export function writeSkills(root: string, count: number, edition: string): void {
  for (let number = 0; number < count; number++) {
    const name = `skill-${number}`;
    const directory = path.join(root, 'skills', name);
    fs.mkdirSync(directory, { recursive: true });
    const head = `name: ${name}\ndescription: Does the ${edition} thing number ${number}.\nversion: 1.0.0\n`;
    fs.writeFileSync(path.join(directory, 'SKILL.md'), `---\n${head}---\n# ${name}\n`);
  }
}

export function manifestOf(root: string): string {
  return fs.readFileSync(path.join(root, 'skills/manifest.json'), 'utf8');
}
