import { afterEach, describe, expect, it } from 'vitest';
import { findSuggestions } from '../../src/action/suggestions.js';
import { ActionWorkspace, aSkill } from '../support/action-workspace.js';
import { useEmulatedGitHub } from '../support/emulated-github.js';
import { node24 } from '../support/node24.js';
import { type ActionRun, runAction } from '../support/run-action.js';
import { runActionHere } from '../support/run-action-here.js';
import { BOT, PERSON } from '../support/start-emulate.js';
import { aPullRequestEvent } from '../support/workflow-events.js';

const FILE = 'skills/ct-a/SKILL.md';
const wrong = (extra = '') => aSkill('ct-a', { extra }).replace('version: 1.0.0', 'version: 1.0');

describe.skipIf(node24() === null)('suggested fixes', () => {
  const github = useEmulatedGitHub();
  let workspace: ActionWorkspace;
  let baseSha: string;
  afterEach(() => workspace.stop());

  /** A pull request that writes these files. */
  async function open(files: Record<string, string>, inBase: Record<string, string> = {}): Promise<void> {
    workspace = ActionWorkspace.create({ 'skills/ct-b/SKILL.md': aSkill('ct-b'), ...inBase });
    baseSha = await github.repository.push(workspace);
    await push(files);
    await github.repository.createPullRequest({ title: 'Feature', head: 'feature', base: 'main' });
  }

  async function push(files: Record<string, string>): Promise<void> {
    workspace.write(files);
    workspace.commit('change');
    await github.repository.push(workspace, 'feature');
  }

  async function check(
    parts: { token?: string; headRepository?: string } = {},
    run = runActionHere,
  ): Promise<ActionRun> {
    const { fullName } = github.repository;
    const { token = BOT.token, headRepository = fullName } = parts;
    github.proxy.requests.length = 0;
    const headSha = workspace.git('rev-parse', 'HEAD');
    return run({
      workspace: workspace.folder,
      inputs: { suggest: 'true', token, 'fail-on': 'never' },
      event: aPullRequestEvent({ baseSha, headSha, headRepository, number: 1 }, fullName),
      env: { GITHUB_REPOSITORY: fullName, GITHUB_API_URL: github.proxy.url },
    });
  }

  const written = () =>
    github.proxy.requests.filter(
      ({ method, url, body }) => method !== 'GET' && !body.includes('"query":"query') && url !== '/user',
    );
  const reviews = () =>
    written()
      .filter(({ url }) => url.endsWith('/pulls/1/reviews'))
      .map(({ body }) => JSON.parse(body));

  it('are review comments on changed lines, made once', async () => {
    await open({ [FILE]: wrong() });
    await check({}, runAction);
    expect(reviews()).toEqual([
      {
        commit_id: workspace.git('rev-parse', 'HEAD'),
        event: 'COMMENT',
        body: 'Skill Registrar suggests 1 fix.',
        comments: [{ path: FILE, line: 4, side: 'RIGHT', body: expect.any(String) }],
      },
    ]);
    const [comment] = await github.repository.reviewComments(1);
    expect(comment!.body).toMatchInlineSnapshot(`
      "<!-- skill-registrar: suggestion for .: 41c0a60c77c1167b -->
      Versions have three numbers, such as 1.0.0; found "1.0". ([\`version-format\`](https://github.com/skill-registrar/skill-registrar/blob/main/docs/rules/version-format.md))

      \`\`\`suggestion
      version: 1.0.0
      \`\`\`"
    `);
    await check();
    expect(written()).toEqual([]);
  });

  it('are not made for lines that the pull request does not change, or for a fork', async () => {
    await open({ [FILE]: wrong('license: MIT\n') }, { [FILE]: wrong() });
    await check();
    expect(written()).toEqual([]);
    await push({ [FILE]: wrong().replace('1.0\n', '2.0\n') });
    const { log } = await check({ headRepository: 'stranger/skills' });
    expect(log).toContain('No suggestions: the token of a pull request from a fork is read-only.');
    expect(github.proxy.requests).toEqual([]);
  });

  it('are edited when the fix changes, and resolved when it is made', async () => {
    await open({ [FILE]: wrong() });
    await check();
    const [comment] = await github.repository.reviewComments(1);
    const { id, body } = comment!;
    await github.repository.editReviewComment(id, body.replace('1.0.0', '1.0.1'));
    await check();
    expect((await github.repository.reviewComments(1)).map((one) => one.body)).toEqual([body]);
    await push({ [FILE]: aSkill('ct-a') });
    await check({}, runAction);
    expect([...github.proxy.threads.resolved]).toEqual([id]);
    await check();
    expect(written()).toEqual([]);
  });

  it('say that they are done where the token may not resolve them', async () => {
    await open({ [FILE]: wrong() });
    await check();
    await push({ [FILE]: aSkill('ct-a') });
    github.proxy.intercept = ({ body }) =>
      body.includes('resolveReviewThread')
        ? {
            status: 200,
            body: { data: null, errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible' }] },
          }
        : null;
    await check();
    const [comment] = await github.repository.reviewComments(1);
    expect(comment!.body).toContain('This is fixed, or was changed since.');
    expect(comment!.body).not.toContain('```suggestion');
  });

  it('are not repeated when somebody resolved them, and move when their lines moved on', async () => {
    await open({ [FILE]: wrong() });
    await check();
    const [first] = await github.repository.reviewComments(1);
    github.proxy.threads.outdated.add(first!.id);
    await check();
    const [, second] = await github.repository.reviewComments(1);
    expect([...github.proxy.threads.resolved]).toEqual([first!.id]);
    expect(second!.body).toBe(first!.body);
    github.proxy.threads.resolved.add(second!.id);
    await check();
    expect(written()).toEqual([]);
  });

  it('leave a comment alone in which someone else wrote the marker', async () => {
    await open({ [FILE]: wrong() });
    await check({ token: PERSON.token });
    const [theirs] = await github.repository.reviewComments(1);
    await check();
    const [first, ours] = await github.repository.reviewComments(1);
    expect(first).toEqual(theirs);
    expect(ours!.body).toBe(theirs!.body);
  });

  it('only warn when GitHub rejects them', async () => {
    await open({ [FILE]: wrong() });
    github.proxy.intercept = ({ method, url }) =>
      method === 'POST' && url.endsWith('/reviews')
        ? { status: 403, body: { message: 'Resource not accessible by integration' } }
        : null;
    const refused = await check();
    expect(refused.exitCode).toBe(0);
    expect(refused.log).toContain('::warning::The token lacks the permission "pull-requests: write"');
    github.proxy.intercept = ({ url }) =>
      url.includes('/compare/') ? { status: 404, body: { message: 'Not Found' } } : null;
    expect((await check()).log).toContain('::warning::GitHub did not say what the pull request changes');
  });
});

describe('findSuggestions', () => {
  const suggest = (before: string, after: string, changed = before.split('\n')) =>
    findSuggestions({
      fixed: [{ path: FILE, before, after }],
      diagnostics: [],
      lines: new Map([[FILE, new Map(changed.map((text, at) => [at + 1, text]))]]),
    }).map(({ startLine, line, body }) => ({
      startLine,
      line,
      body: body.split('\n\n').slice(1).join('\n\n'),
    }));

  it('replaces, inserts and removes lines', () => {
    expect(suggest('a\nb\nc\nd\n', 'a\nB\nC\nd\n')).toEqual([
      { startLine: 2, line: 3, body: '```suggestion\nB\nC\n```' },
    ]);
    expect(suggest('a\nb\n', 'a\nnew\nb\n')).toEqual([
      { startLine: 1, line: 1, body: '```suggestion\na\nnew\n```' },
    ]);
    expect(suggest('a\nb\n', 'new\na\nb\n')).toEqual([
      { startLine: 1, line: 1, body: '```suggestion\nnew\na\n```' },
    ]);
    expect(suggest('a\nb\n', 'a\n')).toEqual([{ startLine: 2, line: 2, body: '```suggestion\n```' }]);
  });

  it('cannot be closed by what it contains', () => {
    const [only] = suggest('a\n', '```\n@everyone\n');
    expect(only!.body).toBe('````suggestion\n```\n@everyone\n````');
  });

  it('makes no suggestion where the head of the pull request has other text', () => {
    expect(suggest('a\nb\n', 'a\nB\n', ['a', 'other'])).toEqual([]);
  });

  it('makes at most 20, each with its own key', () => {
    const before = 'x\ny\n'.repeat(30);
    const found = findSuggestions({
      fixed: [{ path: FILE, before, after: before.replaceAll('x', 'X') }],
      diagnostics: [],
      lines: new Map([[FILE, new Map(before.split('\n').map((text, at) => [at + 1, text]))]]),
    });
    expect(found).toHaveLength(20);
    expect(new Set(found.map(({ key }) => key)).size).toBe(20);
  });
});
