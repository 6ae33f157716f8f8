import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { ActionWorkspace, aSkill, BROKEN } from '../support/action-workspace.js';
import { useEmulatedGitHub } from '../support/emulated-github.js';
import { node24 } from '../support/node24.js';
import { type ActionRun, runAction } from '../support/run-action.js';
import { runActionHere } from '../support/run-action-here.js';
import { BOT } from '../support/start-emulate.js';
import { aPullRequestEvent } from '../support/workflow-events.js';

interface Step {
  readonly uses?: string;
  readonly with?: Record<string, string>;
}

/** The inputs that an example gives to the Action. */
function inputsOf(example: string): Record<string, string> {
  const { jobs } = load(readFileSync(join('examples/workflows', example), 'utf8')) as {
    jobs: Record<string, { steps: readonly Step[] }>;
  };
  const steps = Object.values(jobs).flatMap(({ steps }) => steps);
  const own = steps.find(({ uses }) => uses?.startsWith('skill-registrar/'))!;
  return Object.fromEntries(Object.entries(own.with ?? {}).map(([name, value]) => [name, String(value)]));
}

describe.skipIf(node24() === null)('the two workflows for pull requests from forks', () => {
  const github = useEmulatedGitHub();
  let workspace: ActionWorkspace;
  let headSha: string;
  let temporary: string;

  beforeEach(async () => {
    temporary = aFolder();
    workspace = ActionWorkspace.create({ 'skills/ct-a/SKILL.md': aSkill('ct-a') });
    await github.repository.push(workspace);
    headSha = await github.repository.push(workspace, 'feature');
    await github.repository.commit('feature', 'x.md', 'x');
    headSha = (await github.repository.head('feature'))!;
    await github.repository.createPullRequest({ title: 'Feature', head: 'feature', base: 'main' });
  });
  afterEach(() => workspace.stop());

  /** The first workflow: without a token that can write. */
  async function check(run = runActionHere): Promise<string> {
    const { fullName } = github.repository;
    const baseSha = workspace.git('rev-parse', 'HEAD');
    const { outputs } = await run({
      workspace: workspace.folder,
      inputs: inputsOf('fork-check.yml'),
      event: aPullRequestEvent({ baseSha, headRepository: 'stranger/skills' }, fullName),
      env: { GITHUB_REPOSITORY: fullName, RUNNER_TEMP: temporary },
    });
    return outputs['report']!;
  }

  /** The second one, on the default branch and without a checkout. */
  function comment(report: string, run = runActionHere, workflowRun: object = {}): Promise<ActionRun> {
    const { fullName } = github.repository;
    const other = { event: 'pull_request', head_sha: headSha, head_branch: 'feature' };
    return run({
      workspace: aFolder(),
      inputs: { ...inputsOf('fork-comment.yml'), report, token: BOT.token },
      event: {
        name: 'workflow_run',
        ref: 'refs/heads/main',
        payload: { workflow_run: { ...other, head_repository: { full_name: fullName }, ...workflowRun } },
      },
      env: { GITHUB_REPOSITORY: fullName, GITHUB_API_URL: github.proxy.url },
    });
  }

  const bodies = async () => (await github.repository.comments(1)).map(({ body }) => body);

  it('comment with the report of the first, and remove the comment when all is well', async () => {
    workspace.write({ 'skills/ct-x/SKILL.md': BROKEN });
    const run = await comment(await check(runAction), runAction);
    expect(run.log).toContain('Pull request: 1');
    expect(run.outputs).toMatchObject({ 'pull-request-number': '1', invalid: '1' });
    expect(await bodies()).toEqual([expect.stringContaining('<!-- skill-registrar: result for . -->')]);
    const [body] = await bodies();
    expect(body).toContain(`/blob/${headSha}/skills/ct-x/SKILL.md`);
    expect(body).toContain('npx skill-registrar register');
    await workspace.remove('skills/ct-x');
    await runActionHere({
      workspace: workspace.folder,
      inputs: { mode: 'sync', 'keep-changes': 'true' },
      env: { GITHUB_REPOSITORY: '' },
    });
    expect((await comment(await check())).exitCode).toBe(0);
    expect(await bodies()).toEqual([]);
  });

  it('comment on no other pull request than that of the event', async () => {
    workspace.write({ 'skills/ct-x/SKILL.md': BROKEN });
    const report = await check();
    for (const other of [
      { head_sha: 'd'.repeat(40) },
      { head_repository: { full_name: 'stranger/skills' } },
      { head_branch: 'main' },
    ]) {
      const run = await comment(report, runActionHere, other);
      expect(run.log).toContain('No open pull request has this commit at its head.');
    }
    expect(await bodies()).toEqual([]);
    const pushed = await comment(report, runActionHere, { event: 'push' });
    expect(pushed.log).toContain('::error title=E_USAGE::Mode "comment" needs the event of a workflow');
  });

  it('take the report for the text of a stranger', async () => {
    workspace.write({ 'skills/ct-x/SKILL.md': BROKEN });
    const file = await check();
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const hostile = '<!-- skill-registrar: result --> @everyone [x](https://evil.example) <img src=x>';
    const [first] = report.diagnostics;
    const diagnostics = [{ ...first, message: hostile, file: `${hostile}.md`, skill: hostile, fix: hostile }];
    const folder = aFolder({
      'text.json': JSON.stringify({ ...report, diagnostics, manifest: hostile }),
      'rule.json': JSON.stringify({
        ...report,
        diagnostics: [{ ...first, rule: 'x](https://evil.example)' }],
      }),
      'other.json': '{"body": "@everyone"}',
      'broken.json': '{',
    });
    await comment(join(folder, 'text.json'));
    const [body] = await bodies();
    // In a code span, markup is text.
    const [marker, ...lines] = body!.replace(/`[^`\n]+`/g, '').split('\n');
    expect(marker).toBe('<!-- skill-registrar: result for . -->');
    expect(lines.join('\n')).not.toMatch(/@everyone|\]\(https:\/\/evil|<img|<!--/);
    for (const name of ['rule.json', 'other.json', 'broken.json', 'missing.json']) {
      const run = await comment(join(folder, name));
      expect(run.exitCode).toBe(1);
      expect(run.log).toContain('which is not a JSON report of skill-registrar');
    }
    expect(await bodies()).toEqual([body]);
  });

  it('fail with the permission to add', async () => {
    workspace.write({ 'skills/ct-x/SKILL.md': BROKEN });
    const report = await check();
    github.proxy.intercept = ({ method }) =>
      method === 'POST' ? { status: 403, body: { message: 'Resource not accessible by integration' } } : null;
    const run = await comment(report);
    expect(run.exitCode).toBe(1);
    expect(run.log).toContain('The token lacks the permission "pull-requests: write"');
  });
});
