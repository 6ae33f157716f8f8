import { afterEach, describe, expect, it } from 'vitest';
import { propose } from '../../scripts/clients/propose.mjs';
import { readInputs } from '../../src/action/inputs.js';
import { createOctokit } from '../../src/action/sync/client.js';
import { openRepository } from '../../src/action/sync/repository.js';
import { syncPullRequest } from '../../src/action/sync/sync-pull-request.js';
import { removeFolder } from '../support/a-folder.js';
import { ActionWorkspace } from '../support/action-workspace.js';
import { useEmulatedGitHub } from '../support/emulated-github.js';
import { node24 } from '../support/node24.js';
import { BOT } from '../support/start-emulate.js';

const MODULES = { readInputs, createOctokit, openRepository, syncPullRequest };
const EVIDENCE = 'test/clients/evidence/codex.json';

describe.skipIf(node24() === null)('the weekly pull request', () => {
  const github = useEmulatedGitHub();
  let workspace: ActionWorkspace;
  afterEach(() => removeFolder(workspace.folder));

  const run = (failures = '') =>
    propose(MODULES, {
      root: workspace.folder,
      failures,
      env: {
        GITHUB_TOKEN: BOT.token,
        GITHUB_API_URL: github.proxy.url,
        GITHUB_REPOSITORY: github.repository.fullName,
        GITHUB_REF_NAME: 'main',
        GITHUB_SHA: workspace.git('rev-parse', 'HEAD'),
      },
    });

  it('has what changed, names the facts that no longer agree, and is updated by the next run', async () => {
    workspace = ActionWorkspace.create({ [EVIDENCE]: '{ "version": "1" }\n', 'other.md': 'Other.\n' });
    await github.repository.push(workspace);
    expect(await run()).toMatchObject({ kind: 'done', operation: 'none' });

    workspace.write({ [EVIDENCE]: '{ "version": "2" }\n', 'test/clients/evidence/new.json': '{}\n' });
    expect(await run('× agrees with the profile on depth')).toMatchObject({ operation: 'created' });
    const [opened] = await github.repository.pullRequests();
    expect(opened!.title).toBe('Update what the clients answer');
    expect(opened!.body).toContain('× agrees with the profile on depth');
    expect(await github.repository.file('clients/evidence', EVIDENCE)).toBe('{ "version": "2" }\n');
    expect(await github.repository.file('clients/evidence', 'test/clients/evidence/new.json')).toBe('{}\n');

    workspace.write({ [EVIDENCE]: '{ "version": "3" }\n' });
    expect(await run()).toMatchObject({ operation: 'updated' });
    expect(await github.repository.pullRequests()).toHaveLength(1);
  });
});
