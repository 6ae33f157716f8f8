import fs from 'node:fs';
import path from 'node:path';
import { aFolder } from './a-folder.js';

/** A `codex` that answers as the real one does, and refuses what has no description. */
const CODEX = `#!${process.execPath}
const fs = require('node:fs');
const path = require('node:path');
if (process.argv[2] === '--version') {
  console.log('codex-cli ' + (fs.readFileSync(__filename + '.version', 'utf8')));
  process.exit(0);
}
const filesIn = (directory) =>
  fs.readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
const trace = { env: process.env, files: filesIn(process.cwd()).map((file) => path.relative(process.cwd(), file)) };
fs.appendFileSync(__filename + '.trace', JSON.stringify(trace) + '\\n');
const skills = [];
const errors = [];
for (const file of filesIn('.agents/skills').filter((name) => name.endsWith('SKILL.md'))) {
  const text = fs.readFileSync(file, 'utf8');
  const name = (/^name: (.+)$/m.exec(text) ?? [])[1];
  const description = (/^description: (.+)$/m.exec(text) ?? [])[1];
  if (/REFUSE/.test(description)) errors.push({ path: path.resolve(file), message: 'refused: ' + path.resolve(file) });
  else skills.push({ name: name.replace('rename', 'renamed'), description, path: path.resolve(file), scope: 'repo' });
}
console.log('{"id":2,"result":' + JSON.stringify({ data: [{ skills, errors }] }) + '}');
process.stdin.resume();
`;

/** What a client saw of the machine, one entry for each time it was asked. */
export interface Seen {
  readonly env: Readonly<Record<string, string>>;
  readonly files: readonly string[];
}

/** A directory for PATH with a real program called `codex`, and what that program saw. */
export function aClient({ version = '9.9.9', folder = aFolder() } = {}) {
  const file = path.join(folder, 'codex');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, CODEX, { mode: 0o755 });
  fs.writeFileSync(`${file}.version`, version);
  const seen = (): readonly Seen[] =>
    fs.existsSync(`${file}.trace`)
      ? fs
          .readFileSync(`${file}.trace`, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [];
  return { folder, seen };
}
