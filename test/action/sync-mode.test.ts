import { readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ActionWorkspace, aSkill, BROKEN } from '../support/action-workspace.js';
import { useEmulatedGitHub } from '../support/emulated-github.js';
import { BRANCH, MANIFEST } from '../support/emulated-sync.js';
import { close, listen } from '../support/listen.js';
import { node24 } from '../support/node24.js';
import { type ActionRun, PUSH, runAction, type WorkflowEvent } from '../support/run-action.js';
import { runActionHere } from '../support/run-action-here.js';
import { BOT, PERSON } from '../support/start-emulate.js';
import { aPullRequestEvent, DISPATCH, MERGE_GROUP, SCHEDULE } from '../support/workflow-events.js';

describe.skipIf(node24() === null)('mode sync', () => {
  const github = useEmulatedGitHub();
  let workspace: ActionWorkspace;
  beforeEach(async () => {
    workspace = ActionWorkspace.create({ 'skills/ct-a/SKILL.md': aSkill('ct-a') });
    await github.repository.push(workspace);
  });
  afterEach(() => workspace.stop());

  /** Commits files to base, as a merged pull request does, and checks base out. */
  async function land(files: Record<string, string>): Promise<string> {
    workspace.discard();
    workspace.write(files);
    workspace.commit('land');
    return github.repository.push(workspace);
  }

  async function sync(
    parts: { inputs?: Record<string, string>; event?: WorkflowEvent; env?: Record<string, string> } = {},
    start = runActionHere,
  ): Promise<ActionRun> {
    const run = await start({
      workspace: workspace.folder,
      inputs: { mode: 'sync', token: BOT.token, 'keep-changes': 'true', ...parts.inputs },
      event: parts.event ?? { ...PUSH, sha: workspace.git('rev-parse', 'HEAD') },
      env: { GITHUB_REPOSITORY: github.repository.fullName, GITHUB_API_URL: github.proxy.url, ...parts.env },
    });
    const everything =
      run.log.replace(`::add-mask::${BOT.token}`, '') +
      run.summary +
      JSON.stringify([run.outputs, run.report]);
    expect(everything, 'the token is nowhere').not.toContain(BOT.token);
    return run;
  }

  it.each([
    ['push', PUSH, runAction],
    ['schedule', SCHEDULE, runActionHere],
    ['workflow_dispatch', DISPATCH, runActionHere],
  ])('%s: writes the manifest, opens the pull request and says so', async (_, event, start) => {
    const run = await sync({ event }, start);
    const head = await github.repository.head(BRANCH);
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({
      valid: 'true',
      changed: 'true',
      registered: '1',
      'pull-request-number': '1',
      'pull-request-operation': 'created',
      'pull-request-branch': BRANCH,
      'pull-request-head-sha': head,
    });
    const [pullRequest] = await github.repository.pullRequests();
    expect(pullRequest).toMatchObject({
      title: 'Register skill ct-a',
      base: { ref: 'main' },
      head: { ref: BRANCH },
    });
    expect(pullRequest!.body).toContain('| `ct-a` | `skills/ct-a` |');
    expect(pullRequest!.body).toContain('`research` → `ct-a`');
    expect(await github.repository.file(BRANCH, MANIFEST)).toBe(await workspace.read(MANIFEST));
    expect(run.summary).toMatch(/^# ✅ 1 skill is valid\n/);
    expect(run.summary).toContain('[Pull request 1](');
  });

  it('does nothing the second time, in the same checkout or a fresh one', async () => {
    await sync();
    const [before] = await github.repository.pullRequests();
    const again = await sync();
    expect(again.outputs).toMatchObject({ 'pull-request-operation': 'none', 'pull-request-number': '1' });
    workspace.stop();
    workspace = ActionWorkspace.create({ 'skills/ct-a/SKILL.md': aSkill('ct-a') });
    const fresh = await sync();
    expect(fresh.outputs).toMatchObject({
      changed: 'true',
      'pull-request-operation': 'none',
      'pull-request-number': '1',
    });
    expect(await github.repository.pullRequests()).toEqual([before]);
  });

  it('updates the pull request when a skill changes, and closes it when base is up to date', async () => {
    await sync();
    await land({ 'skills/ct-b/SKILL.md': aSkill('ct-b', { description: 'Testing agent using BATS' }) });
    const updated = await sync();
    expect(updated.outputs).toMatchObject({ 'pull-request-operation': 'updated', names: '["ct-a","ct-b"]' });
    expect((await github.repository.pullRequests())[0]!.title).toBe('Update the skill manifest: 2 added');
    await land({ [MANIFEST]: (await workspace.read(MANIFEST))! });
    const closed = await sync({ inputs: { 'delete-branch': 'true' } }, runAction);
    expect(closed.outputs).toMatchObject({
      'pull-request-operation': 'closed',
      'pull-request-number': '1',
      'pull-request-head-sha': '',
    });
    expect(await github.repository.head(BRANCH)).toBeNull();
    expect(closed.summary).toContain('was closed: `main` is up to date, so it is no longer needed');
  });

  it('uses title, body, message, labels, people and draft from the inputs', async () => {
    await sync({
      inputs: {
        title: 'Skills!',
        body: 'By **hand**.',
        'commit-message': 'chore: skills\n\nBody',
        labels: 'skills\nbot',
        reviewers: PERSON.login,
        assignees: PERSON.login,
        draft: 'true',
        branch: 'bots/skills',
      },
    });
    const [pullRequest] = await github.repository.pullRequests();
    expect(pullRequest).toMatchObject({ title: 'Skills!', draft: true, head: { ref: 'bots/skills' } });
    expect(pullRequest!.body).toMatch(/^By \*\*hand\*\*\.\n\n/);
    expect(pullRequest!.labels.map(({ name }) => name)).toEqual(['skills', 'bot']);
    const { message } = await github.repository.commitOf((await github.repository.head('bots/skills'))!);
    expect(message).toMatch(
      /^chore: skills\n\nBody\n\nSkill-Registrar-Tree: [0-9a-f]{40}\nSkill-Registrar-Root: \./,
    );
  });

  it('syncs the valid skills, says what needs attention, and fails for the invalid one', async () => {
    await land({ 'skills/ct-x/SKILL.md': BROKEN });
    const run = await sync();
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ valid: 'false', invalid: '1', 'pull-request-operation': 'created' });
    const { body } = (await github.repository.pullRequests())[0]!;
    expect(body).toContain('### Needs attention (1)');
    expect(body).toContain(
      `| 🔴 | [\`skills/ct-x/SKILL.md:3:14\`](https://github.example/${github.repository.fullName}/blob/main/skills/ct-x/SKILL.md?plain=1#L3) | "description" must be a string, but it is a list.`,
    );
    expect(await github.repository.file(BRANCH, MANIFEST)).not.toContain('ct-x');
    expect(run.summary).toMatch(/^# ❌ 1 of 2 skills is invalid\n/);
  });

  it('writes the manifest of a subdirectory to its place', async () => {
    await land({ 'packages/one/skills/ct-p/SKILL.md': aSkill('ct-p') });
    const run = await sync({ inputs: { root: 'packages/one' } });
    expect(run.outputs['manifest']).toBe('packages/one/skills/manifest.json');
    const branch = 'skill-registrar/packages/one';
    expect(await github.repository.file(branch, 'packages/one/skills/manifest.json')).toContain(
      '"skills/ct-p"',
    );
    const { body } = (await github.repository.pullRequests())[0]!;
    expect(body).toContain('This brings `packages/one/skills/manifest.json` up to date');
    expect(body).toContain('| `ct-p` | `packages/one/skills/ct-p` |');
  });

  it('lists overwritten commits in the pull request and summary', async () => {
    await sync();
    const theirs = await github.repository.commit(BRANCH, 'notes.md', 'mine\n', 'My notes');
    const run = await sync();
    expect(run.outputs['pull-request-operation']).toBe('updated');
    expect((await github.repository.pullRequests())[0]!.body).toContain(theirs);
    expect(run.summary).toContain(theirs);
    expect(run.log).toContain(`::warning::Commits pushed to ${BRANCH} were overwritten`);
  });

  it.each([
    [
      'a fork',
      aPullRequestEvent({ headRepository: 'stranger/skills' }),
      'This pull request is from a fork, so the token is read-only',
    ],
    ['a merge queue', MERGE_GROUP, 'This is a merge queue'],
    [
      'its own branch',
      { ...PUSH, ref: `refs/heads/${BRANCH}` },
      'runs on the branch that Skill Registrar itself maintains',
    ],
  ])('%s: changes nothing, and says why', async (_, event, words) => {
    const run = await sync({ event });
    expect(run.exitCode, 'the manifest is out of date, and nothing updates it').toBe(1);
    expect(run.summary).toMatch(/^# ❌ The manifest is out of date\n/);
    expect(github.proxy.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(workspace.git('status', '--porcelain')).toBe('');
    expect(run.summary).toContain('## Pull request: skipped');
    expect(run.summary).toContain(words);
    expect(run.outputs).toMatchObject({ changed: 'true', 'pull-request-operation': 'none' });
  });

  it('a fork passes when its manifest is up to date, or with fail-on never', async () => {
    const event = aPullRequestEvent({ headRepository: 'stranger/skills' });
    expect((await sync({ event, inputs: { 'fail-on': 'never' } })).exitCode).toBe(0);
    await sync({ env: { GITHUB_REPOSITORY: '' } });
    const run = await sync({ event });
    expect(run.exitCode).toBe(0);
    expect(run.outputs['changed']).toBe('false');
  });

  it('a fork with an invalid skill still fails', async () => {
    workspace.write({ 'skills/ct-x/SKILL.md': BROKEN });
    const run = await sync({ event: aPullRequestEvent({ headRepository: 'stranger/skills' }) });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ valid: 'false', invalid: '1' });
  });

  it.each([
    ['a detached head', { event: { ...PUSH, ref: 'refs/tags/v1' } }, 'Set the input "base"'],
    ['a missing base', { inputs: { base: 'nope' } }, 'There is no branch nope'],
    ['no token', { inputs: { token: '' } }, 'There is no token'],
    ['no repository', { env: { GITHUB_REPOSITORY: '' } }, 'GITHUB_REPOSITORY is not set'],
  ])('%s: fails with instructions, all outputs set and the manifest intact', async (_, parts, words) => {
    const run = await sync(parts);
    expect(run.exitCode).toBe(1);
    expect(run.log).toContain('::error::');
    expect(run.log.replaceAll('%25', '%')).toContain(words);
    expect(run.summary).toMatch(/^# ❌ The pull request could not be created or updated\n/);
    expect(run.outputs).toMatchObject({
      valid: 'true',
      skills: '1',
      names: '["ct-a"]',
      'pull-request-operation': 'none',
    });
    const text = await workspace.read(MANIFEST);
    if (text !== null) expect(JSON.parse(text).skills).toHaveLength(1);
  });

  it('missing permissions: prints the block to add', async () => {
    github.proxy.intercept = ({ method }) =>
      method === 'POST' ? { status: 403, body: { message: 'Resource not accessible by integration' } } : null;
    const run = await sync();
    expect(run.exitCode).toBe(1);
    expect(run.summary).toContain('```yaml\npermissions:\n  contents: write\n  pull-requests: write\n```');
  });

  it('a setting that forbids pull requests: pushes the branch and prints its URL', async () => {
    github.proxy.intercept = ({ method, url }) =>
      method === 'POST' && url.endsWith('/pulls')
        ? {
            status: 403,
            body: { message: 'GitHub Actions is not permitted to create or approve pull requests.' },
          }
        : null;
    const run = await sync();
    const head = await github.repository.head(BRANCH);
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({
      'pull-request-branch': BRANCH,
      'pull-request-head-sha': head,
      'pull-request-number': '',
    });
    expect(run.summary).toContain(
      `https://github.example/${github.repository.fullName}/compare/main...${BRANCH}?expand=1`,
    );
  });

  it("notes that the workflow's token starts no workflows", async () => {
    github.proxy.intercept = ({ method, url }) =>
      method === 'POST' && url.endsWith('/pulls')
        ? {
            status: 201,
            body: {
              number: 9,
              html_url: 'https://github.example/pull/9',
              title: 't',
              body: '',
              base: { ref: 'main' },
              labels: [],
              user: { login: 'github-actions[bot]' },
            },
          }
        : null;
    const run = await sync();
    expect(run.summary).toContain('with the workflow token, for which GitHub starts no workflows');
  });

  it.each([
    ['502', { status: 502, body: { message: 'Bad gateway' } }],
    [
      '429 with Retry-After',
      { status: 429, body: { message: 'Slow down' }, headers: { 'retry-after': '1' } },
    ],
    ['a lost connection', 'reset'],
  ] as const)('retries after %s', async (name, answer) => {
    let hasFailed = false;
    github.proxy.intercept = ({ method, url }) => {
      if (hasFailed || method !== 'POST' || !url.endsWith('/git/trees')) return null;
      hasFailed = true;
      return answer;
    };
    const run = await sync({}, name === 'a lost connection' ? runAction : runActionHere);
    expect(run.outputs['pull-request-operation']).toBe('created');
    expect(run.log).toMatch(/^Trying again in 1 s /m);
    expect(await github.repository.pullRequests()).toHaveLength(1);
  });

  it('uses the proxy of the runner', async () => {
    const seen: string[] = [];
    const tunnel = createHttpServer();
    tunnel.on('connect', (request, socket, head) => {
      seen.push(request.url ?? '');
      const { hostname, port } = new URL(github.proxy.url);
      const onward = connect(Number(port), hostname, () => {
        socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        onward.write(head);
        onward.pipe(socket).pipe(onward);
      });
      socket.on('error', () => onward.destroy());
      onward.on('error', () => socket.destroy());
    });
    const port = await listen(tunnel);
    const env = {
      GITHUB_API_URL: 'http://api.github.internal/api/v3',
      http_proxy: `http://127.0.0.1:${port}`,
    };
    // The paths of GitHub Enterprise Server begin with /api/v3.
    const before = github.proxy.problems.length;
    github.proxy.intercept = () => ({ status: 401, body: { message: 'Bad credentials' } });
    const run = await sync({ env }, runAction);
    github.proxy.problems.length = before;
    await close(tunnel);
    expect(seen).toContain('api.github.internal:80');
    expect(github.proxy.requests[0]?.url).toMatch(/^\/api\/v3\/repos\//);
    expect(run.log).toContain('GitHub rejected the token (401)');
  });

  it('syncs a manifest that an earlier step updated', async () => {
    await sync({ env: { GITHUB_REPOSITORY: '' } });
    const run = await sync();
    expect(run.outputs).toMatchObject({ changed: 'false', 'pull-request-operation': 'created' });
    expect((await github.repository.pullRequests())[0]!.title).toBe('Register skill ct-a');
  });

  it('commits catalogs together with the manifest, and does nothing the second time', async () => {
    const readme =
      '# Ours\n\n<!-- skill-registrar:catalog:start as=markdown -->\n<!-- skill-registrar:catalog:end -->\n';
    await land({ 'README.md': readme });
    const run = await sync();
    expect(run.outputs['pull-request-operation']).toBe('created');
    expect(await github.repository.file(BRANCH, 'README.md')).toContain('ct-a');
    expect((await github.repository.pullRequests())[0]!.body).toContain('| `README.md` | catalog updated |');
    const again = await sync();
    expect(again.outputs['pull-request-operation']).toBe('none');
    expect(await github.repository.file(BRANCH, 'README.md')).toContain('ct-a');
  });

  it('never writes a file that it cannot decode', async () => {
    const text =
      '# Caf\u00e9\n\n<!-- skill-registrar:catalog:start as=markdown -->\n<!-- skill-registrar:catalog:end -->\n';
    const bytes = Buffer.from(text, 'latin1');
    writeFileSync(join(workspace.folder, 'README.md'), bytes);
    workspace.commit('Write in Latin-1');
    await github.repository.push(workspace);
    const run = await sync({}, runAction);
    expect(run.outputs['pull-request-operation']).toBe('created');
    expect(await github.repository.file(BRANCH, MANIFEST)).toContain('ct-a');
    const trees = github.proxy.requests.filter(
      ({ method, url }) => method === 'POST' && url.endsWith('/trees'),
    );
    expect(trees).not.toEqual([]);
    expect(trees.map(({ body }) => String(body)).join()).not.toContain('README.md');
    expect(readFileSync(join(workspace.folder, 'README.md')).equals(bytes)).toBe(true);
  });

  it('finds its pull request when the name of the repository is written in another case, or is an old one', async () => {
    await sync();
    const [before] = await github.repository.pullRequests();
    const list = await fetch(`${github.repository.url}/repos/${github.repository.fullName}/pulls`);
    const renamed = (await list.text()).replaceAll(
      `"full_name":"${github.repository.fullName}"`,
      '"full_name":"Acme/Renamed"',
    );
    expect(renamed).toContain('Acme/Renamed');
    github.proxy.intercept = ({ method, url }) =>
      method === 'GET' && /\/pulls\?.*state=open/.test(url)
        ? { status: 200, body: JSON.parse(renamed) }
        : null;
    const run = await sync({}, runAction);
    expect(run.outputs).toMatchObject({
      'pull-request-operation': 'none',
      'pull-request-number': String(before!.number),
    });
  });

  it('keeps an unusable manifest unchanged, and opens nothing', async () => {
    workspace.write({ [MANIFEST]: '{ "skills": ' });
    const run = await sync();
    expect(run.exitCode).toBe(1);
    expect(await workspace.read(MANIFEST)).toBe('{ "skills": ');
    expect(github.proxy.requests).toEqual([]);
    expect(run.outputs).toMatchObject({ valid: 'false', 'pull-request-operation': 'none' });
  });
});
