import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkOut, pathWithForeignOwner } from '../support/a-checkout.js';
import { makeFolder, removeFolder } from '../support/a-folder.js';
import { ActionWorkspace, aSkill, BROKEN } from '../support/action-workspace.js';
import { useEmulatedGitHub } from '../support/emulated-github.js';
import { node24 } from '../support/node24.js';
import { type ActionRun, PUSH, runAction } from '../support/run-action.js';
import { runActionHere } from '../support/run-action-here.js';
import { cli } from '../support/run-cli.js';
import { BOT } from '../support/start-emulate.js';
import { aPullRequestEvent } from '../support/workflow-events.js';
import { type GitServer, HAS_GIT_BACKEND, startGitServer } from './git-server.js';

const TOKEN = BOT.token;

describe.skipIf(!HAS_GIT_BACKEND || process.platform === 'win32' || node24() === null)('checkouts', () => {
  const github = useEmulatedGitHub({ isShared: true });
  let origin: ActionWorkspace;
  let commits: Record<'start' | 'base' | 'feature' | 'merge', string>;
  let server: GitServer;
  let foreign: ReturnType<typeof pathWithForeignOwner>;
  const folders: string[] = [];

  async function register(): Promise<void> {
    expect((await cli(['register', '--quiet'], { cwd: origin.folder })).exitCode).toBeLessThan(2);
  }

  /**
   * A branch that edits ct-b, and a base that went on: it repaired ct-old and edited ct-a. Compared with the head of
   * base, the branch would have broken ct-old again and changed ct-a.
   */
  beforeAll(async () => {
    origin = ActionWorkspace.create({
      'skills/ct-a/SKILL.md': aSkill('ct-a'),
      'skills/ct-b/SKILL.md': aSkill('ct-b', { description: 'Testing agent using BATS' }),
      'skills/ct-b/references/notes.md': 'Notes.\n',
      'skills/ct-old/SKILL.md': BROKEN.replace('ct-x', 'ct-old'),
      'docs/guide.md': 'Guide.\n',
    });
    await register();
    const start = origin.commit('register');
    origin.git('checkout', '-q', '-b', 'feature');
    const body = '# Purpose\n\nMore, as in [the guide](../../docs/guide.md).\n';
    origin.write({
      'skills/ct-b/SKILL.md': aSkill('ct-b', { description: 'Testing agent using BATS', body }),
    });
    const feature = origin.commit('edit ct-b');
    origin.git('checkout', '-q', 'main');
    origin.write({
      'skills/ct-a/SKILL.md': aSkill('ct-a', { body: '# Purpose\n\nEdited on base.\n' }),
      'skills/ct-old/SKILL.md': aSkill('ct-old', { description: 'Documentation specialist' }),
    });
    await register();
    const base = origin.commit('repair ct-old');
    origin.git('merge', '-q', '--no-ff', '-m', 'merge', 'feature');
    const merge = origin.git('rev-parse', 'HEAD');
    origin.git('update-ref', 'refs/pull/7/merge', merge);
    origin.git('reset', '-q', '--hard', base);
    commits = { start, base, feature, merge };
    origin.git('config', 'uploadpack.allowFilter', 'true');
    origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    server = await startGitServer(origin.folder, TOKEN);
    await pushAll();
    foreign = pathWithForeignOwner();
  });
  afterAll(async () => {
    await server?.stop();
    origin?.stop();
    if (foreign) removeFolder(foreign.folder);
  });
  afterEach(() => {
    for (const folder of folders.splice(0)) removeFolder(folder);
  });

  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}`;

  interface Kind {
    readonly filter?: string;
    readonly sparse?: readonly string[];
    readonly isForeign?: true;
    readonly path?: string;
  }

  async function aCheckout(
    ref: string,
    depth: number,
    { filter, sparse, path = '.' }: Kind,
  ): Promise<string> {
    const workspace = makeFolder({ [`${path}/.keep`]: '' });
    folders.push(workspace);
    const url = `${server.url}/${github.repository.fullName}`;
    const folder = join(workspace, path);
    execFileSync('rm', [join(folder, '.keep')]);
    await checkOut(folder, { url, ref, depth, header, ...(filter && { filter }), ...(sparse && { sparse }) });
    return workspace;
  }

  const environment = ({ isForeign }: Kind) => ({
    GITHUB_REPOSITORY: github.repository.fullName,
    GITHUB_API_URL: github.proxy.url,
    GITHUB_SERVER_URL: server.url,
    ...(isForeign && { PATH: foreign.PATH }),
  });

  const event = () => {
    const { base: baseSha, feature: headSha } = commits;
    return aPullRequestEvent({ baseSha, headSha }, github.repository.fullName);
  };

  async function pushAll(): Promise<void> {
    for (const [branch, sha] of [
      ['main', commits.base],
      ['feature', commits.feature],
    ] as const) {
      origin.git('checkout', '-q', sha);
      await github.repository.push(origin, branch);
    }
    origin.git('checkout', '-q', 'main');
  }

  const KINDS: Readonly<Record<string, Kind>> = {
    plain: {},
    sparse: { sparse: ['skills/ct-b'] },
    partial: { filter: 'blob:none' },
    treeless: { filter: 'tree:0' },
    'sparse and partial': { sparse: ['skills/ct-b'], filter: 'blob:none' },
    'owned by another user': { isForeign: true },
    'in a subfolder': { path: 'repo' },
  };

  /** Each kind once as a runner starts it. */
  const startFor = (depth: number, ref: string) =>
    depth === 1 && ref === 'feature' ? runAction : runActionHere;

  const TABLE = Object.keys(KINDS).flatMap((kind) =>
    [0, 1, 2].flatMap((depth) => (['merge', 'feature'] as const).map((ref) => ({ kind, depth, ref }))),
  );

  it.each(TABLE)(
    'only-new compares with what the branch builds on: $kind checkout of $ref, depth $depth',
    async ({ kind, depth, ref }) => {
      const options = KINDS[kind]!;
      const workspace = await aCheckout(ref === 'merge' ? commits.merge : ref, depth, options);
      const run = await startFor(
        depth,
        ref,
      )({
        workspace,
        inputs: { 'only-new': 'true', token: TOKEN, root: options.path ?? '.' },
        event: event(),
        env: environment(options),
      });
      expect(run.log).not.toContain('::error');
      expect(run.report?._meta.since).toBe(ref === 'merge' ? commits.base : commits.start);
      expect(run.outputs).toMatchObject({
        skills: '3',
        changed: 'false',
        'new-errors': '0',
        'changed-names': '["ct-b"]',
      });
      expect(run.exitCode).toBe(0);
    },
  );

  it('without the API: fetches history until the branch and base meet', async () => {
    const open = await startGitServer(origin.folder, null);
    try {
      const workspace = makeFolder();
      folders.push(workspace);
      const url = `${open.url}/${github.repository.fullName}`;
      await checkOut(workspace, { url, ref: 'feature', depth: 1 });
      const run = await runAction({
        workspace,
        inputs: { 'only-new': 'true' },
        event: event(),
        env: { GITHUB_REPOSITORY: github.repository.fullName },
      });
      expect(run.report?._meta.since).toBe(commits.start);
      expect(run.exitCode).toBe(0);
      expect(github.proxy.requests).toEqual([]);
    } finally {
      await open.stop();
    }
  });

  it('leaves a full clone full when it fetches the base', async () => {
    const workspace = await aCheckout('feature', 0, {});
    execFileSync('git', ['update-ref', '-d', 'refs/remotes/origin/main'], { cwd: workspace });
    execFileSync('git', ['reflog', 'expire', '--expire=now', '--all'], { cwd: workspace });
    execFileSync('git', ['prune', '--expire=now'], { cwd: workspace });
    const run = await check(workspace);
    expect(run.report?._meta.since).toBe(commits.start);
    const shallow = ['rev-parse', '--is-shallow-repository'];
    expect(execFileSync('git', shallow, { cwd: workspace, encoding: 'utf8' }).trim()).toBe('false');
  });

  function check(workspace: string, inputs: Record<string, string> = {}): Promise<ActionRun> {
    return runAction({
      workspace,
      inputs: { 'only-new': 'true', token: TOKEN, ...inputs },
      event: event(),
      env: environment({}),
    });
  }

  it('bump raises no version of a skill that was edited on base', async () => {
    const workspace = await aCheckout('feature', 1, {});
    const run = await check(workspace, { bump: 'patch' });
    expect(run.outputs['pull-request-operation']).toBe('updated');
    const tree = github.proxy.requests.find(({ url, method }) => method === 'POST' && /trees$/.test(url));
    const paths = JSON.parse(tree!.body).tree.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(['skills/ct-b/SKILL.md', 'skills/manifest.json']);
  });

  it('compares the first push of a branch with the default branch', async () => {
    const workspace = await aCheckout('feature', 1, {});
    const payload = {
      ref: 'refs/heads/feature',
      before: '0'.repeat(40),
      repository: { full_name: github.repository.fullName, default_branch: 'main' },
    };
    const run = await runAction({
      workspace,
      inputs: { 'only-new': 'true', token: TOKEN },
      event: { ...PUSH, ref: 'refs/heads/feature', payload },
      env: environment({}),
    });
    expect(run.report?._meta.since).toBe(commits.start);
    expect(run.exitCode).toBe(0);
  });

  it('a sync in a sparse checkout removes nothing, and edits the manifest that is only in git', async () => {
    origin.git('checkout', '-q', 'feature');
    origin.write({ 'skills/ct-new/SKILL.md': aSkill('ct-new', { description: 'Writes release notes' }) });
    const headSha = origin.commit('new');
    await github.repository.push(origin, 'feature');
    origin.git('update-ref', 'refs/heads/wide', headSha);
    origin.git('reset', '-q', '--hard', commits.feature);
    origin.git('checkout', '-q', 'main');
    const workspace = await aCheckout('wide', 1, { sparse: ['skills/ct-new'] });
    const run = await runAction({
      workspace,
      inputs: { mode: 'sync', token: TOKEN },
      event: aPullRequestEvent({ baseSha: commits.base, headSha }, github.repository.fullName),
      env: environment({}),
    });
    expect(run.outputs).toMatchObject({ pruned: '0', registered: '1', 'pull-request-operation': 'updated' });
    const manifest = JSON.parse((await github.repository.file('feature', 'skills/manifest.json'))!);
    expect(manifest.skills.map(({ name }: { name: string }) => name)).toEqual(['ct-a', 'ct-b', 'ct-new']);
  });

  it('gives up on a server that does not answer', async () => {
    const workspace = await aCheckout('feature', 1, {});
    const { createServer } = await import('node:net');
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()));
    const { port } = silent.address() as { port: number };
    execFileSync('git', ['remote', 'set-url', 'origin', `http://127.0.0.1:${port}/acme/skills`], {
      cwd: workspace,
    });
    try {
      const run = await runActionHere({
        workspace,
        inputs: { 'only-new': 'true' },
        event: event(),
        env: { GITHUB_REPOSITORY: 'acme/skills' },
        fetchTimeoutMs: 500,
      });
      expect(run.exitCode).toBe(1);
      expect(run.log).toContain(`The checkout does not have the base commit ${commits.base}`);
    } finally {
      silent.close();
    }
  });
});
