import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { makeFolder, removeFolder } from '../support/a-folder.js';
import { ActionWorkspace, aSkill, BROKEN } from '../support/action-workspace.js';
import { useEmulatedGitHub } from '../support/emulated-github.js';
import { MANIFEST } from '../support/emulated-sync.js';
import { node24 } from '../support/node24.js';
import { PUSH, runAction } from '../support/run-action.js';
import { runActionHere } from '../support/run-action-here.js';
import { BOT } from '../support/start-emulate.js';
import { aPullRequestEvent, SCHEDULE } from '../support/workflow-events.js';
import { type GitServer, HAS_GIT_BACKEND, startGitServer } from './git-server.js';

const OLD = { 'skills/ct-old/SKILL.md': BROKEN.replace('ct-x', 'ct-old') };

describe('only-new', () => {
  let workspace: ActionWorkspace;
  const folders: string[] = [];
  afterEach(() => {
    workspace.stop();
    for (const folder of folders.splice(0)) removeFolder(folder);
  });

  /** A base with a broken skill, and a commit on top of it. */
  function aChange(files: Record<string, string>): string {
    workspace = ActionWorkspace.create(OLD);
    const baseSha = workspace.git('rev-parse', 'HEAD');
    workspace.write(files);
    workspace.commit('change');
    return baseSha;
  }

  const check = (
    baseSha: string,
    parts: {
      folder?: string;
      inputs?: Record<string, string>;
      env?: Record<string, string>;
      run?: typeof runAction;
    } = {},
  ) =>
    (parts.run ?? runActionHere)({
      workspace: parts.folder ?? workspace.folder,
      inputs: { 'only-new': 'true', ...parts.inputs },
      event: aPullRequestEvent({ baseSha }),
      env: parts.env ?? {},
    });

  it('passes a pull request without new findings, and lists the existing ones', async () => {
    const run = await check(aChange({ 'docs/x.md': 'x\n' }), { run: runAction });
    expect(run.log).not.toContain('::error');
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ valid: 'false', 'new-errors': '0', 'new-warnings': '0' });
    expect(Number(run.outputs['errors'])).toBeGreaterThan(0);
    expect(run.summary).toMatch(/^# ✅ No new problems in 1 skill; existing: \d+ errors?/);
    expect(run.summary).toContain('already in the base commit and do not count');
    expect(run.summary).toContain('`skills/ct-old/SKILL.md:3:14`');
    expect(run.report?._meta.since).toMatch(/^[0-9a-f]{40}$/);
  });

  it.each([{}, { 'fail-on': 'error' }])(
    'fails on findings that the pull request adds, and annotates only those: %j',
    async (inputs) => {
      const run = await check(aChange({ 'skills/ct-x/SKILL.md': BROKEN }), { inputs });
      expect(run.exitCode).toBe(1);
      expect(run.log).toContain('file=skills/ct-x/SKILL.md,line=3');
      expect(run.log).not.toContain('file=skills/ct-old/SKILL.md');
      expect(Number(run.outputs['new-errors'])).toBeGreaterThan(0);
      expect(Number(run.outputs['errors'])).toBeGreaterThan(Number(run.outputs['new-errors']));
      expect(run.summary.split('\n', 1)[0]).toMatch(/^# ❌ .*\d+ new error/);
      expect(run.summary).toMatch(/### New \(\d+\)/);
      expect(run.summary).toMatch(/### Already in the base commit \(\d+\)/);
    },
  );

  it('says that git is missing, and what to do about it', async () => {
    const run = await check(aChange({ 'docs/x.md': 'x\n' }), { env: { PATH: '' } });
    expect(run.exitCode).toBe(1);
    expect(run.log).toContain('There is no git repository to compare with: git is not installed');
    expect(run.log).toContain('in a job that has git, or remove "only-new", "bump" and "drift".');
  });

  it('counts each of more than fifty findings of a rule in a file', async () => {
    const withLinks = (...names: readonly string[]) =>
      `# Purpose\n${names.map((name) => `[x](${name}.md)\n`).join('')}`;
    const old = Array.from({ length: 60 }, (_, at) => `gone-${at}`);
    const file = 'skills/ct-a/SKILL.md';
    workspace = ActionWorkspace.create({ [file]: aSkill('ct-a', { body: withLinks(...old) }) });
    const baseSha = workspace.git('rev-parse', 'HEAD');
    const newLinks = async (names: readonly string[], run = runActionHere) => {
      workspace.write({ [file]: aSkill('ct-a', { body: withLinks(...names) }) });
      workspace.commit('change');
      const { report } = await check(baseSha, { run });
      return report!.diagnostics.filter(({ rule, isNew }) => rule === 'link-missing' && isNew).length;
    };
    expect(await newLinks([...old, 'new-1', 'new-2'], runAction)).toBe(2);
    expect(await newLinks(old.slice(1))).toBe(0);
  });

  it('follows a skill with another name, directory and description', async () => {
    const body = '# Purpose\n[x](gone.md)\nRead the file.\nAdd up the totals.\n';
    const entry = { name: 'ct-a', path: 'skills/ct-a', maintainer: 'me' };
    workspace = ActionWorkspace.create({
      'skills/ct-a/SKILL.md': aSkill('ct-a', { body }),
      [MANIFEST]: JSON.stringify({ skills: [entry] }),
    });
    const baseSha = workspace.git('rev-parse', 'HEAD');
    workspace.git('mv', 'skills/ct-a', 'skills/ct-b');
    workspace.write({ 'skills/ct-b/SKILL.md': aSkill('ct-b', { description: 'Sums up bills', body }) });
    workspace.commit('rename');
    const { report } = await check(baseSha, { run: runAction });
    expect(report!.diagnostics.find(({ rule }) => rule === 'link-missing')?.isNew).toBe(false);
    const skills = report!.changes.filter(({ kind }) => kind.startsWith('skill-'));
    expect(skills).toMatchObject([{ kind: 'skill-updated', skill: 'ct-b', path: 'skills/ct-b' }]);
  });

  it('compares a push with the commit before it', async () => {
    const before = aChange({ 'docs/x.md': 'x\n' });
    const event = { ...PUSH, payload: { ref: 'refs/heads/main', before } };
    const run = await runActionHere({ workspace: workspace.folder, inputs: { 'only-new': 'true' }, event });
    expect(run.exitCode).toBe(0);
  });

  it('counts every finding if there is nothing to compare with, and says so', async () => {
    aChange({ 'docs/x.md': 'x\n' });
    const run = await runActionHere({
      workspace: workspace.folder,
      inputs: { 'only-new': 'true' },
      event: SCHEDULE,
    });
    expect(run.exitCode).toBe(1);
    expect(run.log).toContain('::notice::The event schedule has no base commit to compare with');
  });

  describe('checkout of one commit', () => {
    function aShallowClone(): string {
      const folder = makeFolder();
      folders.push(folder);
      execFileSync('git', ['clone', '-q', '--depth', '1', `file://${workspace.folder}`, folder]);
      return folder;
    }

    it('fetches only the base commit', async () => {
      const baseSha = aChange({ 'docs/x.md': 'x\n' });
      workspace.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
      const folder = aShallowClone();
      const run = await check(baseSha, { folder });
      expect(run.exitCode).toBe(0);
      expect(run.report?._meta.since).toBe(baseSha);
      expect(run.outputs['changed-names']).toBe('[]');
    });

    describe.skipIf(!HAS_GIT_BACKEND)('of a private repository, without credentials', () => {
      const token = 'ghs_of-this-job';
      let server: GitServer;
      afterEach(() => server.stop());

      async function aPrivateClone(): Promise<string> {
        workspace.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
        const folder = aShallowClone();
        server = await startGitServer(workspace.folder, token);
        const url = `${server.url}/acme/skills`;
        execFileSync('git', ['remote', 'set-url', 'origin', url], { cwd: folder });
        return folder;
      }

      it('fetches the base with the token, and leaves the token nowhere', async () => {
        const baseSha = aChange({ 'docs/x.md': 'x\n' });
        const folder = await aPrivateClone();
        const run = await check(baseSha, {
          run: runAction,
          folder,
          inputs: { token },
          env: { GITHUB_SERVER_URL: server.url },
        });
        expect(run.log).not.toContain('::error');
        expect(run.report?._meta.since).toBe(baseSha);
        expect(run.exitCode).toBe(0);
        const config = execFileSync('git', ['config', '--list'], { cwd: folder, encoding: 'utf8' });
        expect(config).not.toContain('extraheader');
        expect(run.log.replace(`::add-mask::${token}`, '')).not.toContain(token);
      });

      it.each([
        ['without a token', ''],
        ['with a token that may not read it', 'ghs_of-another-job'],
      ])('%s: says what to add to the workflow', async (_, given) => {
        const baseSha = aChange({ 'docs/x.md': 'x\n' });
        const folder = await aPrivateClone();
        const run = await check(baseSha, {
          folder,
          inputs: { token: given },
          env: { GITHUB_SERVER_URL: server.url },
        });
        expect(run.exitCode).toBe(1);
        expect(run.log).toContain(`The checkout does not have the base commit ${baseSha}`);
        expect(run.log).toContain('fetch-depth: 0');
      });
    });

    it('says what to add to the workflow when the base cannot be fetched', async () => {
      const baseSha = aChange({ 'docs/x.md': 'x\n' });
      const folder = aShallowClone();
      execFileSync('git', ['remote', 'remove', 'origin'], { cwd: folder });
      const run = await check(baseSha, { folder, run: runAction });
      expect(run.exitCode).toBe(1);
      expect(run.log).toContain(`The checkout does not have the base commit ${baseSha}`);
      expect(run.log).toContain('- uses: actions/checkout@v7%0A  with:%0A    fetch-depth: 0');
    });

    it('asks for the whole history where the base can be any number of commits behind', async () => {
      const before = aChange({ 'docs/x.md': 'x\n' });
      const folder = aShallowClone();
      execFileSync('git', ['remote', 'remove', 'origin'], { cwd: folder });
      const push = { ...PUSH, payload: { ref: 'refs/heads/main', before } };
      const headSha = workspace.git('rev-parse', 'HEAD');
      for (const event of [push, aPullRequestEvent({ baseSha: before, headSha })]) {
        const run = await runActionHere({ workspace: folder, inputs: { 'only-new': 'true' }, event });
        expect(run.log).toContain('Check out with the whole history');
        expect(run.log).toContain('fetch-depth: 0');
      }
    });
  });

  describe.skipIf(node24() === null)('commits to the pull request', () => {
    const github = useEmulatedGitHub();

    it.each(['check', 'sync'])(
      'bump in mode %s: commits the raised version to the branch of the pull request',
      async (mode) => {
        workspace = ActionWorkspace.create({ 'skills/ct-a/SKILL.md': aSkill('ct-a') });
        const baseSha = workspace.git('rev-parse', 'HEAD');
        workspace.write({ 'skills/ct-a/SKILL.md': aSkill('ct-a', { body: '# Purpose\n\nMore.\n' }) });
        workspace.commit('change');
        const headSha = await github.repository.push(workspace, 'feature');
        const start = mode === 'sync' ? runAction : runActionHere;
        const run = await start({
          workspace: workspace.folder,
          inputs: { mode, bump: 'minor', token: BOT.token },
          event: aPullRequestEvent({ baseSha, headSha }, github.repository.fullName),
          env: { GITHUB_REPOSITORY: github.repository.fullName, GITHUB_API_URL: github.proxy.url },
        });
        expect(run.outputs).toMatchObject({
          'pull-request-operation': 'updated',
          'pull-request-branch': 'feature',
        });
        expect(await github.repository.file('feature', 'skills/ct-a/SKILL.md')).toContain('version: 1.1.0');
        const manifest = await github.repository.file('feature', MANIFEST);
        if (mode === 'sync') expect(manifest).toContain('"1.1.0"');
        else expect(manifest).toBeNull();
      },
    );

    it('fix: commits automatic fixes to the branch of the pull request', async () => {
      workspace = ActionWorkspace.create({ 'README.md': '# Ours\n' });
      const baseSha = workspace.git('rev-parse', 'HEAD');
      workspace.write({
        'skills/ct-a/SKILL.md': aSkill('ct-a', { description: 'Writes C # code' }),
        'skills/ct-b/skill.md': aSkill('ct-b'),
      });
      workspace.commit('change');
      const headSha = await github.repository.push(workspace, 'feature');
      const run = await runAction({
        workspace: workspace.folder,
        inputs: { mode: 'sync', fix: 'commit', token: BOT.token },
        event: aPullRequestEvent({ baseSha, headSha }, github.repository.fullName),
        env: { GITHUB_REPOSITORY: github.repository.fullName, GITHUB_API_URL: github.proxy.url },
      });
      expect(run.outputs).toMatchObject({ valid: 'true', 'pull-request-operation': 'updated' });
      expect(await github.repository.file('feature', 'skills/ct-a/SKILL.md')).toContain(
        'description: "Writes C # code"',
      );
      expect(await github.repository.file('feature', MANIFEST)).toContain('ct-a');
      expect(await github.repository.file('feature', 'skills/ct-b/SKILL.md')).toBe(aSkill('ct-b'));
      expect(await github.repository.file('feature', 'skills/ct-b/skill.md')).toBeNull();
    });
  });
});
