import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOnce } from './measure.mjs';
import { PROGRAMS } from './programs.mjs';

/** Everything that runs on one corpus, in the order of the table. `runs` are processes, one after the other. */
export function listContestants({ repository, size, scratch }) {
  return [
    ...baselines(repository),
    ...peers(repository, size),
    ...(PROGRAMS.cli ? ours({ repository, size, scratch }) : []),
    ...(PROGRAMS.node24 ? onNode24({ repository, size, scratch }) : []),
  ];
}

function baselines({ root }) {
  return [
    { id: 'node', title: '`node -e 0`', runs: [{ args: ['-e', '0'] }] },
    { id: 'floor', title: 'floor: list, read, js-yaml', runs: [{ args: [PROGRAMS.floor, root] }] },
    { id: 'least', title: 'least: floor, links, scripts, content', runs: [{ args: [PROGRAMS.least, root] }] },
  ];
}

function peers({ root }, size) {
  const once = { id: 'peer', title: 'skills-ref, one process', runs: [{ args: [PROGRAMS.peer, root] }] };
  if (size > 50) return [once];
  const skills = join(root, 'skills');
  const names = readdirSync(skills).filter((name) => !name.includes('.'));
  // It knows only the standard's six fields, so it rejects many of these skills: 1 is an answer too.
  const runs = names.map((name) => ({
    args: [PROGRAMS.peerCommand, 'validate', join(skills, name)],
    exitCodes: [0, 1],
  }));
  return [once, { id: 'peer-command', title: 'skills-ref, a command per skill', runs }];
}

function ours({ repository, size, scratch }) {
  const command = (...args) => ({
    args: [PROGRAMS.cli, ...args, '--json', '--timing'],
    cwd: repository.root,
    // No cache of any kind, whichever Node.js runs this.
    env: { NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  const upToDate = () =>
    runOnce({ contestant: { title: 'register, as a preparation' }, run: command('register'), scratch });
  const oneChanged = () => {
    upToDate();
    repository.changeOneSkill();
  };
  const checkOutput = (text) => expectCount('report', JSON.parse(text).summary.discovered, size);
  const register = (id, what, prepare) => ({
    id,
    title: `\`register\`, ${what}`,
    prepare,
    runs: [command('register')],
    checkOutput,
    settle: () => repository.checkManifest(size),
  });
  return [
    register('register-new', 'no manifest', () => repository.removeManifest()),
    register('register-same', 'nothing changed', upToDate),
    register('register-one', 'one skill changed', oneChanged),
    {
      id: 'validate',
      title: '`validate --all`',
      runs: [command('validate', '--all')],
      checkOutput,
    },
    ...(size > 1000 ? [] : [since({ repository, command, checkOutput })]),
    {
      id: 'check',
      title: '`register --check`',
      prepare: upToDate,
      runs: [command('register', '--check')],
      checkOutput,
    },
  ];
}

/** One skill differs from the commit that the run is compared with. */
function since({ repository, command, checkOutput }) {
  return {
    id: 'validate-since',
    title: '`validate --all --since main`',
    prepare: () => {
      repository.commit();
      repository.changeOneSkill();
    },
    runs: [command('validate', '--all', '--since', 'main')],
    checkOutput,
    settle: () => repository.forgetCommits(),
  };
}

/** A contestant that did not check every skill is not measured. */
function expectCount(where, count, size) {
  if (Number(count) !== size) throw new Error(`The ${where} counts ${count} skills; the corpus has ${size}.`);
}

/** What depends on the Node.js that action.yml names: the Action, and one skill with the compile cache. */
function onNode24({ repository, size, scratch }) {
  const empty = {
    id: 'node-24',
    title: '`node -e 0`, Node.js 24',
    runs: [{ node: PROGRAMS.node24, args: ['-e', '0'] }],
  };
  const own = size === 1 && PROGRAMS.cli ? [compiled({ repository, size, scratch })] : [];
  return [empty, ...own, ...(PROGRAMS.action ? [action({ repository, size, scratch })] : [])];
}

/** The second run of a program finds what Node.js kept of the first. */
function compiled({ repository, size, scratch }) {
  const env = { NODE_COMPILE_CACHE: join(scratch, 'compile-cache') };
  const run = {
    node: PROGRAMS.node24,
    args: [PROGRAMS.cli, 'register', '--json'],
    cwd: repository.root,
    env,
  };
  return {
    id: 'register-24',
    title: '`register`, no manifest, Node.js 24 with its compile cache',
    prepare: () => repository.removeManifest(),
    runs: [run],
    settle: () => repository.checkManifest(size),
  };
}

/** The bundle as a runner starts it, on the Node.js that action.yml names. */
function action({ repository, size, scratch }) {
  const folder = join(scratch, 'runner');
  const files = { GITHUB_OUTPUT: join(folder, 'output'), GITHUB_STEP_SUMMARY: join(folder, 'summary') };
  const env = {
    ...files,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: repository.root,
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REPOSITORY: 'example/skills',
    GITHUB_REF: 'refs/heads/main',
    RUNNER_TEMP: folder,
    INPUT_MODE: 'check',
  };
  const run = { node: PROGRAMS.node24, args: [PROGRAMS.action], cwd: repository.root, env };
  const prepare = () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const file of Object.values(files)) writeFileSync(file, '');
    if (!repository.hasManifest) {
      const register = {
        args: [PROGRAMS.cli, 'register', '--json'],
        cwd: repository.root,
        env: { CI: 'true' },
      };
      runOnce({ contestant: { title: 'register, as a preparation' }, run: register, scratch });
    }
  };
  const settle = () => {
    const [, count] = /^skills<<.*\n(.*)$/m.exec(readFileSync(files.GITHUB_OUTPUT, 'utf8')) ?? [];
    expectCount('output', count, size);
  };
  return { id: 'action', title: 'Action, `mode: check`, Node.js 24', prepare, runs: [run], settle };
}
