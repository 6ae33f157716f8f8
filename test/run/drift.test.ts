import { describe, expect, it } from 'vitest';
import { aGitRepository, type GitRepository } from '../support/a-git-repository.js';
import { ActionWorkspace } from '../support/action-workspace.js';
import { runActionHere } from '../support/run-action-here.js';
import { skillText } from '../support/skill-text.js';
import { aPullRequestEvent } from '../support/workflow-events.js';

const skill = (name: string) => skillText({ name, description: `Does ${name}. Use it for ${name}.` });
const config = ({ rules = {}, ...value }: { rules?: object; [key: string]: unknown }) => ({
  'skill-registrar.json': JSON.stringify({ ...value, rules: { 'skill-unreachable': 'off', ...rules } }),
});
const TABLE = { outputs: [{ kind: 'readme-table' }] };
const README =
  '# Ours\n\nText.\n\n<!-- skill-registrar:table:start -->\n<!-- skill-registrar:table:end -->\n';

/** A registered repository on a branch `change`. */
async function aRegistered(settings: object): Promise<GitRepository> {
  const files = { 'skills/pdf/SKILL.md': skill('pdf'), 'README.md': README };
  const repository = aGitRepository({ ...files, ...config({ ...TABLE, ...settings }) });
  await repository.run('register');
  repository.commit('register');
  repository.git('switch', '--quiet', '--create', 'change');
  return repository;
}

async function check(repository: GitRepository, ...args: string[]) {
  const { exitCode, json } = await repository.run('register', '--check', ...args);
  const { success, diagnostics } = json();
  const rules = diagnostics.map(({ rule, file, severity }) => `${severity} ${rule} ${file}`);
  return { exitCode, success, rules };
}

describe('drift', () => {
  it('fails by default if a generated file is out of date', async () => {
    const repository = await aRegistered({});
    repository.write({ 'skills/docx/SKILL.md': skill('docx') });
    const { exitCode, success, rules } = await check(repository);
    expect({ exitCode, success }).toEqual({ exitCode: 1, success: false });
    expect(rules).toEqual(['error output-stale README.md', 'error manifest-drift skills/manifest.json']);
  });

  it('is only reported with "drift": "report"', async () => {
    const repository = await aRegistered({ drift: 'report' });
    repository.write({ 'skills/docx/SKILL.md': skill('docx') });
    const { exitCode, success, rules } = await check(repository);
    expect({ exitCode, success }).toEqual({ exitCode: 0, success: true });
    expect(rules).toEqual(['notice output-stale README.md', 'notice manifest-drift skills/manifest.json']);
    expect((await check(repository, '--fail-on', 'warning')).exitCode).toBe(0);
  });

  it.each([
    ['off', []],
    ['warning', ['warning manifest-drift skills/manifest.json']],
  ])('of the manifest does not fail with "manifest-drift": "%s"', async (level, expected) => {
    const repository = aGitRepository({
      'skills/pdf/SKILL.md': skill('pdf'),
      ...config({ rules: { 'manifest-drift': level } }),
    });
    expect(await check(repository)).toEqual({ exitCode: 0, success: true, rules: expected });
  });

  it('still fails in a profile that tolerates broken skills', async () => {
    const repository = await aRegistered({ failOn: 'never' });
    repository.write({ 'skills/docx/SKILL.md': skill('docx') });
    expect((await check(repository)).exitCode).toBe(1);
  });
});

describe('drift: forbid', () => {
  it('passes a new skill without its generated files', async () => {
    const repository = await aRegistered({ drift: 'forbid' });
    repository.write({ 'skills/docx/SKILL.md': skill('docx') });
    const { exitCode, rules } = await check(repository, '--since', 'main');
    expect(exitCode).toBe(0);
    expect(rules).toEqual(['notice output-stale README.md', 'notice manifest-drift skills/manifest.json']);
  });

  it('fails a change that has them', async () => {
    const repository = await aRegistered({ drift: 'forbid' });
    repository.write({ 'skills/docx/SKILL.md': skill('docx') });
    await repository.run('register');
    repository.commit();
    const { exitCode, rules } = await check(repository, '--since', 'main');
    expect(exitCode).toBe(1);
    expect(rules).toEqual([
      'error generated-file-edited README.md',
      'error generated-file-edited skills/manifest.json',
    ]);
  });

  it('passes an edit of what is handwritten in them, up to date or not', async () => {
    const repository = await aRegistered({ drift: 'forbid' });
    const text = repository.git('show', 'main:README.md').replace('Text.', 'Other text.');
    repository.write({ 'README.md': `${text}\n` });
    expect((await check(repository, '--since', 'main')).rules).toEqual([]);
    repository.git('switch', '--quiet', '--force', 'main');
    repository.write({ 'skills/docx/SKILL.md': skill('docx') });
    repository.commit('not registered');
    repository.git('switch', '--quiet', '--create', 'later');
    repository.write({ 'README.md': `${text}\n` });
    const { exitCode, rules } = await check(repository, '--since', 'main');
    expect(exitCode).toBe(0);
    expect(rules.join()).not.toContain('generated-file-edited');
  });

  it('fails a change that deletes one', async () => {
    const repository = await aRegistered({ drift: 'forbid' });
    repository.remove('skills/manifest.json');
    const { exitCode, rules } = await check(repository, '--since', 'main');
    expect(exitCode).toBe(1);
    expect(rules).toContain('error generated-file-edited skills/manifest.json');
  });

  it('says that there is nothing to compare with', async () => {
    const repository = await aRegistered({ drift: 'forbid' });
    const { exitCode, rules } = await check(repository);
    expect({ exitCode, rules }).toEqual({
      exitCode: 0,
      rules: ['notice generated-file-edited skill-registrar.json'],
    });
  });

  it.each(['fail', 'forbid'])('a change cannot turn "%s" off for itself', async (drift) => {
    const repository = await aRegistered({ drift });
    repository.write({ 'skills/docx/SKILL.md': skill('docx'), ...config({ ...TABLE, drift: 'report' }) });
    if (drift === 'forbid') await repository.run('register');
    const { exitCode, rules } = await check(repository, '--since', 'main');
    expect(exitCode).toBe(1);
    expect(rules).toContain('error config-weakened skill-registrar.json');
  });

  it.each([{ drift: 'forbid' }, {}])(
    'in the Action, with the inputs %j',
    async (inputs: Record<string, string>) => {
      const files = {
        'skills/pdf/SKILL.md': skill('pdf'),
        ...config('drift' in inputs ? {} : { drift: 'forbid' }),
      };
      const workspace = ActionWorkspace.create(files);
      const sync = { mode: 'sync', token: 'x', 'keep-changes': 'true' };
      await runActionHere({ workspace: workspace.folder, inputs: sync, env: { GITHUB_REPOSITORY: '' } });
      const base = workspace.commit('register');
      workspace.write({ 'skills/docx/SKILL.md': skill('docx') });
      const event = aPullRequestEvent({ baseSha: base });
      const run = () => runActionHere({ workspace: workspace.folder, inputs, event });
      workspace.commit('a skill');
      expect((await run()).exitCode).toBe(0);
      await runActionHere({ workspace: workspace.folder, inputs: sync, env: { GITHUB_REPOSITORY: '' } });
      workspace.commit('its entry');
      const { exitCode, report } = await run();
      expect(exitCode).toBe(1);
      expect(report?.diagnostics.map(({ rule }) => rule)).toEqual(['generated-file-edited']);
      workspace.stop();
    },
  );
});
