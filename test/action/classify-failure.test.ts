import { describe, expect, it } from 'vitest';
import { GitHubError, type Step } from '../../src/action/sync/client.js';
import { classifyFailure, type FailureContext } from '../../src/action/sync/failures.js';

const CONTEXT: FailureContext = {
  repository: 'acme/skills',
  serverUrl: 'https://github.example',
  apiUrl: 'https://api.github.example',
  base: 'release/1.x',
  branch: 'bots/ä b',
  labels: ['l'],
  reviewers: ['r'],
  teamReviewers: [],
  assignees: ['a'],
  now: 1_000_000,
};

function classify(step: Step, status: number, message: string, headers: Record<string, string> = {}) {
  return classifyFailure(new GitHubError(step, { kind: 'http', status, message, headers }), CONTEXT);
}

describe('classifyFailure', () => {
  it.each([
    ['find-pull-request', 'pull-requests'],
    ['update-pull-request', 'pull-requests'],
    ['add-assignees', 'pull-requests'],
    ['push-branch', 'contents'],
    ['delete-branch', 'contents'],
    ['read-file', 'contents'],
  ] as const)('a 403 at step %s asks for %s', (step, permission) => {
    expect(classify(step, 403, 'Resource not accessible by integration')).toMatchObject({
      kind: 'missing-permission',
      permission,
    });
  });

  it('a 404 means a hidden repository when reading, and a missing permission when writing', () => {
    expect(classify('read-branch', 404, 'Not Found')).toEqual({
      kind: 'repository-hidden',
      repository: 'acme/skills',
    });
    expect(classify('find-pull-request', 404, 'Not Found').kind).toBe('repository-hidden');
    expect(classify('create-pull-request', 404, 'Not Found')).toMatchObject({
      kind: 'missing-permission',
      permission: 'pull-requests',
    });
  });

  it('keeps the slashes of branches in the compare URL, and escapes the rest', () => {
    expect(
      classify(
        'create-pull-request',
        403,
        'GitHub Actions is not permitted to create or approve pull requests.',
      ),
    ).toMatchObject({
      compareUrl: 'https://github.example/acme/skills/compare/release/1.x...bots/%C3%A4%20b?expand=1',
      settingsUrl: 'https://github.example/acme/skills/settings/actions',
    });
  });

  it('uses the single sign-on URL that GitHub sends', () => {
    expect(classify('read-base', 403, 'x', { 'x-github-sso': 'required; url=https://g/sso' })).toEqual({
      kind: 'single-sign-on',
      url: 'https://g/sso',
    });
    expect(classify('read-base', 403, 'Resource protected by organization SAML enforcement')).toEqual({
      kind: 'single-sign-on',
      url: null,
    });
  });

  it('says whom or what a 422 is about', () => {
    expect(classify('request-reviewers', 422, 'm')).toEqual({
      kind: 'not-collaborators',
      who: ['r'],
      message: 'm',
    });
    expect(classify('add-assignees', 422, 'm')).toEqual({
      kind: 'not-collaborators',
      who: ['a'],
      message: 'm',
    });
    expect(classify('add-labels', 422, 'm')).toEqual({ kind: 'labels-refused', labels: ['l'], message: 'm' });
    expect(classify('delete-branch', 422, 'Cannot delete a protected branch')).toMatchObject({
      kind: 'branch-protected',
    });
    expect(classify('push-branch', 422, 'Reference update failed')).toMatchObject({
      kind: 'refused',
      step: 'push-branch',
    });
  });

  it('counts the seconds until a rate limit resets', () => {
    expect(classify('read-base', 429, 'm', { 'retry-after': '90' })).toEqual({
      kind: 'rate-limited',
      waitSeconds: 90,
    });
    expect(
      classify('read-base', 403, 'API rate limit exceeded', {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': '1500',
      }),
    ).toEqual({ kind: 'rate-limited', waitSeconds: 500 });
    expect(classify('read-base', 429, 'm')).toEqual({ kind: 'rate-limited', waitSeconds: null });
    expect(classify('read-base', 429, 'm', { 'retry-after': 'soon' })).toEqual({
      kind: 'rate-limited',
      waitSeconds: null,
    });
    expect(
      classify('read-base', 429, 'm', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'soon' }),
    ).toEqual({ kind: 'rate-limited', waitSeconds: null });
  });
});
