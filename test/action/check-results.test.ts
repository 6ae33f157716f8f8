import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { ActionWorkspace, aSkill, BROKEN, FINE } from '../support/action-workspace.js';
import { useEmulatedGitHub } from '../support/emulated-github.js';
import { expectValidSarif } from '../support/expect-valid-sarif.js';
import { node24 } from '../support/node24.js';
import { type ActionRun, runAction } from '../support/run-action.js';
import { runActionHere } from '../support/run-action-here.js';
import { cli } from '../support/run-cli.js';
import { BOT } from '../support/start-emulate.js';
import { aPullRequestEvent } from '../support/workflow-events.js';

const broken = (count: number, folder = 'ct') =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `skills/${folder}-${String(at).padStart(3, '0')}/SKILL.md`,
      BROKEN,
    ]),
  );

describe('results of a check', () => {
  let workspace: ActionWorkspace;
  afterEach(() => workspace.stop());

  /** A checkout with some files in base and others that the pull request adds. */
  function aPullRequest(inBase: Record<string, string>, added: Record<string, string>) {
    workspace = ActionWorkspace.create(inBase);
    const baseSha = workspace.git('rev-parse', 'HEAD');
    workspace.write(added);
    workspace.commit('change');
    return aPullRequestEvent({ baseSha });
  }

  const errorsIn = ({ log }: ActionRun) => log.split('\n').filter((line) => line.startsWith('::error'));

  it('annotates every changed file, however many findings there are', async () => {
    const twice = BROKEN.replace('\n---\n', '\nlicense: [MIT]\n---\n');
    const added = Object.fromEntries(Object.keys(broken(8, 'new')).map((file) => [file, twice]));
    const event = aPullRequest({ ...broken(30), 'skills/ct-fine/SKILL.md': FINE }, added);
    const run = await runActionHere({ workspace: workspace.folder, event });
    const errors = errorsIn(run);
    expect(errors).toHaveLength(10);
    expect(errors[0]).toContain('title=manifest-drift');
    for (const file of Object.keys(added)) {
      expect(errors.filter((line) => line.includes(`file=${file},`))).toHaveLength(1);
    }
    expect(errors[1]).toMatch(/title=\d+ errors,file=skills\/new-000\/SKILL\.md,.*%0A5:\d+ /);
  });

  it('fails on a stale generated file, with an annotation and the command that fixes it', async () => {
    const readme =
      '# Ours\n\n<!-- skill-registrar:catalog:start as=markdown -->\n<!-- skill-registrar:catalog:end -->\n';
    workspace = ActionWorkspace.create({ 'skills/ct-a/SKILL.md': aSkill('ct-a') });
    const env = { GITHUB_REPOSITORY: '' };
    await runActionHere({
      workspace: workspace.folder,
      inputs: { mode: 'sync', token: 'x', 'keep-changes': 'true' },
      env,
    });
    workspace.write({ 'README.md': readme });
    workspace.commit('a catalog that is not filled in');
    const run = await runActionHere({ workspace: workspace.folder });
    expect(run.exitCode).toBe(1);
    expect(errorsIn(run)[0]).toContain('file=README.md,');
    expect(run.summary).toMatch(/^# ❌ 1 generated file is out of date\n\n\*\*To fix it\*\*, run this/);
    expect(run.summary).toContain('```sh\nnpx skill-registrar register\n```');
  });

  it('two steps of a job write separate reports', async () => {
    workspace = ActionWorkspace.create({ 'one/skills/a/SKILL.md': BROKEN, 'two/skills/b/SKILL.md': BROKEN });
    const env = { RUNNER_TEMP: aFolder() };
    const runs = [
      await runActionHere({ workspace: workspace.folder, inputs: { root: 'one' }, env }),
      await runActionHere({ workspace: workspace.folder, inputs: { root: 'two' }, env }),
    ];
    const reports = runs.map(({ outputs }) => readFileSync(outputs['report']!, 'utf8'));
    expect(reports[0]).toContain('"one/skills/a/SKILL.md"');
    expect(reports[1]).toContain('"two/skills/b/SKILL.md"');
  });

  it('the SARIF log has paths relative to the top of the repository', async () => {
    workspace = ActionWorkspace.create({ 'packages/one/skills/ct-x/SKILL.md': BROKEN });
    const env = { RUNNER_TEMP: aFolder() };
    const run = await runActionHere({ workspace: workspace.folder, inputs: { root: 'packages/one' }, env });
    const log = JSON.parse(readFileSync(run.outputs['sarif']!, 'utf8'));
    expectValidSarif(log);
    expect(JSON.stringify(log)).toContain('"packages/one/skills/ct-x/SKILL.md"');
  });

  it('findings have the fingerprints that the command line gives them, in every format', async () => {
    workspace = ActionWorkspace.create({
      'packages/one/skills/ct-x/SKILL.md': BROKEN,
      'packages/one/skills/ct-fine/SKILL.md': FINE,
    });
    const env = { RUNNER_TEMP: aFolder() };
    const run = await runAction({ workspace: workspace.folder, inputs: { root: 'packages/one' }, env });
    const options = { cwd: workspace.folder, env: { GITHUB_WORKSPACE: workspace.folder, CI: 'true' } };
    const print = async (format: string) => {
      const args = ['register', '--check', '--root', 'packages/one', '--format', format];
      return JSON.parse((await cli(args, options)).stdout);
    };
    const inSarif = (log: { runs: [{ results: { partialFingerprints: object }[] }] }) =>
      log.runs[0].results.flatMap(({ partialFingerprints }) => Object.values(partialFingerprints));
    const inReport = ({ diagnostics }: { diagnostics: readonly { fingerprint: string }[] }) =>
      diagnostics.map(({ fingerprint }) => fingerprint);
    const prints = inSarif(JSON.parse(readFileSync(run.outputs['sarif']!, 'utf8')));
    expect(prints.length).toBeGreaterThan(1);
    expect(inReport(run.report!)).toEqual(prints);
    expect(inSarif(await print('sarif'))).toEqual(prints);
    expect(inReport(await print('json'))).toEqual(prints);
    const issues = (await print('gitlab')) as { fingerprint: string }[];
    expect(issues.map(({ fingerprint }) => fingerprint)).toEqual(prints);
  });

  it('lists the skills that the pull request changes, for a matrix', async () => {
    const event = aPullRequest(
      { 'skills/ct-a/SKILL.md': aSkill('ct-a'), 'skills/ct-b/SKILL.md': aSkill('ct-b') },
      { 'skills/ct-b/references/x.md': 'x\n', 'skills/ct-c/SKILL.md': aSkill('ct-c'), 'docs/x.md': 'x\n' },
    );
    const run = await runActionHere({ workspace: workspace.folder, event });
    expect(run.outputs).toMatchObject({
      names: '["ct-a","ct-b","ct-c"]',
      'changed-names': '["ct-b","ct-c"]',
      'name-chunks': '[["ct-a"],["ct-b"],["ct-c"]]',
    });
  });

  it('lists all skills if the checkout does not show what changed', async () => {
    aPullRequest({ 'skills/ct-a/SKILL.md': aSkill('ct-a') }, { 'skills/ct-b/SKILL.md': aSkill('ct-b') });
    const run = await runActionHere({ workspace: workspace.folder, event: aPullRequestEvent() });
    expect(run.outputs['changed-names']).toBe('["ct-a","ct-b"]');
  });

  it('checks several roots in one run, with a command for each', async () => {
    workspace = ActionWorkspace.create({
      'one/skills/a/SKILL.md': aSkill('a'),
      'two/skills/b/SKILL.md': BROKEN,
    });
    const run = await runActionHere({ workspace: workspace.folder, inputs: { root: 'one\ntwo' } });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ skills: '2', invalid: '1', names: '["a"]' });
    expect(run.log).toContain('file=two/skills/b/SKILL.md,');
    expect(run.summary).toContain(
      'npx skill-registrar register --root one\nnpx skill-registrar register --root two',
    );
  });

  describe.skipIf(node24() === null)('comment on the pull request', () => {
    const github = useEmulatedGitHub();

    async function check(
      parts: { headRepository?: string; inputs?: Record<string, string> } = {},
      start = runActionHere,
    ) {
      const { headRepository = github.repository.fullName, inputs } = parts;
      const baseSha = workspace.git('rev-parse', 'HEAD');
      return start({
        workspace: workspace.folder,
        inputs: { comment: 'true', token: BOT.token, ...inputs },
        event: aPullRequestEvent({ baseSha, headRepository, number: 1 }, github.repository.fullName),
        env: { GITHUB_REPOSITORY: github.repository.fullName, GITHUB_API_URL: github.proxy.url },
      });
    }

    async function open() {
      workspace = ActionWorkspace.create({ 'skills/ct-x/SKILL.md': BROKEN });
      await github.repository.push(workspace);
      await github.repository.createBranch('feature', 'main');
      await github.repository.commit('feature', 'x.md', 'x');
      await github.repository.createPullRequest({ title: 'Feature', head: 'feature', base: 'main' });
    }

    it('creates the comment, updates it in place, and removes it when nothing is wrong', async () => {
      await open();
      await check({}, runAction);
      const [first] = await github.repository.comments(1);
      expect(first!.body).toContain('### ❌ 1 of 1 skill is invalid');
      workspace.write({ 'skills/ct-y/SKILL.md': BROKEN });
      await check();
      const [second, ...others] = await github.repository.comments(1);
      expect(others).toEqual([]);
      expect(second).toMatchObject({
        id: first!.id,
        body: expect.stringContaining('2 of 2 skills are invalid'),
      });
      github.proxy.requests.length = 0;
      await check();
      const isWrite = ({ method, url }: { method: string; url: string }) =>
        method !== 'GET' && url !== '/graphql';
      expect(github.proxy.requests.filter(isWrite)).toEqual([]);
      await workspace.remove('skills/ct-y');
      workspace.write({ 'skills/ct-x/SKILL.md': aSkill('ct-x') });
      const env = { GITHUB_REPOSITORY: '' };
      await runActionHere({
        workspace: workspace.folder,
        inputs: { mode: 'sync', token: 'x', 'keep-changes': 'true' },
        env,
      });
      expect((await check()).exitCode).toBe(0);
      expect(await github.repository.comments(1)).toEqual([]);
    });

    it('annotates changed lines first, also where the checkout has one commit', async () => {
      const links = (count: number) =>
        Array.from({ length: count }, (_, at) => `[x](gone-${at}.md)\n`).join('');
      const files = (own: string) => ({
        'skills/ct-a/SKILL.md': aSkill('ct-a', { body: `# Purpose\n${links(12)}` }),
        'skills/ct-z/SKILL.md': aSkill('ct-z', { description: 'Testing agent', body: `# Purpose\n${own}` }),
      });
      workspace = ActionWorkspace.create(files(links(12)));
      const baseSha = await github.repository.push(workspace);
      workspace.write(files(`${links(12)}[new](gone.md)\n`));
      const headSha = workspace.commit('change');
      await github.repository.push(workspace, 'feature');
      const event = aPullRequestEvent({ baseSha, headSha }, github.repository.fullName);
      const env = { GITHUB_REPOSITORY: github.repository.fullName, GITHUB_API_URL: github.proxy.url };
      const shallow = aFolder();
      workspace.git('clone', '-q', '--depth=1', `file://${workspace.folder}`, shallow);
      for (const [folder, requests] of [
        [workspace.folder, 0],
        [shallow, 1],
      ] as const) {
        github.proxy.requests.length = 0;
        const start = requests === 1 ? runAction : runActionHere;
        const run = await start({ workspace: folder, inputs: { token: BOT.token }, event, env });
        const [first] = run.log.split('\n').filter((line) => line.startsWith('::warning'));
        expect(first).toContain('file=skills/ct-z/SKILL.md,line=20,');
        expect(first).toContain('title=13 warnings');
        expect(run.outputs['changed-names']).toBe('["ct-z"]');
        expect(github.proxy.requests).toHaveLength(requests);
      }
    });

    const MARKER = '<!-- skill-registrar: result for . -->';

    it('two jobs with different profiles keep two comments', async () => {
      await open();
      const profiles = ['claude-code', 'codex', 'codex'];
      for (const profile of profiles) await check({ inputs: { profile } });
      const comments = await github.repository.comments(1);
      expect(comments.map(({ body }) => /profile `([a-z-]+)`/.exec(body)?.[1])).toEqual([
        'claude-code',
        'codex',
      ]);
    });

    it('leaves a comment alone in which someone else wrote the marker', async () => {
      await open();
      await github.repository.addComment(1, `${MARKER}\nAll skills are fine.`);
      const [theirs] = await github.repository.comments(1);
      await check();
      workspace.write({ 'skills/ct-y/SKILL.md': BROKEN });
      await check();
      const [first, ours, ...others] = await github.repository.comments(1);
      expect(first).toEqual(theirs);
      expect(ours!.body).toContain('2 of 2 skills are invalid');
      expect(others).toEqual([]);
    });

    it('updates the comment of a bot with a token that belongs to no person', async () => {
      await open();
      const comment = (id: number, user: object | null) => ({ id, body: `${MARKER}\nold`, user });
      const comments = [
        comment(1, { login: 'mona', type: 'User' }),
        comment(2, null),
        comment(3, { login: 'github-actions[bot]', type: 'Bot' }),
      ];
      github.proxy.intercept = ({ method, url }) => {
        if (url === '/graphql')
          return { status: 200, body: { data: { viewer: { login: 'github-actions' } } } };
        return { status: 200, body: method === 'GET' ? comments : {} };
      };
      await check();
      const place = `/repos/${github.repository.fullName}/issues`;
      expect(github.proxy.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
        `GET ${place}/1/comments?per_page=100`,
        'POST /graphql',
        `PATCH ${place}/comments/3`,
      ]);
    });

    it('writes no comment while it cannot tell which one is its own', async () => {
      await open();
      await github.repository.addComment(1, MARKER);
      github.proxy.intercept = ({ url }) =>
        url === '/user' || url === '/graphql'
          ? { status: 403, body: { message: 'Slow down' }, headers: { 'retry-after': '1000' } }
          : null;
      const { log } = await check();
      expect(log).toContain('::warning::GitHub is limiting the rate of requests');
      expect(await github.repository.comments(1)).toHaveLength(1);
    });

    it('posts no comment for forks, and only warns when posting fails', async () => {
      await open();
      const fork = await check({ headRepository: 'stranger/skills' });
      expect(fork.log).toContain('No comment: the token of a pull request from a fork is read-only.');
      expect(github.proxy.requests).toEqual([]);
      github.proxy.intercept = () => ({
        status: 403,
        body: { message: 'Resource not accessible by integration' },
      });
      const refused = await check({ inputs: { 'fail-on': 'never' } });
      expect(refused.exitCode).toBe(0);
      expect(refused.log).toContain('::warning::The token lacks the permission "pull-requests: write"');
    });
  });
});
