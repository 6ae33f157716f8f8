import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { REPOSITORIES } from '../../test/clients/repositories.mjs';
import { ADD_MARKETPLACE, CHECK_OUTPUT, INSTALL_PLUGIN, withPlaces } from './plugins.mjs';
import { writeCase } from './stage.mjs';

const PROGRAM = path.resolve(import.meta.dirname, '../../build/main.js');

/** Lets a client load what we write; returns what went wrong, one sentence each. */
export async function loadOutputs(
  program,
  { scratch, surroundingsOf, clients: { askClient, call, writeHome } },
) {
  const problems = [];
  for (const { id, files, written, loads, finds } of REPOSITORIES) {
    const plugins = loads?.[program.id] ?? {};
    const expected = [
      ...Object.values(plugins).flatMap(({ skills }) => skills),
      ...(finds?.[program.id] ?? []),
    ].sort();
    if (expected.length === 0) continue;
    const repository = path.join(scratch, `${program.id}-${id}`, 'repo');
    const home = path.join(scratch, `${program.id}-${id}`, 'home');
    for (const directory of [repository, home]) fs.mkdirSync(directory, { recursive: true });
    execFileSync('git', ['init', '-q', '--template=', repository]);
    writeCase(files, program.skillsDirectory, { home, repository });
    const before = new Map(written.map((file) => [file, textOf(repository, file)]));
    execFileSync(process.execPath, [PROGRAM, 'register', '--quiet'], { cwd: repository });
    for (const [file, text] of before)
      if (textOf(repository, file) === text) problems.push(`${id}: register did not write ${file}`);
    const surroundings = surroundingsOf(program, { home, cwd: repository });
    writeHome(program, home);
    const run = async (args, places) => {
      const named = withPlaces(args, { repository, marketplace: 'acme', ...places });
      const { exitCode, stdout, stderr } = await call(program, { args: named }, surroundings);
      if (exitCode !== 0) problems.push(`${id}: ${named.join(' ')} fails: ${stdout}${stderr}`);
    };
    const once = [...(CHECK_OUTPUT[program.id]?.repository ?? []), ...(ADD_MARKETPLACE[program.id] ?? [])];
    if (loads !== undefined) for (const args of once) await run(args, {});
    for (const [name, { directory }] of Object.entries(plugins)) {
      const places = { name, directory: path.join(repository, directory) };
      const isPlugin = directory !== '.';
      for (const args of isPlugin ? (CHECK_OUTPUT[program.id]?.plugin ?? []) : []) await run(args, places);
      for (const args of INSTALL_PLUGIN[program.id]) await run(args, places);
    }
    const asked = await askClient(program, surroundings);
    const found = asked.kind === 'silent' ? asked.reason : namesOf(asked.answer.skills);
    if (String(found) !== String(expected))
      problems.push(`${id}: ${program.id} lists ${found || 'nothing'} instead of ${expected}`);
  }
  return problems;
}

function textOf(repository, file) {
  const target = path.join(repository, file);
  return fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : null;
}

/** Without the plugin before a colon, sorted. */
function namesOf(skills) {
  return skills.map(({ name }) => name.slice(name.indexOf(':') + 1)).sort();
}
