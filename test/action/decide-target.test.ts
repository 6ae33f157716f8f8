import { describe, expect, it } from 'vitest';
import type { EventPullRequest } from '../../src/action/workflow-context.js';
import { decideTarget } from '../../src/action/workflow-context.js';

const BRANCH = 'skill-registrar/manifest';
const PULL_REQUEST: EventPullRequest = {
  baseRef: 'main',
  baseSha: '',
  headRef: 'feature',
  isFork: false,
  isMerged: false,
};

function decide(
  eventName: string,
  ref: string,
  parts: { base?: string; pullRequest?: Partial<EventPullRequest> } = {},
) {
  const pullRequest = parts.pullRequest ? { ...PULL_REQUEST, ...parts.pullRequest } : null;
  return decideTarget(
    { eventName, ref, pullRequest },
    { branch: BRANCH, ...(parts.base ? { base: parts.base } : {}) },
  );
}

describe('decideTarget', () => {
  it.each(['push', 'schedule', 'workflow_dispatch'])('%s: the branch that the workflow runs on', (event) => {
    expect(decide(event, 'refs/heads/release/1.x')).toEqual({ kind: 'target', base: 'release/1.x' });
  });

  it('the input comes before the event', () => {
    expect(decide('push', 'refs/heads/main', { base: 'next' })).toEqual({ kind: 'target', base: 'next' });
    expect(decide('push', 'refs/tags/v1', { base: 'main' })).toEqual({ kind: 'target', base: 'main' });
  });

  it('a pull request: its own branch, from the event, since HEAD is detached (trap 24)', () => {
    expect(decide('pull_request', 'refs/pull/7/merge', { pullRequest: {} })).toEqual({
      kind: 'target',
      base: 'feature',
    });
  });

  it('a merged pull request: the branch it went into', () => {
    const pullRequest = { isMerged: true };
    expect(decide('pull_request', 'refs/pull/7/merge', { pullRequest })).toEqual({
      kind: 'target',
      base: 'main',
    });
  });

  it.each(['pull_request', 'pull_request_target'])(
    '%s of a fork: nothing, even when base is given (trap 18)',
    (event) => {
      const facts = { pullRequest: { isFork: true }, base: 'main' };
      expect(decide(event, 'refs/pull/7/merge', facts)).toEqual({ kind: 'skip', reason: 'fork' });
    },
  );

  it('a merge queue: nothing', () => {
    const ref = 'refs/heads/gh-readonly-queue/main/pr-7-abc';
    expect(decide('merge_group', ref)).toEqual({ kind: 'skip', reason: 'merge-queue' });
  });

  it('the branch of the Action itself: nothing', () => {
    expect(decide('push', `refs/heads/${BRANCH}`)).toEqual({ kind: 'skip', reason: 'own-branch' });
    expect(decide('pull_request', 'refs/pull/7/merge', { pullRequest: { headRef: BRANCH } })).toEqual({
      kind: 'skip',
      reason: 'own-branch',
    });
  });

  it('a tag without base: a failure that names it', () => {
    expect(decide('push', 'refs/tags/v1')).toEqual({
      kind: 'failure',
      failure: { kind: 'detached-head', ref: 'refs/tags/v1' },
    });
  });

  it('the same name for both: a failure', () => {
    expect(decide('push', 'refs/heads/main', { base: BRANCH })).toMatchObject({
      failure: { kind: 'branch-is-base' },
    });
  });
});
