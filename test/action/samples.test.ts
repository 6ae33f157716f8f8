import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ActionWorkspace } from '../support/action-workspace.js';
import { useEmulatedGitHub } from '../support/emulated-github.js';
import { node24 } from '../support/node24.js';
import { PUSH, runAction } from '../support/run-action.js';
import { aSampleRepository, changeSampleRepository } from '../support/sample-repository.js';
import { BOT } from '../support/start-emulate.js';
import { aPullRequestEvent } from '../support/workflow-events.js';

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

  const settled = (text: string) =>
    text
      .replaceAll(github.repository.fullName, 'acme/skills')
      .replace(/Registrar \d+\.\d+\.\d+/, 'Registrar 1.0.0');

  it('check: the job summary', async () => {
    const run = await runAction({
      workspace: workspace.folder,
      inputs: { 'only-new': 'true' },
      event: aPullRequestEvent({ baseSha }),
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
      env: { GITHUB_REPOSITORY: github.repository.fullName, GITHUB_API_URL: github.proxy.url },
    });
    expect(run.outputs['pull-request-operation']).toBe('created');
    await expect(settled(run.summary)).toMatchFileSnapshot('samples/sync-summary.md');
    const [pullRequest] = await github.repository.pullRequests();
    await expect(settled(pullRequest!.body)).toMatchFileSnapshot('samples/sync-body.md');
  });
});
