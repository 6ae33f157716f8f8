import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../src/action/run.js';
import { aFolder } from '../support/a-folder.js';
import { ActionWorkspace, aSkill, BROKEN } from '../support/action-workspace.js';
import { EmulatedRepository } from '../support/emulated-repository.js';
import { node24 } from '../support/node24.js';
import { recordedRuntime } from '../support/recorded-runtime.js';
import type { WorkflowEvent } from '../support/run-action.js';
import { BOT, type Emulator, startEmulate } from '../support/start-emulate.js';
import { aPullRequestEvent, MERGE_GROUP } from '../support/workflow-events.js';

const PUSH: WorkflowEvent = { name: 'push', ref: 'refs/heads/main', payload: {} };

describe('run', () => {
  let workspace: ActionWorkspace;
  let temporary: string;

  beforeEach(async () => {
    workspace = ActionWorkspace.create({ 'skills/ct-a/SKILL.md': aSkill('ct-a') });
    temporary = aFolder();
  });
  afterEach(async () => {
    workspace.stop();
  });

  async function start(inputs: Record<string, string>, event = PUSH, env: Record<string, string> = {}) {
    const eventFile = join(temporary, 'event.json');
    await writeFile(eventFile, JSON.stringify(event.payload));
    const recorded = recordedRuntime(inputs, {
      GITHUB_WORKSPACE: workspace.folder,
      GITHUB_REPOSITORY: 'acme/skills',
      GITHUB_EVENT_NAME: event.name,
      GITHUB_EVENT_PATH: eventFile,
      GITHUB_REF: event.ref,
      GITHUB_SHA: 'a'.repeat(40),
      GITHUB_STEP_SUMMARY: join(temporary, 'summary.md'),
      RUNNER_TEMP: temporary,
      SOURCE_DATE_EPOCH: '1769517296',
      ...env,
    });
    const exitCode = await run(recorded.runtime);
    const summary = await readFile(join(temporary, 'summary.md'), 'utf8').catch(() => '');
    return { ...recorded, exitCode, summary };
  }

  it('check: reports drift at the manifest, logs every finding and writes the report', async () => {
    const { exitCode, annotations, lines, outputs } = await start({ profile: 'cleo', level: 'strict' });
    expect(exitCode).toBe(1);
    expect(annotations).toContainEqual(
      expect.objectContaining({ level: 'error', title: 'manifest-drift', file: 'skills/manifest.json' }),
    );
    expect(lines.at(-1)).toBe('The manifest is out of date');
    expect(lines.some((line) => line.startsWith('error skills/manifest.json:1:1 manifest-drift: '))).toBe(
      true,
    );
    expect(JSON.parse(await readFile(String(outputs['report']), 'utf8'))).toMatchObject({ changed: true });
  });

  it('check: passes with fail-on never, and still shows that something is wrong', async () => {
    const { exitCode, summary } = await start({ 'fail-on': 'never' });
    expect(exitCode).toBe(0);
    expect(summary).toMatch(/^# ⚠️ The manifest is out of date\n/);
  });

  it('removes control characters from a message about the config file', async () => {
    await writeFile(
      join(workspace.folder, 'skill-registrar.json'),
      JSON.stringify({ 'x\u001b[2J\n::error::owned': 1 }),
    );
    const { annotations } = await start({});
    expect(annotations).toEqual([
      expect.objectContaining({
        title: 'E_CONFIG',
        message: expect.stringContaining('unknown key "x\\u001b[2J\n::error::owned"'),
      }),
    ]);
  });

  it('masks the token first, even if an input is invalid', async () => {
    const { secrets, exitCode, annotations, outputs } = await start({ token: 'secret', draft: 'perhaps' });
    expect(secrets).toEqual(['secret']);
    expect(exitCode).toBe(1);
    expect(annotations).toEqual([
      expect.objectContaining({
        level: 'error',
        title: 'E_USAGE',
        message: expect.stringContaining('"draft" is "perhaps"'),
      }),
    ]);
    expect(Object.keys(outputs)).toHaveLength(22);
  });

  it('points at the error in the config file', async () => {
    workspace.write({ 'skill-registrar.json': '{\n  "profile": 1\n}\n' });
    const { annotations } = await start({});
    expect(annotations).toContainEqual(
      expect.objectContaining({ title: 'E_CONFIG', file: 'skill-registrar.json', startLine: 2 }),
    );
  });

  it('continues if the summary and report cannot be written', async () => {
    await mkdir(join(temporary, 'summary.md'));
    const env = { RUNNER_TEMP: join(temporary, 'missing') };
    const { exitCode, annotations, outputs } = await start({}, PUSH, env);
    expect(exitCode).toBe(1);
    expect(annotations.filter(({ level }) => level === 'warning')).toHaveLength(2);
    expect(outputs).toMatchObject({ report: '', skills: '1' });
  });

  it('reports a bug of its own as a failure with instructions', async () => {
    await workspace.remove('skills');
    workspace.write({ 'skills/manifest.json/oops': 'a folder where the manifest should be' });
    const { exitCode, annotations } = await start({});
    expect(exitCode).toBe(1);
    expect(annotations[0]).toMatchObject({ level: 'error', title: expect.stringMatching(/^E_/) });
  });

  it('rejects a root outside the workspace', async () => {
    const { annotations, outputs } = await start({ root: '..' });
    expect(annotations[0]).toMatchObject({
      title: 'E_USAGE',
      message: expect.stringContaining('leaves the workspace'),
    });
    expect(outputs).toMatchObject({ manifest: '', valid: 'false' });
  });

  it('rejects a root that does not exist', async () => {
    const { annotations, outputs } = await start({ root: 'skils' });
    expect(annotations[0]).toMatchObject({
      title: 'E_USAGE',
      message: expect.stringContaining('The input "root" is "skils", which is not a folder of the checkout.'),
    });
    expect(outputs).toMatchObject({ valid: 'false' });
  });

  it.each([
    [{ root: '.git' }, 'E_USAGE'],
    [{ root: 'skills/../.GIT/x' }, 'E_USAGE'],
    [{ manifest: '.git/manifest.json' }, 'E_FILE'],
    [{ manifest: 'skills/../.giT/manifest.json' }, 'E_FILE'],
  ])('rejects %j, which points into the git directory', async (inputs, code) => {
    const { annotations, outputs } = await start(inputs);
    expect(annotations[0]).toMatchObject({
      title: code,
      message: expect.stringContaining('points into a git directory'),
    });
    expect(outputs).toMatchObject({ valid: 'false' });
  });

  it('adds no links if the repository is unknown, and needs no summary file', async () => {
    const { exitCode, summary } = await start({}, PUSH, { GITHUB_REPOSITORY: '', SOURCE_DATE_EPOCH: '' });
    expect(exitCode).toBe(1);
    expect(summary).toContain('| `skills/manifest.json:1:1` |');
    const without = await start({}, PUSH, { GITHUB_STEP_SUMMARY: '' });
    expect(without.annotations.filter(({ level }) => level === 'warning')).toEqual([]);
  });

  it('annotates the reason if no other annotation explains the failure', async () => {
    workspace.write({ 'skills/ct-a/SKILL.md': aSkill('ct-a', { extra: 'unheard-of: 1\n' }) });
    await start({ mode: 'sync', 'keep-changes': 'true' });
    const { exitCode, annotations } = await start({ 'fail-on': 'warning' });
    expect(exitCode).toBe(1);
    expect(annotations.filter(({ level }) => level === 'error')).toEqual([
      { level: 'error', message: expect.stringMatching(/^There (is|are) \d+ warning/) },
    ]);
  });

  it.each([
    ['without a token', {}, {}, 'There is no token'],
    ['without a repository', { token: 'x' }, { GITHUB_REPOSITORY: '' }, 'GITHUB_REPOSITORY is not set'],
  ])('sync %s: writes the manifest and says what is missing', async (_, inputs, env, words) => {
    const { exitCode, annotations, outputs } = await start(
      { mode: 'sync', 'keep-changes': 'true', ...inputs },
      PUSH,
      env,
    );
    expect(exitCode).toBe(1);
    expect(annotations[0]).toMatchObject({ level: 'error', message: expect.stringContaining(words) });
    expect(outputs).toMatchObject({ registered: '1', names: '["ct-a"]' });
    expect(await workspace.read('skills/manifest.json')).not.toBeNull();
  });

  it('sync: keeps the results for the skills after an unexpected failure', async () => {
    const recorded = recordedRuntime(
      { mode: 'sync', token: 'x' },
      {
        GITHUB_WORKSPACE: workspace.folder,
        GITHUB_REPOSITORY: 'a/b',
        GITHUB_REF: 'refs/heads/main',
        GITHUB_API_URL: 'http://127.0.0.1:9',
        RUNNER_TEMP: temporary,
      },
    );
    const info = (line: string) => {
      if (line.startsWith('Trying again')) throw new Error('interrupted');
    };
    const core = { ...recorded.runtime.core, info };
    expect(await run({ ...recorded.runtime, core })).toBe(1);
    expect(recorded.annotations[0]).toMatchObject({
      level: 'error',
      message: expect.stringContaining('Unexpected error: interrupted'),
    });
    expect(recorded.outputs).toMatchObject({ valid: 'true', skills: '1', 'pull-request-operation': 'none' });
  });

  it.each([
    ['a fork', aPullRequestEvent({ headRepository: 'x/y' }), 'from a fork'],
    ['a merge queue', MERGE_GROUP, 'merge queue'],
  ])('sync for %s: prints a notice and writes nothing', async (_, event, words) => {
    const { exitCode, annotations, summary } = await start({ mode: 'sync', token: 'x' }, event);
    expect(exitCode, 'there is no manifest').toBe(1);
    expect(annotations).toContainEqual(
      expect.objectContaining({ level: 'notice', message: expect.stringContaining(words) }),
    );
    expect(summary).toContain('## Pull request: skipped');
    expect(await workspace.read('skills/manifest.json')).toBeNull();
  });

  it('sync on a tag: fails and says what to add', async () => {
    const { exitCode, annotations } = await start(
      { mode: 'sync', token: 'x' },
      { ...PUSH, ref: 'refs/tags/v1' },
    );
    expect(exitCode).toBe(1);
    expect(annotations[0]).toMatchObject({ level: 'error', message: expect.stringContaining('base: main') });
  });

  it.each(['check', 'sync'])('%s: rejects a manifest outside the repository', async (mode) => {
    const manifest = join(temporary, 'manifest.json');
    const { annotations } = await start({ mode, token: 'x', manifest });
    expect(annotations).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('leaves the repository') }),
    );
  });

  describe.skipIf(node24() === null)('sync with GitHub', () => {
    let emulator: Emulator;
    beforeAll(async () => {
      emulator = await startEmulate();
    });
    afterAll(() => emulator?.stop());

    it('opens the pull request, notes what was not done, and fails for an invalid skill', async () => {
      const repository = await EmulatedRepository.create(emulator.url);
      workspace.write({ 'skills/ct-x/SKILL.md': BROKEN });
      workspace.commit('broken');
      await repository.push(workspace);
      const env = { GITHUB_REPOSITORY: repository.fullName, GITHUB_API_URL: `${emulator.url}/` };
      const inputs = {
        mode: 'sync',
        'keep-changes': 'true',
        token: BOT.token,
        reviewers: 'nobody-at-all',
        title: 'Ours',
        'commit-message': 'ours',
      };
      const { exitCode, annotations, outputs, lines, summary } = await start(inputs, PUSH, env);
      expect(exitCode).toBe(1);
      expect(outputs).toMatchObject({
        'pull-request-operation': 'created',
        'pull-request-number': '1',
        valid: 'false',
      });
      expect(lines.some((line) => line.startsWith('Pull request: created http'))).toBe(true);
      expect((await repository.pullRequests())[0]).toMatchObject({ title: 'Ours' });
      expect(summary).toContain('nobody-at-all could not be added');
      expect(annotations).toContainEqual(
        expect.objectContaining({ level: 'warning', message: expect.stringContaining('nobody-at-all') }),
      );
      expect(JSON.parse((await workspace.read('skills/manifest.json'))!)._meta.lastUpdated).toBe(
        '2026-01-27T12:34:56Z',
      );
    });

    it('warns about commits that it overwrote', async () => {
      const repository = await EmulatedRepository.create(emulator.url);
      await repository.push(workspace);
      const env = { GITHUB_REPOSITORY: repository.fullName, GITHUB_API_URL: emulator.url };
      const inputs = { mode: 'sync', token: BOT.token };
      await start(inputs, PUSH, env);
      const theirs = await repository.commit('skill-registrar/manifest', 'x.md', 'x');
      const { annotations } = await start(inputs, PUSH, env);
      expect(annotations).toContainEqual(
        expect.objectContaining({ level: 'warning', message: expect.stringContaining(theirs) }),
      );
    });

    it('logs that it retries', async () => {
      const env = { GITHUB_API_URL: 'http://127.0.0.1:9' };
      const { lines, annotations } = await start({ mode: 'sync', token: 'x' }, PUSH, env);
      const waits = lines.filter((line) => line.startsWith('Trying again in '));
      expect(waits.map((line) => line.slice(0, 'Trying again in 1 s'.length))).toEqual([
        'Trying again in 1 s',
        'Trying again in 4 s',
        'Trying again in 9 s',
        'Trying again in 16 ',
      ]);
      expect(annotations[0]).toMatchObject({
        level: 'error',
        message: expect.stringContaining('could not be reached'),
      });
    });
  });
});
