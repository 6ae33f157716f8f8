/**
 * The least that a checker with our rules does: the floor, plus listing each skill, looking up its links, reading its
 * scripts, and looking for downloads, secrets, orders and hidden characters in both. It only counts what it finds.
 * Usage: node least.mjs <repository>
 */
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';

const CONTENT = [
  /url(?<=\bcurl)|wget(?<=\bwget)|wr(?<=\biwr)|m(?<=\birm)/i,
  /KIA(?<=\bAKIA)|_(?<=\bgh[pousr]_)|-(?<=\bglpat-)|-(?<=\bxox[abprs]-)|k-ant-(?<=\bsk-ant-)|za(?<=\bAIza)|_(?<=\bnpm_)/,
  /gnore(?<=\bignore)|gard(?<=\bdisregard)|ypass(?<=\bbypass)/i,
];
const LINK = /\]\(([^()\s:#]+)\)/g;

const skills = `${process.argv[2]}/skills`;
const catalog = new Map();
let problems = 0;
for (const name of readdirSync(skills)) {
  if (name.includes('.')) continue;
  const directory = `${skills}/${name}`;
  const folders = listKinds(directory, (entry) => entry.isDirectory());
  const text = readFileSync(`${directory}/SKILL.md`, 'utf8');
  const data = load(text.slice(4, text.indexOf('\n---', 3) + 1));
  if (data.name !== name || data.description.length > 1024) problems++;
  catalog.set(name, data);
  checkContent(text);
  for (const [, target] of text.matchAll(LINK))
    if (!lstatSync(`${directory}/${target}`, { throwIfNoEntry: false })) problems++;
  if (!folders.includes('scripts')) continue;
  for (const file of listKinds(`${directory}/scripts`, (entry) => entry.isFile()))
    checkContent(readFileSync(`${directory}/scripts/${file}`, 'utf8'));
}
console.log(problems);
if (catalog.size === 0) process.exitCode = 1;

function listKinds(directory, isWanted) {
  const entries = readdirSync(directory, { withFileTypes: true });
  return entries.filter(isWanted).map((entry) => entry.name);
}

function checkContent(text) {
  for (const expression of CONTENT) if (expression.test(text)) problems++;
  if (Buffer.byteLength(text) !== text.length) problems++;
}
