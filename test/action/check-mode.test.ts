import { cpSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { pathWithForeignOwner } from '../support/a-checkout.js';
import { aFolder, removeFolder } from '../support/a-folder.js';
import { ActionWorkspace, aSkill, BROKEN, FINE } from '../support/action-workspace.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { close, listen } from '../support/listen.js';
import { ACTION_BUNDLE, PUSH, runAction } from '../support/run-action.js';
import { runActionHere } from '../support/run-action-here.js';
import { aPullRequestEvent, DISPATCH, MERGE_GROUP, SCHEDULE } from '../support/workflow-events.js';

const EVENTS = [
  ['pull_request', aPullRequestEvent(), runAction],
  ['pull_request of a fork', aPullRequestEvent({ headRepository: 'stranger/skills' }), runActionHere],
  ['pull_request of a deleted fork', aPullRequestEvent({ headRepository: null }), runActionHere],
  ['push', PUSH, runActionHere],
  ['merge_group', MERGE_GROUP, runActionHere],
  ['schedule', SCHEDULE, runActionHere],
  ['workflow_dispatch', DISPATCH, runActionHere],
] as const;

describe('mode check', () => {
  let workspace: ActionWorkspace;
  afterEach(() => workspace.stop());

  /** A repository whose manifest is up to date. */
  async function aRegistered(files: Record<string, string>): Promise<ActionWorkspace> {
    workspace = ActionWorkspace.create(files);
    await runActionHere({
      workspace: workspace.folder,
      inputs: { mode: 'sync', token: 'x', 'keep-changes': 'true' },
      env: { GITHUB_REPOSITORY: '' },
    });
    workspace.commit('register');
    return workspace;
  }

  it.skipIf(process.platform === 'win32').each(['the runner', 'another user'])(
    'drops what the frontmatter no longer declares from an entry, in a checkout of %s',
    async (owner) => {
      const file = 'skills/ct-a/SKILL.md';
      await aRegistered({ [file]: aSkill('ct-a', { extra: 'model: opus\n' }) });
      workspace.write({ [file]: aSkill('ct-a') });
      workspace.commit('no model');
      const foreign = pathWithForeignOwner();
      const env = owner === 'another user' ? { PATH: foreign.PATH } : {};
      const run = await runActionHere({ workspace: workspace.folder, env });
      removeFolder(foreign.folder);
      const changes = run.report!.changes.filter(({ kind }) => kind === 'skill-updated');
      expect(changes).toMatchObject([{ fields: [{ field: 'model', before: 'opus' }] }]);
    },
  );

  it.each(EVENTS)(
    '%s: passes a repository without problems, without a token or a request',
    async (_, event, start) => {
      await aRegistered({
        'skills/ct-a/SKILL.md': aSkill('ct-a'),
        'skills/ct-b/SKILL.md': aSkill('ct-b', { description: 'Testing agent using BATS' }),
      });
      let connections = 0;
      const server = createServer((socket) => {
        connections += 1;
        socket.destroy();
      });
      const url = `http://127.0.0.1:${await listen(server)}`;
      const env = { GITHUB_API_URL: url, https_proxy: url, http_proxy: url };
      const run = await start({ workspace: workspace.folder, event, env });
      await close(server);
      expect(run.log).not.toContain('::error');
      expect(run.exitCode).toBe(0);
      expect(run.outputs).toMatchObject({
        valid: 'true',
        changed: 'false',
        skills: '2',
        invalid: '0',
        errors: '0',
        names: '["ct-a","ct-b"]',
        manifest: 'skills/manifest.json',
        'pull-request-number': '',
        'pull-request-operation': 'none',
      });
      expect(run.summary).toMatch(/^# ✅ 2 skills are valid and the manifest is up to date\n/);
      expect(connections).toBe(0);
      expect(workspace.git('status', '--porcelain')).toBe('');
    },
  );

  it.each(EVENTS)(
    '%s: fails on an invalid skill and on drift, and writes nothing',
    async (_, event, start) => {
      workspace = ActionWorkspace.create({
        'skills/ct-a/SKILL.md': aSkill('ct-a'),
        'skills/ct-x/SKILL.md': BROKEN,
      });
      const run = await start({ workspace: workspace.folder, event });
      expect(run.exitCode).toBe(1);
      expect(run.log).toContain(
        '::error title=field-type,file=skills/ct-x/SKILL.md,line=3,endLine=3,col=14,endColumn=21::"description" must be a string, but it is a list.%0A',
      );
      expect(run.log).toContain('::error title=manifest-drift,file=skills/manifest.json,line=1');
      expect(run.outputs).toMatchObject({
        valid: 'false',
        changed: 'true',
        skills: '2',
        invalid: '1',
        names: '["ct-a"]',
      });
      expect(run.summary).toMatch(/^# ❌ 1 of 2 skills is invalid and the manifest is out of date\n/);
      expect(workspace.git('status', '--porcelain')).toBe('');
      expect(run.report).toMatchObject({
        success: false,
        changed: true,
        summary: { discovered: 2, invalid: 1 },
      });
      expectValidReport(run.report);
    },
  );

  it('finds the problems of the example repository that CI expects', async () => {
    workspace = ActionWorkspace.create({});
    const inputs = { root: 'examples/repository' };
    const run = await runActionHere({ workspace: process.cwd(), inputs });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ valid: 'true', changed: 'false', invalid: '0' });
    expect(JSON.parse(run.outputs['names'] ?? '[]')).toHaveLength(5);
  });

  it('prints the command to run locally, with the inputs of the workflow', async () => {
    workspace = ActionWorkspace.create({ 'repo dir/skills/ct-a/SKILL.md': aSkill('ct-a') });
    const run = await runAction({
      workspace: workspace.folder,
      inputs: { root: 'repo dir', profile: 'cleo' },
    });
    expect(run.summary).toContain("npx skill-registrar register --root 'repo dir' --profile cleo\n");
    expect(run.log).toContain('file=repo dir/skills/manifest.json,');
    expect(run.outputs['manifest']).toBe('repo dir/skills/manifest.json');
  });

  it('annotates drift and the files of the pull request first, and says how many more findings there are', async () => {
    const broken = Array.from({ length: 14 }, (_, at) => [
      `skills/ct-${String(at).padStart(2, '0')}/SKILL.md`,
      BROKEN,
    ]);
    workspace = ActionWorkspace.create({ ...Object.fromEntries(broken), 'skills/ct-fine/SKILL.md': FINE });
    const baseSha = workspace.git('rev-parse', 'HEAD');
    workspace.write({ 'skills/ct-zz/SKILL.md': BROKEN });
    workspace.commit('add one more');
    const run = await runActionHere({ workspace: workspace.folder, event: aPullRequestEvent({ baseSha }) });
    const errors = run.log.split('\n').filter((line) => line.startsWith('::error'));
    expect(errors).toHaveLength(10);
    expect(errors[0]).toContain('title=manifest-drift');
    expect(errors[1]).toContain('file=skills/ct-zz/SKILL.md');
    expect(run.log).toMatch(/::notice::\d+ more errors.*: see the job summary and the JSON report/);
    expect(run.summary).toContain('`skills/ct-13/SKILL.md:2:7`');
  });

  it.each([
    ['error', 1],
    ['warning', 1],
    ['never', 0],
  ])('fail-on %s: exits %i on an invalid skill and drift', async (failOn, exitCode) => {
    workspace = ActionWorkspace.create({ 'skills/ct-x/SKILL.md': BROKEN });
    const run = await runActionHere({ workspace: workspace.folder, inputs: { 'fail-on': failOn } });
    expect(run.exitCode).toBe(exitCode);
    expect(run.report?.success).toBe(exitCode === 0);
    expect(run.outputs['valid']).toBe('false');
  });

  it('fail-on warning: fails with an annotation that says why', async () => {
    await aRegistered({ 'skills/ct-a/SKILL.md': aSkill('ct-a', { extra: 'unheard-of: 1\n' }) });
    const run = await runAction({ workspace: workspace.folder, inputs: { 'fail-on': 'warning' } });
    expect(run.exitCode).toBe(1);
    expect(run.report?.success).toBe(false);
    expect(run.log).toMatch(/::error::There (is|are) \d+ warnings?/);
  });

  it('fails when it finds no skills (an empty root is drift)', async () => {
    workspace = ActionWorkspace.create({ 'skills/README.md': 'empty' });
    const run = await runActionHere({ workspace: workspace.folder });
    expect(run.exitCode).toBe(1);
    expect(run.summary).toMatch(/^# ❌ No skills were found/);
    expect(run.outputs['names']).toBe('[]');
  });

  it.each([
    ['an invalid input', { mode: 'chekc' }, {}, 'E_USAGE'],
    ['a root outside the workspace', { root: '../..' }, {}, 'E_USAGE'],
    ['an unknown profile', { profile: 'nope' }, {}, 'E_USAGE'],
    ['a config file that is not JSON', {}, { 'skill-registrar.json': '{' }, 'E_CONFIG'],
    ['a manifest that is not JSON', {}, { 'skills/manifest.json': '{' }, 'E_MANIFEST'],
  ])('%s: fails whatever fail-on says, and sets every output', async (_, inputs, files, code) => {
    workspace = ActionWorkspace.create({ 'skills/ct-a/SKILL.md': aSkill('ct-a'), ...files });
    const run = await runActionHere({
      workspace: workspace.folder,
      inputs: { 'fail-on': 'never', ...inputs },
    });
    expect(run.exitCode).toBe(1);
    expect(run.log).toContain(`::error title=${code}`);
    expect(run.summary).toMatch(
      new RegExp(`^# ❌ Skill Registrar could not finish\n\n\\*\\*${code}\\*\\*: `),
    );
    expect(Object.keys(run.outputs)).toHaveLength(22);
    expect(run.outputs).toMatchObject({ valid: 'false', names: '[]', skills: '0' });
    expect(run.report).toMatchObject({ success: false, error: { code } });
    expectValidReport(run.report);
  });

  it('never loads the client of the GitHub API', async () => {
    await aRegistered({ 'skills/ct-a/SKILL.md': aSkill('ct-a') });
    const bundle = aFolder();
    const talksToGitHub = (file: string) =>
      file.endsWith('.js') && readFileSync(file, 'utf8').includes('octokit');
    cpSync(dirname(ACTION_BUNDLE), bundle, { recursive: true, filter: (file) => !talksToGitHub(file) });
    const run = await runAction({ workspace: workspace.folder }, join(bundle, 'index.js'));
    expect(run.exitCode).toBe(0);
  });

  it('works without a summary file, outside a repository, and in a container', async () => {
    workspace = ActionWorkspace.create({ 'checkout/skills/ct-a/SKILL.md': aSkill('ct-a') });
    await workspace.remove('.git');
    const run = await runAction({
      workspace: workspace.folder,
      inputs: { root: 'checkout' },
      env: { GITHUB_STEP_SUMMARY: '', GITHUB_EVENT_PATH: join(workspace.folder, 'missing.json') },
    });
    expect(run.exitCode).toBe(1);
    expect(run.outputs['manifest']).toBe('checkout/skills/manifest.json');
  });
});
