import { createServer } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { explainFailure } from '../../src/action/sync/explain-failure.js';
import type { SyncResult } from '../../src/action/sync/sync-pull-request.js';
import { useEmulatedGitHub } from '../support/emulated-github.js';
import { aManifest, aSyncRequest, BRANCH, MANIFEST, syncAt } from '../support/emulated-sync.js';
import { close, listen } from '../support/listen.js';
import { node24 } from '../support/node24.js';
import type { SeenRequest } from '../support/openapi.js';
import type { Answer, Fault } from '../support/recording-proxy.js';
import { BOT } from '../support/start-emulate.js';

const READ_BASE = 'GET /git/ref/heads%2Fmain';
const CREATE_TREE = 'POST /git/trees';
const CREATE_REF = 'POST /git/refs';
const UPDATE_REF = 'POST /graphql';
const LIST_PULLS = 'GET /pulls';
const CREATE_PULL = 'POST /pulls';

function answer(status: number, message: string, headers: Record<string, string> = {}): Answer {
  return { status, body: { message }, headers };
}

describe.skipIf(node24() === null)('failing GitHub requests', () => {
  const github = useEmulatedGitHub();
  let waits: number[];
  beforeEach(() => {
    waits = [];
  });

  const keyOf = ({ method, url }: SeenRequest) =>
    `${method} ${url.replace(`/repos/${github.repository.fullName}`, '').replace(/\?.*/, '')}`;
  const timesSent = (key: string) => github.proxy.requests.filter((seen) => keyOf(seen) === key).length;

  /** The first `times` requests with this key get `reply`. */
  function failing(key: string, reply: Answer | Fault, times = Number.POSITIVE_INFINITY): void {
    let left = times;
    github.proxy.intercept = (seen) => {
      if (keyOf(seen) !== key || left === 0) return null;
      left -= 1;
      return reply;
    };
  }

  function sync(parts = {}, at: { timeoutMs?: number; apiUrl?: string } = {}): Promise<SyncResult> {
    return syncAt(aSyncRequest(parts), {
      repository: github.repository,
      apiUrl: github.proxy.url,
      onRetry: ({ seconds }) => void waits.push(seconds),
      ...at,
    });
  }

  async function expectOnePullRequest(): Promise<void> {
    expect(await github.repository.pullRequests()).toHaveLength(1);
    expect(await github.repository.file(BRANCH, MANIFEST)).toBe(aManifest(['ct-a']));
  }

  describe('temporary failures', () => {
    it.each([
      ['500', READ_BASE, answer(500, 'oops'), [1]],
      [
        '502 with a page of HTML',
        CREATE_TREE,
        { ...answer(502, ''), body: '<html>Bad gateway</html>', headers: { 'content-type': 'text/html' } },
        [1],
      ],
      ['503', CREATE_PULL, answer(503, 'unavailable'), [1]],
      ['429 with Retry-After', READ_BASE, answer(429, 'slow down', { 'retry-after': '3' }), [3]],
      [
        '429 with a date',
        READ_BASE,
        () => answer(429, 'slow down', { 'retry-after': new Date(Date.now() + 6500).toUTCString() }),
        [expect.closeTo(6, -1)],
      ],
      [
        'the primary limit',
        LIST_PULLS,
        () =>
          answer(403, 'API rate limit exceeded', {
            'x-ratelimit-remaining': '0',
            'x-ratelimit-reset': String(Math.round(Date.now() / 1000) + 30),
          }),
        [expect.closeTo(30, -1)],
      ],
      ['a secondary limit', CREATE_PULL, answer(403, 'You have exceeded a secondary rate limit.'), [60]],
      [
        'a node that is not everywhere yet',
        CREATE_PULL,
        answer(422, 'Could not resolve to a node with the global id of X'),
        [1],
      ],
      ['a reset connection', CREATE_REF, 'reset', [1]],
      ['a body cut in the middle', READ_BASE, 'truncate', [1]],
    ] as const)('%s: waits and retries', async (_, key, reply, expected) => {
      failing(key, typeof reply === 'function' ? reply() : reply, 1);
      expect(await sync()).toMatchObject({ kind: 'done', operation: 'created' });
      expect(waits).toEqual(expected);
      await expectOnePullRequest();
    });

    it('times out and retries', async () => {
      failing(READ_BASE, 'stall', 1);
      expect(await sync({}, { timeoutMs: 300 })).toMatchObject({ kind: 'done' });
      expect(waits).toEqual([1]);
    });

    it.each([
      ['the branch', CREATE_REF],
      ['the pull request', CREATE_PULL],
    ])('does not create %s twice when the response was lost', async (_, key) => {
      failing(key, 'lose-answer', 1);
      expect(await sync()).toMatchObject({ kind: 'done', operation: 'created', overwritten: [] });
      expect(waits).toEqual([1]);
      await expectOnePullRequest();
    });

    it('waits longer each time, and a second run succeeds after a lost update', async () => {
      await sync();
      await github.repository.commit('main', 'new.md', 'new\n');
      failing(UPDATE_REF, answer(500, 'oops'), 3);
      expect(await sync()).toMatchObject({ operation: 'updated' });
      expect(waits).toEqual([1, 4, 9]);
    });
  });

  describe('permanent failures', () => {
    it.each([
      ['502', answer(502, 'bad gateway'), { kind: 'server-error', status: 502 }],
      ['resets', 'reset', { kind: 'unreachable' }],
      ['truncated bodies', 'truncate', { kind: 'unreachable' }],
      [
        'a page of a proxy',
        { ...answer(200, ''), body: '<html>Log in</html>', headers: { 'content-type': 'text/html' } },
        { kind: 'unreachable' },
      ],
    ] as const)('%s: gives up after five tries', async (_, reply, failure) => {
      failing(READ_BASE, reply);
      expect(await sync()).toMatchObject({ kind: 'failed', failure, headSha: null });
      expect(waits).toEqual([1, 4, 9, 16]);
      expect(timesSent(READ_BASE)).toBe(5);
    });

    it('unreachable server: names the URL', async () => {
      const server = createServer();
      const apiUrl = `http://127.0.0.1:${await listen(server)}`;
      await close(server);
      const result = await sync({}, { apiUrl });
      expect(result).toMatchObject({ failure: { kind: 'unreachable', apiUrl } });
      expect(textOf(result)).toMatch(/ECONNREFUSED.*proxy.*GITHUB_API_URL/s);
    });

    it('a rate limit longer than a job should wait: fails at once and says how long it lasts', async () => {
      failing(READ_BASE, answer(429, 'slow down', { 'retry-after': '3600' }));
      const result = await sync();
      expect(waits).toEqual([]);
      expect(textOf(result)).toContain('another 3600 seconds');
    });

    it.each([
      [
        '400',
        READ_BASE,
        answer(400, 'Problems parsing JSON'),
        'refused',
        'read the base branch (400): Problems parsing JSON',
      ],
      ['401', READ_BASE, answer(401, 'Bad credentials'), 'bad-token', 'expired'],
      [
        '403 without contents: write',
        CREATE_TREE,
        answer(403, 'Resource not accessible by integration'),
        'missing-permission',
        'contents: write',
      ],
      [
        '403 without pull-requests: write',
        CREATE_PULL,
        answer(403, 'Resource not accessible by integration'),
        'missing-permission',
        'pull-requests: write',
      ],
      [
        '403 of a personal token',
        CREATE_TREE,
        answer(403, 'Resource not accessible by personal access token'),
        'missing-permission',
        'Give the personal access token',
      ],
      [
        '403 of the setting on pull requests',
        CREATE_PULL,
        answer(403, 'GitHub Actions is not permitted to create or approve pull requests.'),
        'pull-requests-forbidden',
        'Settings → Actions → General → Workflow permissions',
      ],
      [
        '403 of single sign-on',
        READ_BASE,
        answer(403, 'Resource protected by organization SAML enforcement.', {
          'x-github-sso': 'required; url=https://github.example/sso?x=1',
        }),
        'single-sign-on',
        'https://github.example/sso?x=1',
      ],
      [
        '403 of an archive',
        CREATE_REF,
        answer(403, 'Repository was archived so is read-only.'),
        'archived',
        'Unarchive',
      ],
      [
        '403 of a firewall',
        READ_BASE,
        answer(403, 'the org has an IP allow list enabled'),
        'refused',
        'IP allow list',
      ],
      [
        '403 of a protected branch',
        CREATE_REF,
        answer(403, 'Protected branch update failed'),
        'branch-protected',
        'ruleset',
      ],
      ['404 for a write', CREATE_TREE, answer(404, 'Not Found'), 'missing-permission', 'contents: write'],
      [
        '409 of an empty repository',
        READ_BASE,
        answer(409, 'Git Repository is empty.'),
        'repository-empty',
        'first commit',
      ],
      ['409', CREATE_REF, answer(409, 'Conflict'), 'refused', 'update the branch (409)'],
      ['410', READ_BASE, answer(410, 'Gone'), 'refused', '(410)'],
      [
        '422 of a ruleset',
        CREATE_REF,
        answer(422, 'Repository rule violations found'),
        'branch-protected',
        BRANCH,
      ],
      [
        '422 of base',
        CREATE_PULL,
        {
          status: 422,
          body: {
            message: 'Validation Failed',
            errors: [{ resource: 'PullRequest', field: 'base', code: 'invalid' }],
          },
        },
        'base-missing',
        'main',
      ],
      [
        '422 of drafts',
        CREATE_PULL,
        answer(422, 'Draft pull requests are not supported in this repository.'),
        'draft-unsupported',
        'draft',
      ],
      ['422', CREATE_TREE, answer(422, 'tree.path is malformed'), 'refused', 'tree.path is malformed'],
    ] as const)('%s: does not retry, and says what to do', async (_, key, reply, kind, words) => {
      failing(key, reply);
      const result = await sync();
      expect(result).toMatchObject({ kind: 'failed', failure: { kind } });
      expect(timesSent(key)).toBe(1);
      expect(waits).toEqual([]);
      expect(textOf(result)).toContain(words);
      expect(textOf(result)).not.toContain(BOT.token);
    });

    it('404 for everything: says that the token cannot see the repository', async () => {
      github.proxy.intercept = () => answer(404, 'Not Found');
      expect(await sync()).toMatchObject({
        failure: { kind: 'repository-hidden', repository: github.repository.fullName },
      });
    });

    it('a setting that forbids pull requests: pushes the branch and prints the URL to open one', async () => {
      failing(
        CREATE_PULL,
        answer(403, 'GitHub Actions is not permitted to create or approve pull requests.'),
      );
      const result = await sync();
      expect(result).toMatchObject({ kind: 'failed', headSha: await github.repository.head(BRANCH) });
      expect(result.kind === 'failed' && explainFailure(result.failure).link).toBe(
        `https://github.example/${github.repository.fullName}/compare/main...skill-registrar/manifest?expand=1`,
      );
    });

    it('rejected labels and reviewers: keeps the pull request, with a note for each', async () => {
      github.proxy.intercept = (seen) =>
        /labels$/.test(seen.url)
          ? answer(422, 'Label is too long')
          : /requested_reviewers$/.test(seen.url)
            ? answer(403, 'Resource not accessible by integration')
            : null;
      const result = await sync({ labels: ['x'], teamReviewers: ['core'] });
      expect(result).toMatchObject({
        kind: 'done',
        operation: 'created',
        warnings: [
          { kind: 'labels-refused', labels: ['x'] },
          { kind: 'missing-permission', permission: 'pull-requests' },
        ],
      });
      await expectOnePullRequest();
    });
  });
});

function textOf(result: SyncResult): string {
  if (result.kind !== 'failed') return '';
  const { what, next, snippet, link } = explainFailure(result.failure);
  return [what, next, snippet?.text, link].join('\n');
}
