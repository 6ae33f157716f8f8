import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ActionWorkspace, aSkill } from '../support/action-workspace.js';
import { useEmulatedGitHub } from '../support/emulated-github.js';
import { BRANCH, MANIFEST } from '../support/emulated-sync.js';
import { node24 } from '../support/node24.js';
import { type ActionRun, PUSH, runAction, type WorkflowEvent } from '../support/run-action.js';
import { runActionHere } from '../support/run-action-here.js';
import { BOT } from '../support/start-emulate.js';
import { aPullRequestEvent } from '../support/workflow-events.js';

const TESTING = { description: 'Testing agent using BATS' };

describe.skipIf(node24() === null)('sync never opens a wrong pull request', () => {
  const github = useEmulatedGitHub();
  let workspace: ActionWorkspace;
  beforeEach(async () => {
    workspace = ActionWorkspace.create({ 'skills/ct-a/SKILL.md': aSkill('ct-a') });
    await github.repository.push(workspace);
  });
  afterEach(() => workspace.stop());

  async function land(files: Record<string, string>, branch = 'main'): Promise<string> {
    workspace.discard();
    workspace.write(files);
    workspace.commit('land');
    return github.repository.push(workspace, branch);
  }

  function sync(
    inputs: Record<string, string> = {},
    event: WorkflowEvent = PUSH,
    env: Record<string, string> = {},
    run = runActionHere,
  ): Promise<ActionRun> {
    return run({
      workspace: workspace.folder,
      inputs: { mode: 'sync', token: BOT.token, 'keep-changes': 'true', ...inputs },
      event: { sha: workspace.git('rev-parse', 'HEAD'), ...event },
      env: { GITHUB_REPOSITORY: github.repository.fullName, GITHUB_API_URL: github.proxy.url, ...env },
    });
  }

  /** One test of each promise starts the bundle; the details run here, which is faster. */
  const syncBundle = (inputs = {}, event = PUSH, env = {}) => sync(inputs, event, env, runAction);

  const writes = () =>
    github.proxy.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url }) => `${method} ${url}`);

  describe('stale checkouts', () => {
    it('changes nothing when base has moved on, and says why', async () => {
      await land({ 'AGENTS.md': '# Ours\n', 'skills/ct-b/SKILL.md': aSkill('ct-b', TESTING) });
      workspace.git('checkout', '-q', '--detach', 'HEAD~1');
      const run = await syncBundle();
      expect(run.exitCode, 'the manifest of this commit is out of date').toBe(1);
      expect(writes()).toEqual([]);
      expect(workspace.git('status', '--porcelain')).toBe('');
      expect(await github.repository.pullRequests()).toEqual([]);
      expect(run.outputs['pull-request-operation']).toBe('none');
      expect(run.log).toContain('::notice::The checkout is not the current head of main');
      expect(run.summary).toContain('## Pull request: skipped');
    });

    it('does not close the pull request that a newer run opened', async () => {
      await land({ 'skills/ct-b/SKILL.md': aSkill('ct-b', TESTING) });
      await sync();
      workspace.discard();
      workspace.git('checkout', '-q', '--detach', 'HEAD~1');
      await sync();
      expect((await github.repository.pullRequests())[0]).toMatchObject({ state: 'open' });
      expect(await github.repository.file(BRANCH, MANIFEST)).toContain('ct-b');
    });

    it('compares content: the merge commit of a merged pull request counts as base', async () => {
      const event = aPullRequestEvent({ merged: true }, github.repository.fullName);
      await land({ 'skills/ct-b/SKILL.md': aSkill('ct-b', TESTING) });
      workspace.git('commit', '-q', '--allow-empty', '-m', 'Another commit with the same tree');
      const run = await sync({}, event);
      expect(run.outputs['pull-request-operation']).toBe('created');
      expect((await github.repository.pullRequests())[0]).toMatchObject({ base: { ref: 'main' } });
    });
  });

  describe('without git in the job', () => {
    const NO_GIT = { PATH: '' };

    it('changes nothing when the run is for an older commit', async () => {
      const old = workspace.git('rev-parse', 'HEAD');
      await land({ 'skills/ct-b/SKILL.md': aSkill('ct-b', TESTING) });
      const run = await syncBundle({}, { ...PUSH, sha: old }, NO_GIT);
      expect(run.log).toContain('::notice::The checkout is not the current head of main');
      expect(writes()).toEqual([]);
    });

    it('opens the pull request when the run is for the head of base', async () => {
      const run = await sync({}, PUSH, NO_GIT);
      expect(run.outputs['pull-request-operation']).toBe('created');
    });
  });

  it('changes nothing when one of several roots is in an older checkout', async () => {
    await land({ 'skills/ct-b/SKILL.md': aSkill('ct-b', TESTING) });
    workspace.git('clone', '-q', workspace.folder, 'old');
    workspace.git('-C', 'old', 'checkout', '-q', '--detach', 'HEAD~1');
    workspace.git('-C', 'old', 'remote', 'remove', 'origin');
    const run = await sync({ root: '.\nold' });
    expect(run.log).toContain('::notice::The checkout is not the current head of main');
    expect(writes()).toEqual([]);
  });

  it('edits marked blocks inside the text of base, whatever an earlier step did to the file', async () => {
    const start = '<!-- skill-registrar:catalog:start as=markdown -->';
    const end = '<!-- skill-registrar:catalog:end -->';
    const text = `# Written by hand\n\n${start}\n${end}\n\nThe end.\n`;
    await land({ 'AGENTS.md': text });
    workspace.write({ 'AGENTS.md': text.replace('by hand', 'by a formatter').replace('The end.', '') });
    const run = await sync();
    expect(run.outputs['pull-request-operation']).toBe('created');
    const committed = (await github.repository.file(BRANCH, 'AGENTS.md'))!;
    expect(committed).toContain('ct-a');
    expect(
      committed.replace(/(catalog:start[^\n]*\n)[\s\S]*(<!-- skill-registrar:catalog:end)/, '$1$2'),
    ).toBe(text);
  });

  describe('several roots', () => {
    beforeEach(async () => {
      await land({
        'packages/one/skills/ct-one/SKILL.md': aSkill('ct-one'),
        'packages/two/skills/ct-two/SKILL.md': aSkill('ct-two', TESTING),
      });
    });

    it('each root has its own branch and pull request, and leaves the other alone', async () => {
      await syncBundle({ root: 'packages/one' });
      workspace.discard();
      await syncBundle({ root: './packages/two/' });
      const open = await github.repository.pullRequests();
      expect(open.map(({ head }) => head.ref).sort()).toEqual([
        'skill-registrar/packages/one',
        'skill-registrar/packages/two',
      ]);
      const manifest = 'packages/two/skills/manifest.json';
      await land({ [manifest]: (await github.repository.file('skill-registrar/packages/two', manifest))! });
      expect((await sync({ root: 'packages/two' })).outputs['pull-request-operation']).toBe('closed');
      expect((await github.repository.pullRequests()).map(({ head }) => head.ref)).toEqual([
        'skill-registrar/packages/one',
      ]);
    });

    it('roots do not overwrite each other on a branch that the workflow names for both', async () => {
      await sync({ root: 'packages/one', branch: 'bots/skills' });
      const head = await github.repository.head('bots/skills');
      workspace.discard();
      const run = await sync({ root: 'packages/two', branch: 'bots/skills' });
      expect(run.exitCode).toBe(1);
      expect(run.log).toContain('has an open pull request for the root packages/one');
      expect(await github.repository.head('bots/skills')).toBe(head);
    });

    it("roots do not close each other's pull request on a shared branch", async () => {
      await sync({ root: 'packages/one', branch: 'bots/skills' });
      workspace.discard();
      await runActionHere({
        workspace: workspace.folder,
        inputs: { mode: 'sync', root: 'packages/two', token: 'x', 'keep-changes': 'true' },
        env: { GITHUB_REPOSITORY: '' },
      });
      const manifest = 'packages/two/skills/manifest.json';
      await land({ [manifest]: (await workspace.read(manifest))! });
      const run = await sync({ root: 'packages/two', branch: 'bots/skills' });
      expect(run.log).toContain('has an open pull request for the root packages/one');
      expect(await github.repository.pullRequests()).toHaveLength(1);
    });

    it.each([
      ['packages', 'packages/one', 'skill-registrar-packages-one'],
      ['packages/one', 'packages', 'skill-registrar-packages'],
    ])(
      'roots %s and %s, whose branches git cannot have together: pushes nothing, and says what to set',
      async (first, second, branch) => {
        expect((await sync({ root: first })).outputs['pull-request-operation']).toBe('created');
        workspace.discard();
        github.proxy.requests.length = 0;
        const refused = await sync({ root: second });
        expect(refused.exitCode).toBe(1);
        expect(refused.log).toContain(
          `The branch skill-registrar/${second} of the root ${second} cannot exist next to the branch skill-registrar/${first} of the root ${first}`,
        );
        expect(refused.summary).toContain(`  root: ${second}\n  branch: ${branch}\n`);
        expect(writes()).toEqual([]);
        workspace.discard();
        expect((await sync({ root: second, branch })).outputs['pull-request-operation']).toBe('created');
        expect(await github.repository.pullRequests()).toHaveLength(2);
      },
    );

    it('a branch of someone else whose name is the beginning of ours: pushes nothing, and names it', async () => {
      await github.repository.createBranch('skill-registrar', 'main');
      const run = await sync();
      expect(run.exitCode).toBe(1);
      expect(run.log).toContain('cannot exist next to the branch skill-registrar: in git');
      expect(run.log).toContain('or delete skill-registrar.');
      expect(writes()).toEqual([]);
    });

    it('the root manifest and the whole repository, which have one branch by default: pushes nothing', async () => {
      await land({ 'manifest/skills/ct-m/SKILL.md': aSkill('ct-m', TESTING) });
      await sync();
      const head = await github.repository.head(BRANCH);
      workspace.discard();
      const run = await sync({ root: 'manifest' });
      expect(run.log).toContain('has an open pull request for the root .');
      expect(run.log).toContain('Set the input "branch" to a different name for each root');
      expect(await github.repository.head(BRANCH)).toBe(head);
    });

    it('roots on separate lines of one run share one pull request', async () => {
      const run = await sync({ root: 'packages/one\n packages\\two\n' });
      expect(run.outputs).toMatchObject({
        skills: '2',
        registered: '2',
        names: '["ct-one","ct-two"]',
        manifest: 'packages/one/skills/manifest.json\npackages/two/skills/manifest.json',
        'pull-request-operation': 'created',
        'pull-request-branch': BRANCH,
      });
      const [pullRequest, ...others] = await github.repository.pullRequests();
      expect(others).toEqual([]);
      expect(pullRequest!.body).toContain('| `ct-two` | `packages/two/skills/ct-two` |');
      expect(await github.repository.paths(BRANCH)).toEqual(
        expect.arrayContaining(['packages/one/skills/manifest.json', 'packages/two/skills/manifest.json']),
      );
      const again = await sync({ root: 'packages/one\npackages/two' });
      expect(again.outputs['pull-request-operation']).toBe('none');
    });
  });

  describe('paths', () => {
    it.each(['./skills/manifest.json', 'skills\\manifest.json', 'skills//x/../manifest.json'])(
      'treats %s as skills/manifest.json',
      async (manifest) => {
        const run = await sync({ manifest });
        expect(run.outputs).toMatchObject({ manifest: MANIFEST, 'pull-request-operation': 'created' });
        expect(await github.repository.paths(BRANCH)).toContain(MANIFEST);
      },
    );

    it('normalizes paths of the config file as well', async () => {
      await land({ 'skill-registrar.json': '{ "manifest": "./skills/manifest.json" }\n' });
      const run = await sync();
      expect(run.outputs).toMatchObject({ manifest: MANIFEST, 'pull-request-operation': 'created' });
    });

    it.each(['../manifest.json', '..\\manifest.json', 'C:\\manifest.json', '/manifest.json'])(
      'rejects the manifest path %s',
      async (manifest) => {
        const run = await sync({ manifest });
        expect(run.exitCode).toBe(1);
        expect(run.log).toContain('leaves the repository');
        expect(github.proxy.requests).toEqual([]);
      },
    );

    it.skipIf(process.platform === 'win32')('keeps a manifest that is a link, and its mode', async () => {
      workspace.write({ 'generated/manifest.json': '{}\n' });
      symlinkSync('../generated/manifest.json', join(workspace.folder, MANIFEST));
      workspace.git('add', '-A');
      workspace.git('update-index', '--chmod=+x', 'generated/manifest.json');
      workspace.git('commit', '-q', '-m', 'link');
      workspace.git('checkout', '-q', '-f', 'HEAD');
      await github.repository.push(workspace);
      const run = await syncBundle();
      expect(run.outputs['pull-request-operation']).toBe('created');
      const tree = github.proxy.requests.find(
        ({ method, url }) => method === 'POST' && url.endsWith('/git/trees'),
      );
      expect(JSON.parse(tree!.body).tree).toEqual([
        expect.objectContaining({ path: 'generated/manifest.json', mode: '100755' }),
      ]);
      expect(await github.repository.file(BRANCH, 'generated/manifest.json')).toContain('ct-a');
    });
  });

  describe('another repository', () => {
    it("rejects a repository other than the workflow's, and names the inputs to set", async () => {
      workspace.git('remote', 'add', 'origin', 'https://github.example/acme/other.git');
      const run = await syncBundle();
      expect(run.exitCode).toBe(1);
      expect(run.log).toContain('The checkout is of acme/other');
      expect(run.summary).toContain('repository: acme/other\n  token: ');
      expect(github.proxy.requests).toEqual([]);
      expect(workspace.git('status', '--porcelain')).toBe('');
    });

    it('opens the pull request in another repository if the workflow names it', async () => {
      workspace.git('remote', 'add', 'origin', `https://github.example/${github.repository.fullName}`);
      const run = await runActionHere({
        workspace: workspace.folder,
        inputs: { mode: 'sync', token: BOT.token, repository: github.repository.fullName },
        event: { name: 'push', ref: 'refs/heads/trunk', payload: {} },
        env: { GITHUB_REPOSITORY: 'acme/caller', GITHUB_API_URL: github.proxy.url },
      });
      expect(run.outputs['pull-request-operation']).toBe('created');
      expect((await github.repository.pullRequests())[0]).toMatchObject({ base: { ref: 'main' } });
      expect(run.summary).not.toContain('acme/caller');
    });
  });

  describe('concurrent runs', () => {
    it('updates what another run created in the meantime', async () => {
      let isCreated = false;
      github.proxy.intercept = ({ method, url }) => {
        if (method !== 'POST' || !url.endsWith('/git/refs') || isCreated) return null;
        isCreated = true;
        return { status: 422, body: { message: 'Reference already exists' } };
      };
      const run = await sync();
      expect(run.outputs['pull-request-operation']).toBe('created');
      expect(await github.repository.pullRequests()).toHaveLength(1);
    });

    it('keeps one pull request, with the text of the later run', async () => {
      await syncBundle({ title: 'First' });
      let isHidden = false;
      github.proxy.intercept = ({ method, url }) => {
        if (method !== 'GET' || !url.includes('/pulls?state=open') || isHidden) return null;
        isHidden = true;
        return { status: 200, body: [] };
      };
      const run = await syncBundle({ title: 'Second' });
      expect(run.outputs).toMatchObject({ 'pull-request-operation': 'updated', 'pull-request-number': '1' });
      expect((await github.repository.pullRequests()).map(({ title }) => title)).toEqual(['Second']);
    });

    it('lists a commit that someone pushed right before the branch was overwritten', async () => {
      await syncBundle();
      await land({ 'skills/ct-b/SKILL.md': aSkill('ct-b', TESTING) });
      let theirs: Promise<string> | undefined;
      github.proxy.intercept = ({ method, url }) => {
        if (method === 'POST' && url.endsWith('/git/commits') && theirs === undefined) {
          theirs = github.repository.commit(BRANCH, 'notes.md', 'mine\n', 'My notes');
        }
        return null;
      };
      github.proxy.beforeForward = async () => void (await theirs);
      const run = await syncBundle();
      github.proxy.beforeForward = null;
      expect(run.outputs['pull-request-operation']).toBe('updated');
      expect((await github.repository.pullRequests())[0]!.body).toContain(await theirs!);
      expect(run.log).toContain(`::warning::Commits pushed to ${BRANCH} were overwritten`);
    });

    it('does not treat the merge of GitHub\'s "Update branch" as a commit of a person', async () => {
      await sync();
      const ours = (await github.repository.head(BRANCH))!;
      const base = await land({ 'docs/x.md': 'x\n' });
      await github.repository.merge(BRANCH, [ours, base], `Merge branch 'main' into ${BRANCH}`);
      await land({ 'skills/ct-b/SKILL.md': aSkill('ct-b', TESTING) });
      const run = await sync();
      expect(run.outputs['pull-request-operation']).toBe('updated');
      expect(run.log).not.toContain('were overwritten');
    });
  });

  describe('pull request of the same repository', () => {
    const aFeature = async (files: Record<string, string>) => {
      workspace.git('checkout', '-q', '-b', 'feature');
      return land(files, 'feature');
    };
    const anEvent = (headSha: string, parts = {}) =>
      aPullRequestEvent({ headSha, ...parts }, github.repository.fullName);

    it('commits the generated files to the branch of the pull request, in one commit', async () => {
      const headSha = await aFeature({ 'skills/ct-b/SKILL.md': aSkill('ct-b', TESTING) });
      const run = await syncBundle({}, anEvent(headSha));
      const head = (await github.repository.head('feature'))!;
      expect(run.outputs).toMatchObject({
        'pull-request-operation': 'updated',
        'pull-request-number': '7',
        'pull-request-branch': 'feature',
        'pull-request-head-sha': head,
      });
      const commit = await github.repository.commitOf(head);
      expect(commit.parents.map(({ sha }) => sha)).toEqual([headSha]);
      expect(await github.repository.file('feature', MANIFEST)).toContain('ct-b');
      expect(await github.repository.pullRequests()).toEqual([]);
      expect(await github.repository.head(BRANCH)).toBeNull();
      expect(run.summary).toContain('The generated files were committed to `feature`.');
    });

    it('commits nothing when the pull request is up to date', async () => {
      await aFeature({ 'skills/ct-b/SKILL.md': aSkill('ct-b', TESTING) });
      await sync({}, PUSH, { GITHUB_REPOSITORY: '' });
      const headSha = await land({ [MANIFEST]: (await workspace.read(MANIFEST))! }, 'feature');
      const run = await sync({}, anEvent(headSha));
      expect(run.outputs).toMatchObject({ 'pull-request-operation': 'none', 'pull-request-number': '7' });
      expect(await github.repository.head('feature')).toBe(headSha);
    });

    it('commits nothing when someone pushed in the meantime', async () => {
      const headSha = await aFeature({ 'skills/ct-b/SKILL.md': aSkill('ct-b', TESTING) });
      const theirs = await github.repository.commit('feature', 'x.md', 'x');
      const run = await sync({}, anEvent(headSha));
      expect(run.exitCode, 'the manifest of this commit is out of date').toBe(1);
      expect(run.log).toContain('::notice::feature has commits that this run did not see');
      expect(await github.repository.head('feature')).toBe(theirs);
    });

    it('commits nothing when someone pushes at the last moment', async () => {
      const headSha = await aFeature({ 'skills/ct-b/SKILL.md': aSkill('ct-b', TESTING) });
      github.proxy.intercept = ({ method }) =>
        method === 'PATCH' ? { status: 422, body: { message: 'Update is not a fast forward' } } : null;
      const run = await sync({}, anEvent(headSha));
      expect(run.log).toContain('::notice::feature has commits that this run did not see');
      const patch = github.proxy.requests.find(({ method }) => method === 'PATCH');
      expect(JSON.parse(patch!.body)).toMatchObject({ force: false });
    });

    it('commits nothing from a checkout that has more of base than its branch, and says what to check out', async () => {
      const headSha = await aFeature({ 'skills/ct-b/SKILL.md': aSkill('ct-b', TESTING) });
      workspace.discard();
      workspace.write({ 'skills/ct-c/SKILL.md': aSkill('ct-c', { description: 'Writes release notes' }) });
      workspace.commit('merged by GitHub');
      const run = await sync({}, anEvent(headSha));
      expect(run.summary).toContain('{{ github.head_ref }}');
      expect(await github.repository.head('feature')).toBe(headSha);
    });

    it('commits nothing to a fork', async () => {
      const run = await syncBundle({}, anEvent('c'.repeat(40), { headRepository: 'stranger/skills' }));
      expect(run.log).toContain('::notice::This pull request is from a fork');
      expect(github.proxy.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    });
  });

  describe('pull request that someone closed', () => {
    beforeEach(async () => {
      await sync();
      await github.repository.editPullRequest(1, { state: 'closed' });
      github.proxy.requests.length = 0;
    });

    it.each(['changed', 'never'])(
      'does not reopen a closed pull request with the same content and recreate: %s',
      async (recreate) => {
        const run = await sync({ recreate });
        expect(run.exitCode).toBe(0);
        expect(run.log).toContain('::notice::Pull request 1 proposed the same content and was closed');
        expect(await github.repository.pullRequests()).toEqual([]);
        expect(writes()).toEqual([]);
      },
    );

    it.each([
      ['changed', 'created'],
      ['always', 'created'],
      ['never', 'none'],
    ])('with recreate: %s and different content: %s', async (recreate, operation) => {
      await land({ 'skills/ct-b/SKILL.md': aSkill('ct-b', TESTING) });
      expect((await sync({ recreate })).outputs['pull-request-operation']).toBe(operation);
    });

    it('opens a new pull request at once with recreate: always', async () => {
      expect((await syncBundle({ recreate: 'always' })).outputs['pull-request-operation']).toBe('created');
    });
  });

  it('opens a new pull request after it closed the last one itself', async () => {
    await sync();
    const manifest = (await workspace.read(MANIFEST))!;
    await land({ [MANIFEST]: manifest });
    expect((await sync()).outputs['pull-request-operation']).toBe('closed');
    workspace.git('rm', '-q', MANIFEST);
    await land({});
    expect((await sync()).outputs['pull-request-operation']).toBe('created');
  });

  it('warns about labels and reviewers that GitHub rejected', async () => {
    github.proxy.intercept = ({ url }) =>
      /\/labels$/.test(url) ? { status: 422, body: { message: 'Label is too long' } } : null;
    const run = await sync({ labels: 'x', reviewers: 'nobody-at-all' });
    expect(run.exitCode).toBe(0);
    expect(run.log).toContain('::warning::The labels x could not be added');
    expect(run.log).toContain('::warning::nobody-at-all could not be added');
  });

  it('says in the pull request that it removes more than half of the entries', async () => {
    const names = Array.from({ length: 8 }, (_, at) => `ct-skill-${at}`);
    const skills = names.map((name) => [`skills/${name}/SKILL.md`, aSkill(name)] as const);
    await land(Object.fromEntries(skills));
    await sync();
    await land({ [MANIFEST]: (await workspace.read(MANIFEST))! });
    workspace.git('rm', '-rq', ...names.slice(1).map((name) => `skills/${name}`));
    await land({});
    await sync();
    const { body } = (await github.repository.pullRequests())[0]!;
    expect(body).toContain('> [!CAUTION]\n> This removes 7 of 9 entries, more than half.');
  });
});
