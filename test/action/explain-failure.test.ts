import { describe, expect, it } from 'vitest';
import { explainFailure, explainSkip } from '../../src/action/sync/explain-failure.js';
import type { SyncFailure } from '../../src/action/sync/failures.js';

/** One failure of every kind; the compiler reports missing ones. */
const FAILURES: { [Kind in SyncFailure['kind']]: [Extract<SyncFailure, { kind: Kind }>, string] } = {
  'no-token': [{ kind: 'no-token' }, 'input "token"'],
  'no-repository': [{ kind: 'no-repository' }, 'GITHUB_REPOSITORY'],
  'detached-head': [
    { kind: 'detached-head', ref: 'refs/tags/v1' },
    'runs on refs/tags/v1, which is not a branch',
  ],
  'branch-is-base': [{ kind: 'branch-is-base', branch: 'main' }, 'both main'],
  'branch-is-default': [{ kind: 'branch-is-default', branch: 'main' }, 'would be overwritten'],
  'all-removed': [{ kind: 'all-removed', count: 9 }, 'all 9 entries'],
  'many-removed': [{ kind: 'many-removed', removed: 18, total: 20 }, '18 of 20 entries'],
  'commits-left': [{ kind: 'commits-left', branch: 'b', shas: ['c0ffee'] }, 'did not make: c0ffee'],
  'milestone-missing': [{ kind: 'milestone-missing', milestone: 'v2' }, 'no open milestone v2'],
  'dispatch-refused': [
    { kind: 'dispatch-refused', workflow: 'ci.yml', message: 'm' },
    'The workflow ci.yml could not be started: m',
  ],
  'branch-in-use': [{ kind: 'branch-in-use', branch: 'b', base: 'x', url: 'https://g/1' }, 'into x'],
  'branch-of-other-root': [
    { kind: 'branch-of-other-root', branch: 'b', root: 'packages/one' },
    'open pull request for the root packages/one',
  ],
  'branch-blocked': [
    { kind: 'branch-blocked', branch: 'x/a/b', root: 'a/b', other: 'x/a', otherRoot: 'a' },
    'Set the input "branch" for the root a/b to another name.',
  ],
  'branch-busy': [{ kind: 'branch-busy', branch: 'b' }, 'concurrency group'],
  'other-repository': [
    { kind: 'other-repository', found: 'acme/other', expected: 'acme/skills' },
    'Set the input "repository" to acme/other and "token"',
  ],
  'outside-repository': [{ kind: 'outside-repository', path: '/etc/m.json' }, '/etc/m.json is outside'],
  'bad-token': [{ kind: 'bad-token' }, '401'],
  'missing-permission': [
    { kind: 'missing-permission', permission: 'contents', message: 'm' },
    '"contents: write" (m)',
  ],
  'pull-requests-forbidden': [
    { kind: 'pull-requests-forbidden', compareUrl: 'https://g/c', settingsUrl: 'https://g/s' },
    'https://g/s',
  ],
  'single-sign-on': [{ kind: 'single-sign-on', url: null }, 'Authorize the token'],
  'lfs-tracked': [{ kind: 'lfs-tracked', path: 'm.json' }, 'm.json is stored with Git LFS'],
  archived: [{ kind: 'archived' }, 'archived'],
  'repository-hidden': [{ kind: 'repository-hidden', repository: 'a/b' }, 'a/b is not visible to this token'],
  'repository-empty': [{ kind: 'repository-empty' }, 'first commit'],
  'base-missing': [{ kind: 'base-missing', base: 'x' }, 'no branch x'],
  'branch-protected': [{ kind: 'branch-protected', branch: 'b', message: 'm' }, 'updates of b: m'],
  'draft-unsupported': [{ kind: 'draft-unsupported' }, 'input "draft"'],
  'not-collaborators': [
    { kind: 'not-collaborators', who: ['a', 'b'], message: 'm' },
    'a, b could not be added: m',
  ],
  'labels-refused': [{ kind: 'labels-refused', labels: ['l'], message: 'm' }, 'labels l could not'],
  'branch-kept': [
    { kind: 'branch-kept', branch: 'b', commits: 2 },
    '2 commits that Skill Registrar did not make',
  ],
  'rate-limited': [{ kind: 'rate-limited', waitSeconds: null }, 'limiting the rate of requests.'],
  unreachable: [
    { kind: 'unreachable', apiUrl: 'https://api', reason: 'r' },
    'https://api could not be reached: r',
  ],
  'server-error': [{ kind: 'server-error', status: 503 }, 'status 503'],
  refused: [
    { kind: 'refused', step: 'create-tree', status: 400, message: 'm' },
    'create the tree of the commit (400): m',
  ],
};

describe('explainFailure', () => {
  it.each(Object.entries(FAILURES))('%s: says what happened and what to do', (_, [failure, words]) => {
    const { what, next } = explainFailure(failure);
    expect(`${what} ${next}`).toContain(words);
    expect(next.length).toBeGreaterThan(10);
  });

  it('uses the singular for one', () => {
    expect(explainFailure({ kind: 'branch-kept', branch: 'b', commits: 1 }).what).toContain('1 commit that');
    expect(explainFailure({ kind: 'rate-limited', waitSeconds: 1 }).what).toContain('another 1 second.');
  });

  it('includes the lines to copy', () => {
    const { snippet } = explainFailure({ kind: 'missing-permission', permission: 'contents', message: 'm' });
    expect(snippet?.text).toBe('permissions:\n  contents: write\n  pull-requests: write');
    expect(explainFailure({ kind: 'detached-head', ref: '' })).toMatchObject({
      what: expect.stringContaining('a detached head'),
      snippet: { text: expect.stringContaining('base: main') },
    });
  });

  it('names the right scope for a personal token', () => {
    const failure = {
      kind: 'missing-permission',
      permission: 'contents',
      message: 'not accessible by personal access token',
    } as const;
    expect(explainFailure(failure).snippet).toBeUndefined();
  });

  it('includes the URL to open', () => {
    expect(explainFailure({ kind: 'single-sign-on', url: 'https://g/sso' }).link).toBe('https://g/sso');
  });
});

describe('explainSkip', () => {
  it.each([
    [{ kind: 'fork' }, 'read-only'],
    [{ kind: 'merge-queue' }, 'merge_group'],
    [{ kind: 'sync-branch' }, 'itself maintains'],
    [{ kind: 'closed' }, 'closed without merging'],
    [{ kind: 'branch-deleted', branch: 'feature' }, 'feature of this pull request was deleted'],
    [{ kind: 'local-commits', base: 'main' }, 'Push those commits to main before this step'],
    [{ kind: 'head-moved', branch: 'feature' }, 'feature has commits that this run did not see'],
    [{ kind: 'base-merged-in', branch: 'feature' }, 'not the head of feature'],
    [{ kind: 'stale-checkout', base: 'main', baseSha: 'c0ffee00' }, 'head of main (c0ffee0)'],
    [{ kind: 'declined', number: 7, url: 'https://g/7' }, '"recreate" to "always"'],
  ] as const)('%j: says why nothing was done', (reason, words) => {
    const { what, next } = explainSkip(reason);
    expect(`${what} ${next}`).toContain(words);
  });
});
