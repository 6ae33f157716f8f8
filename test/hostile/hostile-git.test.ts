import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder, writeFiles } from '../support/a-folder.js';
import { aGitRepository, type GitRepository } from '../support/a-git-repository.js';
import { runAction } from '../support/run-action.js';
import { runActionHere } from '../support/run-action-here.js';
import { cli } from '../support/run-cli.js';
import { runProgram } from '../support/run-program.js';
import { smallSkill } from '../support/skill-text.js';
import { aPullRequestEvent } from '../support/workflow-events.js';

/** Every kind of setting that makes git start a program; `RUN` stands for the program. */
const EXECUTABLE_SETTINGS: Readonly<Record<string, string>> = {
  'core.sshCommand': '[core]\n\tsshCommand = RUN\n',
  'core.fsmonitor': '[core]\n\tfsmonitor = RUN\n',
  'core.hooksPath': '[core]\n\thooksPath = HOOKS\n',
  'core.pager': '[core]\n\tpager = RUN\n[pager]\n\tdiff = RUN\n\tconfig = RUN\n\tls-tree = true\n',
  'core.editor': '[core]\n\teditor = RUN\n[sequence]\n\teditor = RUN\n',
  'core.askPass': '[core]\n\taskPass = RUN\n',
  'core.gitProxy': '[core]\n\tgitProxy = RUN\n',
  'core.alternateRefsCommand': '[core]\n\talternateRefsCommand = RUN\n',
  'filter.clean': '[filter "x"]\n\tclean = RUN\n\trequired = true\n',
  'filter.smudge': '[filter "x"]\n\tsmudge = RUN\n',
  'filter.process': '[filter "x"]\n\tprocess = RUN\n',
  'filter with an odd name': '[filter "x"]\n\tclean = cat\n[filter "a=b.c"]\n\tclean = RUN\n',
  'diff.external': '[diff]\n\texternal = RUN\n',
  'diff.command': '[diff "x"]\n\tcommand = RUN\n',
  'diff.textconv': '[diff "x"]\n\ttextconv = RUN\n',
  'merge.driver': '[merge "x"]\n\tdriver = RUN\n',
  'credential.helper': '[credential]\n\thelper = "!RUN"\n',
  'gpg.program': '[gpg]\n\tprogram = RUN\n[log]\n\tshowSignature = true\n[commit]\n\tgpgSign = true\n',
  alias: '[alias]\n\trev-parse = "!RUN"\n\tdiff = "!RUN"\n\tls-files = "!RUN"\n\tconfig = "!RUN"\n',
  'uploadpack.packObjectsHook': '[uploadpack]\n\tpackObjectsHook = RUN\n',
  'remote.uploadpack': '[remote "origin"]\n\tuploadpack = RUN\n\tproxy = "ext::RUN"\n',
  'include.path': '[include]\n\tpath = included\n',
  'include.path of an absolute file': '[include]\n\tpath = INCLUDED\n',
};

/** Remotes of a partial clone that git would ask for what it lacks. */
const PROMISORS: Readonly<Record<string, string>> = {
  'over ssh': 'url = ssh://localhost/x',
  'over ext': 'url = "ext::RUN"',
  'of a local folder': 'url = HOOKS\n\tuploadpack = RUN',
  'with a helper of its own': 'url = localhost\n\tvcs = ext',
};

interface Trap {
  /** Replaces `RUN`, `HOOKS` and `INCLUDED` in the text of a config file. */
  readonly arm: (config: string) => string;
  /** The kinds of settings that started a program. */
  readonly sprung: () => string;
}

const ALL_SETTINGS = Object.entries(EXECUTABLE_SETTINGS)
  .filter(([kind]) => !kind.startsWith('include'))
  .map(([, config]) => config)
  .join('');

/** Settings that would hide each other are in different groups; each group is one checkout. */
const ALONE = [
  'core.fsmonitor',
  'filter.clean',
  'filter.smudge',
  'filter.process',
  'filter with an odd name',
  'diff.external',
  'include.path',
  'include.path of an absolute file',
];
const GROUPS: readonly (readonly [kinds: string, config: string])[] = [
  [
    'everything else that git can start',
    Object.entries(EXECUTABLE_SETTINGS)
      .filter(([kind]) => !ALONE.includes(kind))
      .map(([kind, config]) => configOf(kind, config))
      .join(''),
  ],
  ...ALONE.map((kind) => [kind, configOf(kind, EXECUTABLE_SETTINGS[kind]!)] as const),
];

/** Every setting has a program of its own, so that a trace tells which of them ran it. */
function configOf(kind: string, config: string): string {
  return config.replaceAll('RUN', `RUN-${kind.replaceAll(/[^a-zA-Z]+/g, '-')}`);
}

/** A program that leaves a trace when it runs; `git` must not start it. */
function aTrap(): Trap {
  const folder = aFolder({ trace: '', 'hooks/x': null });
  const program = path.join(folder, 'run');
  fs.writeFileSync(program, `#!/bin/sh\necho "$0 $*" >> ${folder}/trace\ncat\n`, { mode: 0o755 });
  for (const [, config] of GROUPS)
    for (const [name] of config.matchAll(/(?<=RUN)-[a-zA-Z-]+/g))
      fs.copyFileSync(program, `${program}${name}`);
  for (const hook of ['post-index-change', 'reference-transaction', 'post-checkout', 'pre-auto-gc']) {
    fs.copyFileSync(program, path.join(folder, 'hooks', hook));
  }
  const arm = (config: string) =>
    config
      .replaceAll('RUN', program)
      .replaceAll('HOOKS', path.join(folder, 'hooks'))
      .replaceAll('INCLUDED', path.join(folder, 'included'));
  writeFiles(folder, { included: arm(ALL_SETTINGS) });
  return { arm, sprung: () => fs.readFileSync(path.join(folder, 'trace'), 'utf8') };
}

const SKILL = 'skills/good/SKILL.md';
const UNCHANGED = 'skills/old/SKILL.md';

/** A pull request that changes a skill, and selects filters and diff drivers for it and for another one. */
function aPullRequest(): GitRepository {
  const repository = aGitRepository({
    [SKILL]: smallSkill('good'),
    [UNCHANGED]: smallSkill('old'),
  });
  repository.git('switch', '--quiet', '--create', 'change');
  repository.write({
    'skills/.gitattributes': '* filter=x diff=x merge=x\nold/* filter=a=b.c\n',
    [SKILL]: smallSkill('good', 'Does something else.'),
    'skills/new/SKILL.md': smallSkill('new'),
  });
  repository.commit();
  return repository;
}

const HEADER = '[core]\n\trepositoryformatversion = 1\n\tbare = false\n\tworktree = .\n';

/** Commits files that make git take `skills` for a repository, with the objects of the real one. */
function plantRepository({ root, commit, write }: GitRepository, config: string, files = {}): void {
  for (const name of ['objects', 'refs', 'HEAD', 'index']) {
    fs.cpSync(path.join(root, '.git', name), path.join(root, 'skills', name), { recursive: true });
  }
  write({ 'skills/config': `${HEADER}${config}`, ...prefixed(files) });
  commit('plant');
}

function prefixed(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`skills/${name}`, text]));
}

/** Removes the objects of a commit's skills from the planted repository, so that git lacks them. */
function removeObjects({ root, git }: GitRepository): void {
  for (const object of ['main^{tree}', 'main:skills', `main:${SKILL}`, 'change:skills']) {
    const id = git('rev-parse', object);
    fs.rmSync(path.join(root, 'skills/objects', id.slice(0, 2), id.slice(2)), { force: true });
  }
}

/** Git reads, and so filters, a file only if its stat data differ from the index, or are as new as the index. */
function makeStatDiffer({ root }: Pick<GitRepository, 'root'>, seconds: number): void {
  for (const file of [SKILL, UNCHANGED]) fs.utimesSync(path.join(root, file), seconds, seconds);
}

/** The command line and the Action, as a reviewer and a workflow run them: with `asInstalled`, as programs of their own. */
async function runBoth({ root, git }: GitRepository, asInstalled = false) {
  makeStatDiffer({ root }, 1);
  const args = ['validate', '--root', 'skills', '--since', 'main', '--json'];
  const around = { cwd: root, env: { PATH: process.env['PATH'] ?? '', HOME: aFolder() } };
  const program = await (asInstalled ? runProgram(args, around) : cli(args, around));
  makeStatDiffer({ root }, 2);
  const action = await (asInstalled ? runAction : runActionHere)({
    workspace: root,
    inputs: { root: 'skills', 'only-new': 'true', bump: 'none', token: 'ghs_secret' },
    event: aPullRequestEvent({ baseSha: git('rev-parse', 'main'), headSha: git('rev-parse', 'change') }),
    env: { HOME: aFolder() },
  });
  return { program, action };
}

describe.skipIf(process.platform === 'win32')('git in a hostile checkout', () => {
  it.each(GROUPS)('a repository planted in the root runs nothing with %s', async (kinds, config) => {
    const trap = aTrap();
    const repository = aPullRequest();
    plantRepository(repository, trap.arm(config), { included: trap.arm(ALL_SETTINGS) });
    const { program, action } = await runBoth(repository, kinds === GROUPS[0]![0]);
    expect(trap.sprung()).toBe('');
    expect(program.json()._meta.since).toBe(repository.git('rev-parse', 'main'));
    expect(action.report?._meta.since).toBe(repository.git('rev-parse', 'main'));
  });

  it.each([
    [0, 'run-diff-command'],
    [0, 'post-index-change'],
    [1, 'run-core-fsmonitor'],
    [2, 'run-filter-clean'],
    [5, 'run-filter-with-an-odd-name'],
    [6, 'run-diff-external'],
  ])('plain git in a planted folder with the settings of group %i starts %s', (group, program) => {
    const trap = aTrap();
    const repository = aPullRequest();
    plantRepository(repository, trap.arm(GROUPS[group]![1]));
    makeStatDiffer(repository, 1);
    for (const args of [['status'], ['diff', 'main']])
      spawnSync('git', ['-C', 'skills', ...args], { cwd: repository.root });
    spawnSync('git', ['--git-dir', 'skills', '--work-tree', '.', 'add', SKILL, UNCHANGED], {
      cwd: repository.root,
    });
    expect(trap.sprung()).toContain(program);
  });

  it.each(Object.entries(PROMISORS))(
    'a planted partial clone %s fetches nothing and runs nothing',
    async (_, remote) => {
      const trap = aTrap();
      const repository = aPullRequest();
      const promisor = `[extensions]\n\tpartialClone = origin\n[remote "origin"]\n\tpromisor = true\n\t${remote}\n`;
      const allowed = '[protocol]\n\tallow = always\n';
      plantRepository(repository, trap.arm(`${promisor}${allowed}[core]\n\tsshCommand = RUN\n`));
      removeObjects(repository);
      repository.commit('remove');
      const { program, action } = await runBoth(repository);
      expect(trap.sprung()).toBe('');
      expect(program.json()._meta.since).toBe(repository.git('rev-parse', 'main'));
      expect(action.report?._meta.since).toBe(repository.git('rev-parse', 'main'));
    },
  );

  it.each(GROUPS)(
    'files of a pull request select nothing to run where the checkout itself has %s',
    async (_, config) => {
      const trap = aTrap();
      const repository = aPullRequest();
      fs.appendFileSync(path.join(repository.root, '.git/config'), trap.arm(config));
      writeFiles(repository.root, { '.git/included': trap.arm(ALL_SETTINGS) });
      const main = fs.readFileSync(path.join(repository.root, '.git/refs/heads/main'), 'utf8').trim();
      const { program, action } = await runBoth({ ...repository, git: (_, ref) => refOf(repository, ref!) });
      expect(trap.sprung()).toBe('');
      expect(program.json()._meta.since).toBe(main);
      expect(action.report?._meta.since).toBe(main);
    },
  );
});

/** Without git, which the settings of the checkout could make run something. */
function refOf({ root }: GitRepository, branch: string): string {
  return fs.readFileSync(path.join(root, '.git/refs/heads', branch), 'utf8').trim();
}
