import { describe, expect, it } from 'vitest';
import { branchFor, decideTarget } from '../../src/action/sync/target.js';
import type { EventPullRequest } from '../../src/action/workflow-context.js';

const BRANCH = 'skill-registrar/manifest';
const PULL_REQUEST: EventPullRequest = {
  number: 7,
  url: 'https://g/7',
  baseRef: 'main',
  baseSha: '',
  headRef: 'feature',
  headSha: 'c0ffee',
  isFork: false,
  isMerged: false,
  isClosed: false,
};

function decide(
  eventName: string,
  ref: string,
  parts: { base?: string; branch?: string; pullRequest?: Partial<EventPullRequest> } = {},
) {
  const pullRequest = parts.pullRequest ? { ...PULL_REQUEST, ...parts.pullRequest } : null;
  const inputs = { branch: parts.branch, base: parts.base, roots: ['.'] };
  return decideTarget({ eventName, ref, pullRequest, defaultBranch: 'main' }, inputs);
}

describe('decideTarget', () => {
  it.each(['push', 'schedule', 'workflow_dispatch'])(
    '%s: targets the branch that the workflow runs on',
    (event) => {
      expect(decide(event, 'refs/heads/release/1.x')).toEqual({ kind: 'pull-request', base: 'release/1.x' });
    },
  );

  it('the input overrides the event', () => {
    expect(decide('push', 'refs/heads/main', { base: 'next' })).toEqual({
      kind: 'pull-request',
      base: 'next',
    });
    expect(decide('push', 'refs/tags/v1', { base: 'main' })).toEqual({ kind: 'pull-request', base: 'main' });
  });

  it.each([{}, { base: 'main' }])('pull request: targets its own branch, even with %j', (parts) => {
    expect(decide('pull_request', 'refs/pull/7/merge', { pullRequest: {}, ...parts })).toEqual({
      kind: 'own-branch',
      number: 7,
      url: 'https://g/7',
      branch: 'feature',
      headSha: 'c0ffee',
    });
  });

  it('pull request closed without merging: targets nothing', () => {
    const facts = { pullRequest: { isClosed: true } };
    expect(decide('pull_request', 'refs/pull/7/merge', facts)).toEqual({
      kind: 'skip',
      reason: { kind: 'closed' },
    });
  });

  it('merged pull request: targets its base branch', () => {
    const pullRequest = { isMerged: true, isClosed: true };
    expect(decide('pull_request', 'refs/pull/7/merge', { pullRequest })).toEqual({
      kind: 'pull-request',
      base: 'main',
    });
  });

  it.each(['pull_request', 'pull_request_target'])(
    '%s of a fork: targets nothing, even with the input base',
    (event) => {
      const facts = { pullRequest: { isFork: true }, base: 'main' };
      expect(decide(event, 'refs/pull/7/merge', facts)).toEqual({ kind: 'skip', reason: { kind: 'fork' } });
    },
  );

  it('merge queue: targets nothing', () => {
    const ref = 'refs/heads/gh-readonly-queue/main/pr-7-abc';
    expect(decide('merge_group', ref)).toEqual({ kind: 'skip', reason: { kind: 'merge-queue' } });
  });

  it('branch of the Action itself: targets nothing', () => {
    expect(decide('push', `refs/heads/${BRANCH}`)).toEqual({ kind: 'skip', reason: { kind: 'sync-branch' } });
    expect(decide('pull_request', 'refs/pull/7/merge', { pullRequest: { headRef: BRANCH } })).toEqual({
      kind: 'skip',
      reason: { kind: 'sync-branch' },
    });
  });

  it('the default branch as branch fails: it would be overwritten', () => {
    expect(decide('push', 'refs/heads/main', { branch: 'main' })).toEqual({
      kind: 'failure',
      failure: { kind: 'branch-is-default', branch: 'main' },
    });
  });

  it('a tag without the input base fails and names the input', () => {
    expect(decide('push', 'refs/tags/v1')).toEqual({
      kind: 'failure',
      failure: { kind: 'detached-head', ref: 'refs/tags/v1' },
    });
  });

  it('the same name for branch and base fails', () => {
    expect(decide('push', 'refs/heads/main', { base: BRANCH })).toMatchObject({
      failure: { kind: 'branch-is-base' },
    });
  });
});

describe('branchFor', () => {
  const MAIN = { base: 'main', defaultBranch: 'main' };
  const NEXT = { base: 'next', defaultBranch: 'main' };

  it.each([
    [['.'], MAIN, 'skill-registrar/manifest'],
    [['.'], { base: 'main', defaultBranch: '' }, 'skill-registrar/manifest'],
    [['packages/one'], MAIN, 'skill-registrar/packages/one'],
    [['packages/one', 'packages/two'], MAIN, 'skill-registrar/manifest'],
    [['my skills/.hidden/a..b.lock'], MAIN, 'skill-registrar/my-skills/hidden/a-b'],
    [['packages/*'], MAIN, 'skill-registrar/manifest'],
    [['.'], NEXT, 'skill-registrar/next'],
    [['packages/one'], NEXT, 'skill-registrar/next-packages/one'],
  ])('roots %j with %j use the branch %s', (roots, branches, branch) => {
    expect(branchFor({ branch: undefined, roots }, branches)).toBe(branch);
  });

  it('the input branch overrides the default', () => {
    expect(branchFor({ branch: 'bots/x', roots: ['packages/one'] }, NEXT)).toBe('bots/x');
  });
});
