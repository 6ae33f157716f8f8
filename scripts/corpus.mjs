// npm run corpus -- <dir>: runs every profile over a folder of skills and checks what must hold on any input:
// no crash, a valid report, a documented exit code, no file touched but the manifest, nothing changed the second time,
// and fixes that remove their finding and nothing else.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv } from 'ajv';
import { PROFILES } from '../dist/library/index.js';

const top = path.resolve(import.meta.dirname, '..');
const TIME_LIMIT_MS = 60_000;
const folder = process.argv[2];
// A second argument names another build of the program, to compare.
const program = path.resolve(top, process.argv[3] ?? 'dist/cli/index.js');

if (folder === undefined || !existsSync(folder) || !existsSync(program)) {
  console.error('usage: npm run corpus -- <folder of skills or of repositories> [<program>]');
  process.exitCode = 2;
} else {
  process.exitCode = checkCorpus(path.resolve(folder));
}

function checkCorpus(root) {
  const schema = JSON.parse(readFileSync(path.join(top, 'schema/report.schema.json'), 'utf8'));
  const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
  let [passed, failed] = [0, 0];
  console.log(
    `${'repository'.padEnd(32)}${'profile'.padEnd(14)}${'skills'.padStart(7)}${'valid'.padStart(7)}${'exit'.padStart(6)}${'ms'.padStart(8)}`,
  );
  for (const repository of [root, ...repositoriesIn(root)]) {
    for (const profile of ['all', ...PROFILES.map(({ id }) => id)]) {
      const { facts, problems } = checkRepository(repository, profile, validate);
      const name = repository === root ? '.' : path.basename(repository);
      const { discovered = 0, invalid = 0 } = facts.report?.summary ?? {};
      console.log(
        `${name.slice(0, 31).padEnd(32)}${profile.padEnd(14)}${String(discovered).padStart(7)}${String(discovered - invalid).padStart(7)}${String(facts.exitCode).padStart(6)}${String(facts.ms).padStart(8)}`,
      );
      for (const problem of problems) console.log(`  FAILED ${problem}`);
      if (problems.length === 0) passed++;
      else failed++;
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Every directory of the corpus with a SKILL.md somewhere below. */
function repositoriesIn(root) {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => path.join(root, name))
    .filter((directory) => [...filesIn(directory)].some((file) => /(^|\/)skill\.md$/i.test(file)))
    .sort();
}

function checkRepository(repository, profile, validate) {
  const copy = mkdtempSync(path.join(tmpdir(), 'skill-registrar-corpus-'));
  try {
    cpSync(repository, copy, { recursive: true, verbatimSymlinks: true });
    makeWritable(copy);
    return checkCopy(copy, profile, validate);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A corpus may be kept read-only; a repository that people work in is not. */
function makeWritable(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) makeWritable(path.join(folder, entry.name));
    else if (entry.isFile()) chmodSync(path.join(folder, entry.name), 0o644);
  }
}

function checkCopy(copy, profile, validate) {
  const problems = [];
  const check = (holds, problem) => holds || problems.push(problem);
  const untouched = snapshot(copy);
  const validation = run('validate', copy, profile);
  expectReport('validate', validation, validate, check);
  check(sameFiles(untouched, snapshot(copy), null), 'validate changed a file');
  // The table of all clients is there to be read; what is written depends on one profile.
  if (profile === 'all') return { facts: validation, problems };

  const facts = run('register', copy, profile);
  expectReport('register', facts, validate, check);
  const manifest = realPlaceOf(facts.report?.manifest, copy);
  const after = snapshot(copy);
  check(sameFiles(untouched, after, manifest), `register touched more than ${manifest}`);

  const again = run('register', copy, profile);
  expectReport('the second register', again, validate, check);
  check(again.report?.changed !== true, 'the second register would change the manifest again');
  check(
    again.exitCode === facts.exitCode,
    `the second register ends with ${again.exitCode}, not ${facts.exitCode}`,
  );
  check(sameFiles(after, snapshot(copy), null), 'the second register changed a file');
  checkFixes(copy, profile, { validate, check });
  return { facts, problems };
}

/** A fix removes its finding and leaves everything else as it was; there is nothing to fix afterwards. */
function checkFixes(copy, profile, { validate, check }) {
  const before = snapshot(copy);
  const fixed = run('validate', copy, profile, ['--fix']);
  expectReport('validate --fix', fixed, validate, check);
  const after = snapshot(copy);
  const touched = new Set(
    (fixed.report?.fixes ?? []).map(({ file }) => realPlaceOf(file, copy).toLowerCase()),
  );
  const isTouched = (file) => touched.has(file.toLowerCase());
  for (const file of new Set([...before.keys(), ...after.keys()]))
    check(
      isTouched(file) || sameFile(before.get(file), after.get(file)),
      `--fix changed ${file} without a word`,
    );
  const keyOf = ({ rule, file, message }) => JSON.stringify([rule, file, message]);
  const gone = new Set((fixed.report?.fixes ?? []).map(keyOf));
  for (const found of fixed.report?.diagnostics ?? [])
    check(!gone.has(keyOf(found)), `--fix left ${found.rule} in ${found.file}`);
  const again = run('validate', copy, profile, ['--fix']);
  check(again.report?.fixes === undefined, 'the second --fix found more to fix');
  check(sameFiles(after, snapshot(copy), null), 'the second --fix changed a file');
}

/** Where a file really is: a scan root may be a link. */
function realPlaceOf(file, copy) {
  const full = file === undefined ? '' : path.join(copy, file);
  if (!existsSync(full)) return file;
  return path.relative(realpathSync(copy), realpathSync(full)).split(path.sep).join('/');
}

function run(command, cwd, profile, options = []) {
  const start = performance.now();
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [program, command, '--profile', profile, '--json', '--root', cwd, ...options],
    {
      cwd,
      encoding: 'utf8',
      timeout: TIME_LIMIT_MS,
      maxBuffer: 1 << 28,
      env: { ...process.env, CI: 'true' },
    },
  );
  const ms = Math.round(performance.now() - start);
  return { exitCode: status, stderr, ms, report: parse(stdout), error };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Exit codes 0 and 1 are verdicts, 3 is a file error; 2 would be a mistake in this script. */
function expectReport(what, { exitCode, report, stderr, error }, validate, check) {
  check(error === undefined, `${what} did not end within ${TIME_LIMIT_MS} ms: ${error?.message}`);
  check([0, 1, 3].includes(exitCode), `${what} ended with ${exitCode}: ${stderr.slice(0, 300)}`);
  check(report !== null, `${what} printed no JSON document: ${stderr.slice(0, 300)}`);
  if (report === null) return;
  check(
    validate(report),
    `${what} printed an invalid report: ${JSON.stringify(validate.errors?.slice(0, 2))}`,
  );
  check(
    report.success === (exitCode === 0),
    `${what} says success ${report.success} and ends with ${exitCode}`,
  );
  check(!/\bat .*\.js:\d+/.test(stderr), `${what} printed a stack trace`);
}

/** Every file with its time and content, links with what they say. */
function snapshot(folder) {
  const files = new Map();
  for (const file of filesIn(folder)) {
    const full = path.join(folder, file);
    const stat = lstatSync(full);
    const content = stat.isSymbolicLink() ? readlinkSync(full) : readFileSync(full, 'latin1');
    files.set(file, { content, mtimeMs: stat.mtimeMs });
  }
  return files;
}

function sameFiles(before, after, manifest) {
  const names = new Set([...before.keys(), ...after.keys()]);
  names.delete(manifest);
  return [...names].every((name) => sameFile(before.get(name), after.get(name)));
}

function sameFile(a, b) {
  return a?.content === b?.content && a?.mtimeMs === b?.mtimeMs;
}

function* filesIn(folder, below = '') {
  for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(folder, name);
    else if (entry.isFile() || entry.isSymbolicLink()) yield name;
  }
}
