import { afterEach, describe, expect, it } from 'vitest';
import { ActionWorkspace, aSkill, BROKEN } from '../support/action-workspace.js';
import { runActionHere } from '../support/run-action-here.js';
import { aPullRequestEvent } from '../support/workflow-events.js';

const config = (value: object) => JSON.stringify(value);

describe('several roots in one run', () => {
  let workspace: ActionWorkspace;
  afterEach(() => workspace.stop());

  const check = (inputs: Record<string, string> = {}, event?: ReturnType<typeof aPullRequestEvent>) =>
    runActionHere({
      workspace: workspace.folder,
      inputs: { root: 'one\ntwo', ...inputs },
      ...(event && { event }),
    });

  it('add up what is new in each of them', async () => {
    workspace = ActionWorkspace.create({
      'one/skills/ct-old/SKILL.md': BROKEN,
      'two/skills/a/SKILL.md': aSkill('a'),
    });
    const baseSha = workspace.git('rev-parse', 'HEAD');
    workspace.write({ 'one/skills/ct-y/SKILL.md': BROKEN, 'two/skills/ct-z/SKILL.md': BROKEN });
    workspace.commit('change');
    const run = await check({ 'only-new': 'true' }, aPullRequestEvent({ baseSha }));
    const { new: added, errors } = run.report!.summary;
    const files = run
      .report!.diagnostics.filter(({ isNew, severity }) => isNew && severity === 'error')
      .map(({ file }) => file);
    expect(files).toEqual(expect.arrayContaining(['one/skills/ct-y/SKILL.md', 'two/skills/ct-z/SKILL.md']));
    expect(files).not.toContain('one/skills/ct-old/SKILL.md');
    expect(added!.errors).toBe(files.length);
    expect(run.outputs['new-errors']).toBe(String(files.length));
    expect(errors).toBeGreaterThan(files.length);
  });

  it('name no profile if they have different ones, and list the outputs of all', async () => {
    const outputs = [{ kind: 'json', file: 'skills.json' }];
    workspace = ActionWorkspace.create({
      'one/skills/a/SKILL.md': aSkill('a'),
      'one/skill-registrar.json': config({ profile: 'agent-skills', manifest: false, outputs }),
      'two/skills/b/SKILL.md': aSkill('b'),
      'two/skill-registrar.json': config({ profile: 'pipeline', outputs }),
    });
    const run = await check();
    expect(run.report!._meta).not.toHaveProperty('profile');
    expect(run.report!.outputs?.map(({ file }) => file)).toEqual(['one/skills.json', 'two/skills.json']);
    expect(run.report!.changes).toContainEqual(
      expect.objectContaining({ kind: 'file-changed', file: 'one/skills.json' }),
    );
    expect(run.summary).not.toContain('profile `');
  });

  it('say which of them is empty, and which input to check', async () => {
    workspace = ActionWorkspace.create({ 'one/skills/a/SKILL.md': aSkill('a'), 'two/readme.md': 'None.\n' });
    const { log, exitCode } = await check();
    expect(exitCode).toBe(1);
    expect(log).toContain(
      '::error title=E_FILE::The root "two": No SKILL.md was found in this folder or below it.',
    );
    expect(log).toContain('or check the input "root".');
  });

  it('can be a pattern, of which folders with skills count', async () => {
    workspace = ActionWorkspace.create({
      'packages/a/skills/ct-a/SKILL.md': aSkill('ct-a'),
      'packages/b/skills/ct-b/SKILL.md': BROKEN,
      'packages/other/readme.md': 'No skills.\n',
    });
    const run = await check({ root: 'packages/*' });
    expect(run.outputs).toMatchObject({ skills: '2', invalid: '1' });
    expect(run.outputs['manifest']!.split('\n')).toEqual([
      'packages/a/skills/manifest.json',
      'packages/b/skills/manifest.json',
    ]);
    expect(run.summary).toContain('npx skill-registrar register --root packages/b\n');
    const none = await check({ root: 'tools/*' });
    expect(none.log).toContain('which matches no folder with skills');
  });

  it('keep skills of one name apart in the names for a matrix', async () => {
    workspace = ActionWorkspace.create({
      'one/skills/a/SKILL.md': aSkill('a'),
      'one/skills/b/SKILL.md': aSkill('b', { description: 'Testing agent using BATS' }),
      'two/skills/a/SKILL.md': aSkill('a'),
    });
    const baseSha = workspace.git('rev-parse', 'HEAD');
    workspace.write({ 'two/skills/a/references/x.md': 'x\n' });
    workspace.commit('change');
    const { outputs } = await check({}, aPullRequestEvent({ baseSha }));
    expect(outputs).toMatchObject({
      names: '["b","one/skills/a","two/skills/a"]',
      'changed-names': '["two/skills/a"]',
    });
  });

  it('name the profile that they share', async () => {
    workspace = ActionWorkspace.create({
      'one/skills/a/SKILL.md': aSkill('a'),
      'two/skills/b/SKILL.md': aSkill('b'),
    });
    expect((await check()).report!._meta.profile).toBe('agent-skills');
  });
});

describe('inputs that cannot be used', () => {
  it.each([
    ['repository', 'acme', 'a repository, such as owner/name'],
    ['repository', 'https://github.com/acme/skills', 'a repository, such as owner/name'],
    ['root', '../elsewhere', 'which leaves the workspace'],
    ['root', '.git', 'which points into a git directory'],
  ])('%s: %s', async (name, value, message) => {
    const workspace = ActionWorkspace.create({ 'skills/a/SKILL.md': aSkill('a') });
    const run = await runActionHere({ workspace: workspace.folder, inputs: { [name]: value } });
    workspace.stop();
    expect(run.exitCode).toBe(1);
    expect(run.log).toContain(message);
  });
});
