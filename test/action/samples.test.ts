import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ActionWorkspace, aSkill } from '../support/action-workspace.js';
import { useEmulatedGitHub } from '../support/emulated-github.js';
import { node24 } from '../support/node24.js';
import { PUSH, runAction } from '../support/run-action.js';
import { BOT } from '../support/start-emulate.js';
import { aPullRequestEvent } from '../support/workflow-events.js';
import { aSampleRepository, changeSampleRepository } from './sample-repository.js';

describe('a pull request with 1,500 findings', () => {
  let workspace: ActionWorkspace;
  afterEach(() => workspace.stop());

  it('has a summary of one page: counts, fifteen findings, and a folded line for each rule', async () => {
    const body = '[one](a.md) [two](b.md) [three](c.md)\n';
    const names = Array.from({ length: 300 }, (_, at) => `skill-${at}`);
    workspace = ActionWorkspace.create({ 'README.md': '# Ours\n' });
    const baseSha = workspace.git('rev-parse', 'HEAD');
    workspace.write(
      Object.fromEntries(names.map((name) => [`skills/${name}/SKILL.md`, aSkill(name, { body })])),
    );
    workspace.commit('The first skills');
    const run = await runAction({
      workspace: workspace.folder,
      inputs: { profile: 'cleo', 'only-new': 'true' },
      event: aPullRequestEvent({ baseSha }),
    });
    expect(run.outputs).toMatchObject({ warnings: '1500', 'new-warnings': '1500' });
    const visible = run.summary.replace(/<details>\n(<summary>.*<\/summary>)[\s\S]*?<\/details>/g, '$1');
    expect(visible).toMatch(/^# ⚠️ 1500 new warnings\n/);
    expect(visible.split('\n').length).toBeLessThan(90);
    expect(visible).toMatch(/\| 🟡 \| \[`link-missing`\]\(.*\) \| 900 \| 900 warnings \| 300 \|/);
    expect(visible).toContain('<code>link-missing</code>: 891 more warnings in 297 skills</summary>');
    expect(run.summary).toContain('`skills/skill-299/SKILL.md:');
    // GitHub shows ten of a kind; the names are more than a matrix can start.
    expect(run.log.match(/^::warning /gm)).toHaveLength(10);
    expect(run.log).toContain(
      '::notice::The output "names" has 300 entries, and a matrix starts at most 256 jobs',
    );
    const chunks = JSON.parse(run.outputs['name-chunks']!) as string[][];
    expect(chunks).toHaveLength(150);
    expect(chunks.flat()).toEqual(JSON.parse(run.outputs['names']!));
  });
});

/** What people read, as the bundle writes it: look at the files when they change, best rendered. */
describe.skipIf(node24() === null)('a pull request of a repository with twelve skills', () => {
  const github = useEmulatedGitHub();
  let workspace: ActionWorkspace;
  let baseSha: string;
  beforeEach(async () => {
    workspace = await aSampleRepository();
    baseSha = workspace.git('rev-parse', 'HEAD');
    changeSampleRepository(workspace);
  });
  afterEach(() => workspace.stop());

  /** Without what differs from run to run. */
  const settled = (text: string) =>
    text
      .replaceAll(github.repository.fullName, 'acme/skills')
      .replace(/http:\/\/localhost:\d+/g, 'https://github.example')
      .replace(/Registrar \d+\.\d+\.\d+/, 'Registrar 1.0.0');

  it('check: the job summary', async () => {
    const run = await runAction({
      workspace: workspace.folder,
      inputs: { 'only-new': 'true' },
      event: aPullRequestEvent({ baseSha }),
      env: { SOURCE_DATE_EPOCH: '1769603696' },
    });
    expect(run.exitCode).toBe(1);
    await expect(settled(run.summary)).toMatchFileSnapshot('samples/check-summary.md');
  });

  it('sync: the job summary, and the body of the pull request', async () => {
    await github.repository.push(workspace);
    const run = await runAction({
      workspace: workspace.folder,
      inputs: { mode: 'sync', token: BOT.token },
      event: PUSH,
      env: {
        GITHUB_REPOSITORY: github.repository.fullName,
        GITHUB_API_URL: github.proxy.url,
        SOURCE_DATE_EPOCH: '1769603696',
      },
    });
    expect(run.outputs['pull-request-operation']).toBe('created');
    await expect(settled(run.summary)).toMatchFileSnapshot('samples/sync-summary.md');
    const [pullRequest] = await github.repository.pullRequests();
    await expect(settled(pullRequest!.body)).toMatchFileSnapshot('samples/sync-body.md');
  });

  it('sync: a body with many contested keywords shows fifteen of them and folds the rest', async () => {
    const keywords = Array.from({ length: 40 }, (_, at) => `phrase number ${at}`);
    const declaring = (name: string) => aSkill(name, { extra: `keywords: [${keywords.join(', ')}]\n` });
    workspace.write({
      'skills/one/SKILL.md': declaring('one'),
      'skills/two/SKILL.md': declaring('two'),
    });
    workspace.commit('Two skills with the same keywords');
    await github.repository.push(workspace);
    await runAction({
      workspace: workspace.folder,
      inputs: { mode: 'sync', token: BOT.token },
      event: PUSH,
      env: { GITHUB_REPOSITORY: github.repository.fullName, GITHUB_API_URL: github.proxy.url },
    });
    const [pullRequest] = await github.repository.pullRequests();
    const visible = pullRequest!.body.replace(/<details>[\s\S]*?<\/details>/g, '');
    expect(visible.match(/^- The keyword /gm)).toHaveLength(15);
    expect(pullRequest!.body.match(/^- The keyword /gm)!.length).toBeGreaterThanOrEqual(40);
  });
});
