import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readInputs } from '../../src/action/inputs.js';
import { localCommand } from '../../src/action/local-command.js';
import { readWorkflowContext } from '../../src/action/workflow-context.js';
import { aPullRequestEvent, MERGE_GROUP } from '../support/workflow-events.js';

describe('readWorkflowContext', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'context-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function withEvent(payload: unknown, repository = 'Acme/Skills') {
    const file = join(folder, 'event.json');
    await writeFile(file, typeof payload === 'string' ? payload : JSON.stringify(payload));
    return readWorkflowContext({ GITHUB_EVENT_PATH: file, GITHUB_REPOSITORY: repository }, '/here');
  }

  it('has defaults for everything outside of a workflow', () => {
    expect(readWorkflowContext({}, '/here')).toMatchObject({
      eventName: '',
      repository: '',
      serverUrl: 'https://github.com',
      apiUrl: 'https://api.github.com',
      workspace: '/here',
      summaryFile: '',
      pullRequest: null,
      mergeGroupBaseSha: null,
    });
  });

  it('knows the API of GitHub Enterprise Server', () => {
    expect(readWorkflowContext({ GITHUB_API_URL: 'https://ghe.example/api/v3/' }, '/').apiUrl).toBe(
      'https://ghe.example/api/v3',
    );
  });

  it('tells a fork from the repository itself, whatever the case of its name', async () => {
    expect((await withEvent(aPullRequestEvent().payload)).pullRequest).toMatchObject({
      isFork: false,
      headRef: 'feature',
      baseRef: 'main',
    });
    expect(
      (await withEvent(aPullRequestEvent({ headRepository: 'mona/skills' }).payload)).pullRequest?.isFork,
    ).toBe(true);
    expect((await withEvent(aPullRequestEvent({ headRepository: null }).payload)).pullRequest?.isFork).toBe(
      true,
    );
  });

  it('reads the base of a merge group', async () => {
    expect((await withEvent(MERGE_GROUP.payload)).mergeGroupBaseSha).toBe('b'.repeat(40));
  });

  it.each([['{'], ['null'], ['[]'], ['{"pull_request": 1}'], ['{"pull_request": {"base": {"ref": 5}}}']])(
    'makes nothing of the event %s',
    async (payload) => {
      expect((await withEvent(payload)).pullRequest).toBeNull();
    },
  );
});

describe('localCommand', () => {
  const inputs = (parts: Record<string, string>) => readInputs((name) => parts[name] ?? '');

  it('registers where there is drift, and validates where there is none', () => {
    expect(localCommand(inputs({}), true)).toBe('npx skill-registrar register');
    expect(localCommand(inputs({ level: 'warn' }), false)).toBe(
      'npx skill-registrar validate --all --level warn',
    );
  });

  it('quotes what a shell would read', () => {
    expect(localCommand(inputs({ root: "it's; rm -rf", config: '$(x)' }), true)).toBe(
      "npx skill-registrar register --root 'it'\\''s; rm -rf' --config '$(x)'",
    );
  });
});
