/**
 * The floor: list the known layout, read every SKILL.md, parse its frontmatter with js-yaml, and nothing else.
 * Usage: node floor.mjs <repository>
 */
import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';

const skills = `${process.argv[2]}/skills`;
let parsed = 0;
for (const name of readdirSync(skills)) {
  if (name.includes('.')) continue;
  const text = readFileSync(`${skills}/${name}/SKILL.md`, 'utf8');
  const end = text.indexOf('\n---', 3);
  if (load(text.slice(4, end + 1))?.name === name) parsed++;
}
if (parsed === 0) process.exitCode = 1;
