// Asks the clients themselves which skills they find, and records their answers in test/clients/evidence.
//
//   npm run clients -- [--client codex] [--case name-missing | --outputs] [--newest] [--date 2026-11-18] [--with-network]
//
// Then it lets them load the marketplaces, plugins and copies that `register` writes for test/clients/repositories.mjs,
// and fails if one of them lists other skills than we promise. `--outputs` does only this.
//
// It installs the versions of scripts/clients/packages.json into a folder outside the project (SKILL_CLIENTS_DIR, by
// default in the cache directory of the user), about 1 GB, and starts each client without a network, without an
// account, in an empty home directory and for a limited time. Part of no other script.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { CASES } from '../../test/clients/cases.mjs';
import { installClients } from './install.mjs';
import { loadOutputs } from './outputs.mjs';
import { ADD_MARKETPLACE, INSTALL_PLUGIN, withPlaces } from './plugins.mjs';
import { clientCommand, writeCase } from './stage.mjs';

const top = path.resolve(import.meta.dirname, '../..');
const MEASURED = path.join(top, 'src/profiles/measured.ts');
const EVIDENCE = path.join(top, 'test/clients/evidence');
const TIMEOUT_MS = 90_000;
const AT_ONCE = 2;
const QUOTED = 120;

const { values: options } = parseArgs({
  options: {
    client: { type: 'string', multiple: true },
    case: { type: 'string', multiple: true },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    outputs: { type: 'boolean', default: false },
    newest: { type: 'boolean', default: false },
    'with-network': { type: 'boolean', default: false },
  },
});

const load = (file) => import(pathToFileURL(path.join(top, 'build', file)).href);
const { PROGRAMS } = await load('clients/programs.js');
const clients = await load('clients/ask-client.js');
const { askClient, askVersion, call, writeHome } = clients;
const { networkBarrier } = await load('files/isolated-process.js');

const barrier = networkBarrier();
if (barrier === null && !options['with-network']) {
  console.error(
    'This system cannot start a program without a network. Add --with-network to run them anyway.',
  );
  process.exit(2);
}

const packages = installClients(options.newest);
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'clients-'));
const programs = PROGRAMS.filter(({ id }) => options.client?.includes(id) ?? true);
try {
  if (!options.outputs) for (const program of programs) await measure(program);
  if (!options.outputs && options.case === undefined) writeVersions();
  if (options.case === undefined) for (const program of programs) await checkOutputs(program);
} finally {
  fs.rmSync(scratch, { recursive: true, force: true });
}

/** Fails the run if a client does not load what we write. */
async function checkOutputs(program) {
  const problems = await loadOutputs(program, { scratch, surroundingsOf, clients });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${program.id}: loads what we write`);
}

/** Asks one client about every case; writes the evidence unless only some cases were asked for. */
async function measure(program) {
  const cases = CASES.filter(({ id }) => options.case?.includes(id) ?? true);
  const version = await askVersion(
    program,
    surroundingsOf(program, stage(program, { id: 'version', files: {} })),
  );
  const answers = {};
  const waiting = [...cases];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const place = stage(program, next);
      answers[next.id] = await answerOf(program, next, place);
      fs.rmSync(path.dirname(place.home), { recursive: true, force: true });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const text = evidenceText(
    program.id,
    version,
    cases.map(({ id }) => [id, answers[id]]),
  );
  if (options.case === undefined) fs.writeFileSync(path.join(EVIDENCE, `${program.id}.json`), text);
  else console.log(text);
  console.log(`${program.id} ${version}: ${cases.length} cases`);
}

/** Installs the plugin of a case, if it has one, and asks for the skills. */
async function answerOf(program, { plugin }, place) {
  const surroundings = surroundingsOf(program, place);
  const refusals = plugin === undefined ? [] : await installPlugin(program, plugin, { place, surroundings });
  return recordOf(await askClient(program, surroundings), place, refusals);
}

/** Installs the plugin `kit` of the marketplace `shop`; returns what the client says where it refuses. */
async function installPlugin(program, plugin, { place, surroundings }) {
  writeHome(program, place.home);
  const directory = path.join(place.repository, plugin);
  for (const args of [...(ADD_MARKETPLACE[program.id] ?? []), ...(INSTALL_PLUGIN[program.id] ?? [])]) {
    const named = withPlaces(args, {
      repository: place.repository,
      directory,
      name: 'kit',
      marketplace: 'shop',
    });
    const { exitCode, stderr, stdout } = await call(program, { args: named }, surroundings);
    if (exitCode !== 0) return [lastLine(stderr.trim() || stdout.trim())];
  }
  return [];
}

/** The line of an error message that names the problem: clients print warnings and progress before it. */
function lastLine(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('WARNING'));
  return lines.at(-1) ?? '';
}

/** Writes a case for a client: a git repository and a home directory. */
function stage(program, { id, files, cwd = '.' }) {
  const base = path.join(scratch, program.id, id);
  const place = {
    home: path.join(base, 'home'),
    repository: path.join(base, 'repo'),
    cwd: path.join(base, 'repo', cwd),
  };
  for (const directory of [place.home, place.cwd]) fs.mkdirSync(directory, { recursive: true });
  execFileSync('git', ['init', '-q', '--template=', place.repository]);
  writeCase(files, program.skillsDirectory, place);
  return place;
}

function surroundingsOf(program, { home, cwd }) {
  return {
    command: clientCommand(program.id, packages),
    cwd,
    home,
    searchPath: process.env.PATH,
    barrier: barrier ?? [],
    timeoutMs: TIMEOUT_MS,
  };
}

/** An answer without the paths of this machine, and without long texts. */
function recordOf(asked, place, refusals) {
  if (asked.kind === 'silent') return { silent: asked.reason.split(':')[0] };
  const skills = asked.answer.skills.map(({ name, description, path: file }) => ({
    name: shortened(name),
    description: shortened(description),
    ...(file !== undefined && { path: withoutPlaces(file, place) }),
  }));
  skills.sort((a, b) => compare(a.path ?? a.name, b.path ?? b.name));
  const messages = [...refusals, ...asked.answer.complaints.map(({ message }) => message)].map((message) =>
    withoutPlaces(message, place),
  );
  return { skills, ...(messages.length > 0 && { messages }) };
}

function compare(a, b) {
  return a < b ? -1 : Number(a > b);
}

function withoutPlaces(text, { home, repository }) {
  return text.replaceAll(`${repository}/`, '').replaceAll(repository, '.').replaceAll(home, '~').trim();
}

function shortened(text) {
  return text.length <= QUOTED ? text : `${[...text].slice(0, 10).join('')}… (${text.length})`;
}

/** One line a case, so that a changed answer is one changed line. */
function evidenceText(client, version, answers) {
  const lines = answers.map(([id, answer]) => `    ${JSON.stringify(id)}: ${JSON.stringify(answer)}`);
  const head = `  "client": "${client}",\n  "version": "${version}",\n  "date": "${options.date}",\n`;
  return `{\n${head}  "cases": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** The versions and dates of all evidence, for the profiles. */
function writeVersions() {
  const lines = fs
    .readdirSync(EVIDENCE)
    .sort()
    .map((file) => {
      const { client, version, date } = JSON.parse(fs.readFileSync(path.join(EVIDENCE, file), 'utf8'));
      const key = /^[a-z]+$/.test(client) ? client : `'${client}'`;
      return `  ${key}: { source: 'measured', version: '${version}', seen: '${date}' },\n`;
    });
  const head = fs.readFileSync(MEASURED, 'utf8').replace(/(?<== \{\n)[\s\S]*$/, '');
  fs.writeFileSync(
    MEASURED,
    `${head}${lines.join('')}} as const satisfies Readonly<Record<string, Evidence>>;\n`,
  );
}
