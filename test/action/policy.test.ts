import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder, removeFolder } from '../support/a-folder.js';
import { ActionWorkspace, aSkill } from '../support/action-workspace.js';
import { type ActionRun, runAction } from '../support/run-action.js';
import { runActionHere } from '../support/run-action-here.js';
import { cli } from '../support/run-cli.js';
import { BOT } from '../support/start-emulate.js';
import { type GitServer, HAS_GIT_BACKEND, startGitServer } from './git-server.js';

const json = (value: unknown) => JSON.stringify(value, null, 2);
const SKILL = aSkill('ct-a', { body: '# Purpose\n\n[x](gone.md)\n' });

describe.skipIf(!HAS_GIT_BACKEND)('a policy of another repository', () => {
  let policy: ActionWorkspace;
  let server: GitServer;
  let commit: string;

  beforeAll(async () => {
    policy = ActionWorkspace.create({
      'skill-registrar.json': json({ rules: { 'link-missing': 'off' } }),
      'strict/skills.json': json({ extends: './base.json', level: 'warn' }),
      'strict/base.json': `// Everyone\n${json({ rules: { 'link-missing': 'error' } })}`,
      'strict/loop.json': json({ extends: './loop.json' }),
      'strict/package.json': json({ extends: '@acme/policy' }),
      'strict/broken.json': '{',
    });
    policy.git('config', 'uploadpack.allowFilter', 'true');
    policy.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    policy.git('tag', 'v1');
    commit = policy.git('rev-parse', 'HEAD');
    policy.write({ 'strict/base.json': json({ rules: { 'link-missing': 'notice' } }) });
    policy.commit('change');
    server = await startGitServer(policy.folder, BOT.token);
  });
  afterAll(async () => {
    await server?.stop();
    policy?.stop();
  });

  async function check(
    extended: string,
    { token = BOT.token, run = runActionHere } = {},
  ): Promise<ActionRun> {
    const config = `{\n  "extends": ${JSON.stringify(extended)}\n}\n`;
    const folder = makeFolder({ 'skills/ct-a/SKILL.md': SKILL, 'skill-registrar.json': config });
    const env = { GITHUB_SERVER_URL: server.url };
    try {
      return await run({ workspace: folder, inputs: { token, drift: 'report' }, env });
    } finally {
      removeFolder(folder);
    }
  }

  const severityIn = ({ report }: ActionRun) =>
    report?.diagnostics.find(({ rule }) => rule === 'link-missing')?.severity;

  it('is read with the token, with the files next to it', async () => {
    expect(severityIn(await check('acme/policy/strict/skills.json@v1', { run: runAction }))).toBe('error');
  });

  it.each([
    ['acme/policy/strict/skills.json@main', 'notice'],
    ['acme/policy/strict/skills.json@<commit>', 'error'],
    ['acme/policy@v1', undefined],
  ])('%s is its file at a branch, a commit, or skill-registrar.json', async (extended, severity) => {
    expect(severityIn(await check(extended.replace('<commit>', commit)))).toBe(severity);
  });

  it.each([
    ['acme/policy/strict/gone.json@v1', 'cannot be read: strict/gone.json of acme/policy at v1'],
    ['acme/policy/strict/skills.json@v9', "fatal: couldn't find remote ref v9"],
    [
      'acme/policy/strict/loop.json@v1',
      'extends itself: skill-registrar.json → acme/policy/strict/loop.json@v1',
    ],
    ['acme/policy/strict/package.json@v1', 'extends "@acme/policy", which was not found'],
    ['acme/policy/strict/broken.json@v1', 'acme/policy/strict/broken.json@v1 is not valid JSON'],
    ['acme/policy/../../x.json@v1', 'which was not found'],
  ])('%s: says what is wrong', async (extended, message) => {
    const run = await check(extended);
    expect(run.exitCode).toBe(1);
    expect(run.log).toContain('::error title=E_CONFIG,file=');
    expect(run.log).toContain(message);
  });

  it.each([
    ['', 'Give the Action a token'],
    ['ghs_other', 'Check the repository, the path and the ref, and that you may read it'],
  ])('is not read with the token "%s"', async (token, advice) => {
    const run = await check('acme/policy/strict/skills.json@v1', { token });
    expect(run.exitCode).toBe(1);
    expect(run.log).toContain(advice);
  });

  it('is read by the command line, too', async () => {
    const open = await startGitServer(policy.folder, null);
    const config = json({ extends: 'acme/policy/strict/skills.json@v1' });
    const folder = makeFolder({ 'skills/ct-a/SKILL.md': SKILL, 'skill-registrar.json': config });
    try {
      const run = await cli(['validate', '--json'], { cwd: folder, env: { GITHUB_SERVER_URL: open.url } });
      const [found] = run.json().diagnostics.filter(({ rule }) => rule === 'link-missing');
      expect(found?.severity).toBe('error');
    } finally {
      removeFolder(folder);
      await open.stop();
    }
  });

  it('can be a file that the workflow checked out outside the repository', async () => {
    const folder = makeFolder({
      'repo/skills/ct-a/SKILL.md': SKILL,
      'policy/skills.json': json({ extends: './base.json' }),
      'policy/base.json': json({ rules: { 'link-missing': 'error' } }),
    });
    for (const config of ['../policy/skills.json', `${folder}/policy/skills.json`]) {
      const inputs = { root: 'repo', config, drift: 'report' };
      expect(severityIn(await runActionHere({ workspace: folder, inputs }))).toBe('error');
    }
    removeFolder(folder);
  });
});
