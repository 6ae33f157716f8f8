import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readInputs } from '../../src/action/inputs.js';
import { localCommand } from '../../src/action/publish.js';
import { readWorkflowContext } from '../../src/action/workflow-context.js';
import { aFolder } from '../support/a-folder.js';
import { aPullRequestEvent, MERGE_GROUP } from '../support/workflow-events.js';

describe('readWorkflowContext', () => {
  function withEvent(payload: unknown, repository = 'Acme/Skills') {
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const file = join(aFolder({ 'event.json': text }), 'event.json');
    return readWorkflowContext({ GITHUB_EVENT_PATH: file, GITHUB_REPOSITORY: repository }, '/here');
  }

  it('has defaults for everything outside a workflow', () => {
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

  it('finds the API of GitHub Enterprise Server', () => {
    expect(readWorkflowContext({ GITHUB_API_URL: 'https://ghe.example/api/v3/' }, '/').apiUrl).toBe(
      'https://ghe.example/api/v3',
    );
  });

  it('recognizes a fork, ignoring the case of its name', () => {
    expect(withEvent(aPullRequestEvent().payload).pullRequest).toMatchObject({
      isFork: false,
      headRef: 'feature',
      baseRef: 'main',
    });
    expect(withEvent(aPullRequestEvent({ headRepository: 'mona/skills' }).payload).pullRequest?.isFork).toBe(
      true,
    );
    expect(withEvent(aPullRequestEvent({ headRepository: null }).payload).pullRequest?.isFork).toBe(true);
  });

  it('reads the base of a merge group', () => {
    expect(withEvent(MERGE_GROUP.payload).mergeGroupBaseSha).toBe('b'.repeat(40));
  });

  it.each([['{'], ['null'], ['[]'], ['{"pull_request": 1}'], ['{"pull_request": {"base": {"ref": 5}}}']])(
    'ignores the event %s',
    (payload) => {
      expect(withEvent(payload).pullRequest).toBeNull();
    },
  );
});

describe('localCommand', () => {
  const inputs = (parts: Record<string, string>) => readInputs((name) => parts[name] ?? '');

  it('suggests register if there is drift, and validate otherwise', () => {
    expect(localCommand(inputs({}), true)).toBe('npx skill-registrar register');
    expect(localCommand(inputs({ level: 'warn' }), false)).toBe(
      'npx skill-registrar validate --all --level warn',
    );
  });

  it('quotes arguments for a shell', () => {
    expect(localCommand(inputs({ root: "it's; rm -rf", config: '$(x)' }), true)).toBe(
      "npx skill-registrar register --root 'it'\\''s; rm -rf' --config '$(x)'",
    );
  });
});
