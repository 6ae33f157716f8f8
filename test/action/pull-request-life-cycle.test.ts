import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { explainFailure } from '../../src/action/sync/explain-failure.js';
import { withLineEndsOf } from '../../src/action/sync/files.js';
import type { SyncResult } from '../../src/action/sync/sync-pull-request.js';
import type { SyncRequest } from '../../src/action/sync/sync-request.js';
import { useEmulatedGitHub } from '../support/emulated-github.js';
import { aManifest, aSyncRequest, BRANCH, MANIFEST, syncAt } from '../support/emulated-sync.js';
import { node24 } from '../support/node24.js';
import { GitHubDescription, type SeenRequest } from '../support/openapi.js';
import { PERSON } from '../support/start-emulate.js';

describe.skipIf(node24() === null)('life cycle of the pull request', () => {
  const github = useEmulatedGitHub();
  const seen: SeenRequest[] = [];
  afterEach(() => {
    seen.push(...github.proxy.requests);
  });

  function sync(request: SyncRequest): Promise<SyncResult> {
    return syncAt(request, { repository: github.repository, apiUrl: github.proxy.url });
  }

  const writes = () =>
    github.proxy.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url }) => `${method} ${url}`);

  it('creates branch and pull request if base has no manifest', async () => {
    const baseHead = await github.repository.head('main');
    const result = await sync(aSyncRequest());
    const head = await github.repository.head(BRANCH);
    expect(result).toMatchObject({
      kind: 'done',
      operation: 'created',
      headSha: head,
      overwritten: [],
      warnings: [],
    });
    expect((await github.repository.commitOf(head!)).parents.map(({ sha }) => sha)).toEqual([baseHead]);
    expect(await github.repository.file(BRANCH, MANIFEST)).toBe(aManifest(['ct-a']));
    expect(await github.repository.paths(BRANCH)).toEqual(['README.md', MANIFEST]);
    const [pullRequest, ...others] = await github.repository.pullRequests();
    expect(others).toEqual([]);
    expect(pullRequest).toMatchObject({
      title: 'Register ct-a',
      base: { ref: 'main' },
      head: { ref: BRANCH },
    });
  });

  it('sets neither author nor committer, so that GitHub signs the commit', async () => {
    await sync(aSyncRequest());
    const commit = github.proxy.requests.find(
      ({ method, url }) => method === 'POST' && url.endsWith('/git/commits'),
    );
    expect(Object.keys(JSON.parse(commit!.body)).sort()).toEqual(['message', 'parents', 'tree']);
  });

  it('does nothing on a second run', async () => {
    await sync(aSyncRequest());
    const head = await github.repository.head(BRANCH);
    github.proxy.requests.length = 0;
    const result = await sync(aSyncRequest());
    expect(result).toMatchObject({
      kind: 'done',
      operation: 'none',
      pullRequest: { number: 1 },
      headSha: head,
    });
    // Creating a tree that already exists touches no branch, commit or pull request.
    expect(writes()).toEqual([`POST /repos/${github.repository.fullName}/git/trees`]);
  });

  it('makes no commit if only the time differs', async () => {
    await sync(aSyncRequest());
    const head = await github.repository.head(BRANCH);
    const result = await sync(aSyncRequest({ lastUpdated: '2026-02-01T00:00:00Z' }));
    expect(result).toMatchObject({ operation: 'none', headSha: head });
    expect(await github.repository.file(BRANCH, MANIFEST)).toContain('2026-01-27T12:34:56Z');
  });

  it('needs no pull request if only the time differs from base', async () => {
    await github.repository.commit('main', MANIFEST, aManifest(['ct-a'], '2025-12-31T00:00:00Z'));
    const result = await sync(aSyncRequest());
    expect(result).toMatchObject({ operation: 'none', pullRequest: null, headSha: null });
    expect(await github.repository.head(BRANCH)).toBeNull();
    expect(writes()).toEqual([]);
  });

  it('updates branch, title and body when the manifest changes', async () => {
    await sync(aSyncRequest());
    const result = await sync(aSyncRequest({ skills: ['ct-a', 'ct-b'] }));
    expect(result).toMatchObject({ operation: 'updated', pullRequest: { number: 1 }, overwritten: [] });
    expect(await github.repository.file(BRANCH, MANIFEST)).toBe(aManifest(['ct-a', 'ct-b']));
    const [pullRequest] = await github.repository.pullRequests();
    expect(pullRequest!.title).toBe('Register ct-a, ct-b');
    expect(pullRequest!.body).toContain('`ct-b`');
  });

  it('rebuilds the commit on the new head when base has moved', async () => {
    await sync(aSyncRequest());
    const moved = await github.repository.commit('main', 'docs/new.md', 'new\n');
    const result = await sync(aSyncRequest());
    expect(result).toMatchObject({ operation: 'updated', overwritten: [] });
    const head = await github.repository.commitOf((await github.repository.head(BRANCH))!);
    expect(head.parents.map(({ sha }) => sha)).toEqual([moved]);
    expect(await github.repository.paths(BRANCH)).toEqual(['README.md', 'docs/new.md', MANIFEST]);
  });

  it('closes the stale pull request when base is up to date, and keeps the branch', async () => {
    await sync(aSyncRequest());
    await github.repository.commit('main', MANIFEST, aManifest(['ct-a']));
    const result = await sync(aSyncRequest());
    expect(result).toMatchObject({ operation: 'closed', pullRequest: { number: 1 } });
    const [closed] = await github.repository.pullRequests('closed');
    expect(closed).toMatchObject({ number: 1, state: 'closed' });
    expect(closed!.body).toMatch(/^> \[!NOTE\]\n> Closed by Skill Registrar/);
    expect(await github.repository.head(BRANCH)).not.toBeNull();
  });

  it('deletes the branch of a stale pull request with delete-branch', async () => {
    await sync(aSyncRequest());
    await github.repository.commit('main', MANIFEST, aManifest(['ct-a']));
    const result = await sync(aSyncRequest({ deleteBranch: true }));
    expect(result).toMatchObject({ operation: 'closed', headSha: null, warnings: [] });
    expect(await github.repository.head(BRANCH)).toBeNull();
  });

  it('keeps a branch with commits from people', async () => {
    await sync(aSyncRequest());
    await github.repository.commit(BRANCH, 'notes.md', 'mine\n', 'Keep my notes');
    await github.repository.commit('main', MANIFEST, aManifest(['ct-a']));
    const result = await sync(aSyncRequest({ deleteBranch: true }));
    expect(result).toMatchObject({
      operation: 'closed',
      warnings: [{ kind: 'branch-kept', branch: BRANCH, commits: 1 }],
    });
    expect(await github.repository.head(BRANCH)).not.toBeNull();
  });

  it('lists in the pull request the commits it overwrote, and keeps listing them', async () => {
    await sync(aSyncRequest());
    const theirs = await github.repository.commit(
      BRANCH,
      'notes.md',
      'mine\n',
      'Keep my notes @team\n\nMore text',
    );
    const result = await sync(aSyncRequest());
    expect(result).toMatchObject({
      operation: 'updated',
      overwritten: [{ sha: theirs, title: 'Keep my notes @team' }],
    });
    expect(await github.repository.paths(BRANCH)).not.toContain('notes.md');
    const body = (await github.repository.pullRequests())[0]!.body;
    expect(body).toContain(theirs);
    expect(body).toContain('git cherry-pick');
    expect(body).not.toContain('@team');
    expect(await sync(aSyncRequest())).toMatchObject({ operation: 'none' });
    await sync(aSyncRequest({ skills: ['ct-a', 'ct-b'] }));
    expect((await github.repository.pullRequests())[0]!.body).toContain(theirs);
  });

  it('treats a commit that a person amended as theirs', async () => {
    await sync(aSyncRequest());
    const ours = await github.repository.commitOf((await github.repository.head(BRANCH))!);
    const amended = await github.repository.commit(BRANCH, MANIFEST, aManifest(['ct-x']), ours.message);
    expect(await sync(aSyncRequest())).toMatchObject({ overwritten: [{ sha: amended }] });
  });

  it('keeps a branch that a person brought to the wanted state', async () => {
    await github.repository.createBranch(BRANCH, 'main');
    const theirs = await github.repository.commit(BRANCH, MANIFEST, aManifest(['ct-a']), 'Register by hand');
    const result = await sync(aSyncRequest());
    expect(result).toMatchObject({ operation: 'created', headSha: theirs, overwritten: [] });
    expect(await github.repository.head(BRANCH)).toBe(theirs);
  });

  it('only adds labels, and requests reviewers and assignees once', async () => {
    const request = aSyncRequest({
      labels: ['skills'],
      reviewers: [PERSON.login],
      assignees: [PERSON.login],
    });
    expect(await sync(request)).toMatchObject({ operation: 'created', warnings: [] });
    await github.repository.addLabel(1, 'by-hand');
    github.proxy.requests.length = 0;
    const again = aSyncRequest({
      skills: ['ct-a', 'ct-b'],
      labels: ['Skills', 'bot'],
      reviewers: [PERSON.login],
    });
    expect(await sync(again)).toMatchObject({
      operation: 'updated',
    });
    const [pullRequest] = await github.repository.pullRequests();
    expect(pullRequest!.labels.map(({ name }) => name)).toEqual(['skills', 'by-hand', 'bot']);
    expect(pullRequest!.requested_reviewers.map(({ login }) => login)).toEqual([PERSON.login]);
    expect(writes().filter((line) => /reviewers|assignees/.test(line))).toEqual([]);
  });

  it('opens a draft with draft: true', async () => {
    await sync(aSyncRequest({ draft: 'new' }));
    expect((await github.repository.pullRequests())[0]!.draft).toBe(true);
  });

  it('keeps the pull request when a reviewer is unknown, and says so', async () => {
    const result = await sync(aSyncRequest({ reviewers: ['nobody-at-all'] }));
    expect(result).toMatchObject({
      operation: 'created',
      warnings: [{ kind: 'not-collaborators', who: ['nobody-at-all'] }],
    });
  });

  it('does not rewrite a body that the website stored with CRLF', async () => {
    await sync(aSyncRequest());
    const { body } = (await github.repository.pullRequests())[0]!;
    await github.repository.editPullRequest(1, { body: `${body.replaceAll('\n', '\r\n')}\r\n` });
    expect(await sync(aSyncRequest())).toMatchObject({ operation: 'none' });
  });

  it('commits LF if the repository has LF, whatever the checkout uses', async () => {
    await github.repository.commit('main', MANIFEST, aManifest(['ct-old']));
    const content = aManifest(['ct-a']).replaceAll('\n', '\r\n');
    await sync(
      aSyncRequest({ files: [{ path: MANIFEST, edit: (before) => withLineEndsOf(before, content) }] }),
    );
    expect(await github.repository.file(BRANCH, MANIFEST)).toBe(aManifest(['ct-a']));
  });

  it('reads a manifest of more than 1 MiB through its blob', async () => {
    const large = aManifest(Array.from({ length: 40_000 }, (_, at) => `ct-skill-number-${at}`));
    expect(large.length).toBeGreaterThan(1024 * 1024);
    await github.repository.commit('main', MANIFEST, large);
    github.proxy.intercept = ({ url }) =>
      url.includes('/contents/')
        ? { status: 200, body: { type: 'file', encoding: 'none', content: '', sha: blobSha(large) } }
        : null;
    expect(await sync(aSyncRequest({ files: [{ path: MANIFEST, edit: () => large }] }))).toMatchObject({
      operation: 'none',
    });
  });

  it('does not move a branch whose pull request targets another base', async () => {
    await sync(aSyncRequest());
    await github.repository.createBranch('next', 'main');
    const head = await github.repository.head(BRANCH);
    const result = await sync(aSyncRequest({ base: 'next' }));
    expect(result).toMatchObject({ kind: 'failed', failure: { kind: 'branch-in-use', base: 'main' } });
    expect(await github.repository.head(BRANCH)).toBe(head);
  });

  it('reports that base is missing, or that branch and base are the same', async () => {
    expect(await sync(aSyncRequest({ base: 'nope' }))).toMatchObject({
      failure: { kind: 'base-missing', base: 'nope' },
    });
    const same = await sync(aSyncRequest({ branch: 'main' }));
    expect(same).toMatchObject({ failure: { kind: 'branch-is-base' } });
    expect(same.kind === 'failed' && explainFailure(same.failure).next).toContain('its own branch');
  });

  it('supports base branches whose names need escaping', async () => {
    await github.repository.createBranch('release/1.x', 'main');
    expect(
      await sync(aSyncRequest({ base: 'release/1.x', branch: 'bots/#1 ✓'.replace(' ', '-') })),
    ).toMatchObject({ operation: 'created' });
  });
  it('checks only the head when branch and base have no common history', async () => {
    await sync(aSyncRequest());
    const theirs = await github.repository.commit(BRANCH, 'notes.md', 'mine\n', 'Keep my notes');
    github.proxy.intercept = ({ url }) =>
      url.includes('/compare/') ? { status: 404, body: { message: 'No common ancestor' } } : null;
    expect(await sync(aSyncRequest())).toMatchObject({
      overwritten: [{ sha: theirs, title: 'Keep my notes' }],
    });
  });

  it.each([
    [{ author: { login: 'mona' }, commit: { author: { name: 'Mona' } } }, 'mona'],
    [{ author: null, commit: { author: { name: 'Mona' } } }, 'Mona'],
    [{ author: null, commit: { author: null } }, 'unknown'],
  ])('names the author of a commit as well as possible: %j', async (facts, author) => {
    await sync(aSyncRequest());
    await github.repository.commit(BRANCH, 'notes.md', 'mine\n');
    const commit = { message: 'mine', tree: { sha: 't' }, ...facts.commit };
    const body = {
      commits: [{ sha: 's', html_url: 'https://github.example/s', author: facts.author, commit }],
    };
    github.proxy.intercept = ({ url }) => (url.includes('/compare/') ? { status: 200, body } : null);
    expect(await sync(aSyncRequest())).toMatchObject({ overwritten: [{ author }] });
  });

  it('accepts a pull request without text, author or label names, and ignores one from a fork', async () => {
    await sync(aSyncRequest());
    const pull = {
      html_url: 'u',
      title: 't',
      body: null,
      base: { ref: 'main', repo: { id: 1 } },
      labels: [{}],
      user: null,
    };
    const listed = [
      { ...pull, number: 5, head: { repo: { id: 2, full_name: 'acme/other-fork' } } },
      { ...pull, number: 6, head: { repo: null } },
    ];
    github.proxy.intercept = ({ method, url }) =>
      method === 'GET' && url.includes('/pulls?')
        ? { status: 200, body: listed }
        : method === 'PATCH' && url.includes('/pulls/6')
          ? { status: 200, body: {} }
          : null;
    expect(await sync(aSyncRequest())).toMatchObject({
      operation: 'updated',
      pullRequest: { number: 6, author: '' },
    });
  });

  it('closes a pull request with a full body without adding a note', async () => {
    await sync(aSyncRequest());
    const body = 'x'.repeat(65_500);
    await github.repository.editPullRequest(1, { body });
    await github.repository.commit('main', MANIFEST, aManifest(['ct-a']));
    expect(await sync(aSyncRequest())).toMatchObject({ operation: 'closed' });
    expect((await github.repository.pullRequests('closed'))[0]).toMatchObject({ state: 'closed', body });
  });

  it('treats a directory in place of the manifest as missing', async () => {
    await github.repository.commit('main', `${MANIFEST}/oops.md`, 'a folder');
    github.proxy.intercept = ({ method }) =>
      method === 'POST' ? { status: 422, body: { message: 'stop here' } } : null;
    expect(await sync(aSyncRequest())).toMatchObject({ failure: { kind: 'refused', step: 'create-tree' } });
  });

  it('sends only requests that GitHub Enterprise Server describes', () => {
    const server = new GitHubDescription('ghes-3.17');
    expect(seen.length).toBeGreaterThan(100);
    const rest = seen.filter(({ url }) => url !== '/graphql');
    expect(rest.flatMap((request) => server.check(request))).toEqual([]);
  });
});

function blobSha(content: string): string {
  const bytes = Buffer.from(content);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
