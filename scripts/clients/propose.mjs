// Opens or updates a pull request with everything that `npm run clients` and `npm run build` changed, with the sync of
// our own Action. The workflow "Clients" runs it every week; it needs a token in GITHUB_TOKEN.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const BRANCH = 'clients/evidence';

/** Puts the changed files of a checkout into a pull request. */
export async function propose(
  { readInputs, createOctokit, openRepository, syncPullRequest },
  { root, env, failures },
) {
  const [owner, repo] = env.GITHUB_REPOSITORY.split('/');
  const octokit = createOctokit({ token: env.GITHUB_TOKEN, apiUrl: env.GITHUB_API_URL });
  const base = env.GITHUB_REF_NAME;
  const request = {
    ...readInputs(() => ''),
    base,
    branch: BRANCH,
    root: '.',
    checkedOutTrees: [git(root, 'rev-parse', 'HEAD^{tree}').trim()],
    eventSha: env.GITHUB_SHA,
    countRemovals: () => ({ removed: 0, total: 0 }),
    files: changedFiles(root).map((file) => ({ path: file, edit: () => textOf(path.join(root, file)) })),
    renderTitle: () => 'Update what the clients answer',
    renderBody: () => describe(failures),
  };
  const context = { repository: env.GITHUB_REPOSITORY, base, branch: BRANCH };
  return syncPullRequest(openRepository({ octokit, owner, repo }), request, context);
}

function describe(failures) {
  const intro = 'The newest versions of the clients were asked about the cases of `test/clients/cases.mjs`.';
  if (failures.trim() === '') return `${intro} Every fact of the profiles still agrees with their answers.\n`;
  return `${intro} These facts of the profiles no longer agree with their answers; correct them here:\n\n\`\`\`\n${failures.trim()}\n\`\`\`\n`;
}

function changedFiles(root) {
  const listed = git(root, 'ls-files', '-z', '--modified', '--deleted', '--others', '--exclude-standard');
  return [...new Set(listed.split('\0'))].filter((file) => file !== '').sort();
}

function git(root, ...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
}

function textOf(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
}

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '../..');
  const load = (file) => import(pathToFileURL(path.join(root, 'build/action', file)).href);
  const modules = Object.assign(
    {},
    ...(await Promise.all(
      ['inputs.js', 'sync/client.js', 'sync/repository.js', 'sync/sync-pull-request.js'].map(load),
    )),
  );
  const failures = process.argv[2] === undefined ? '' : (textOf(process.argv[2]) ?? '');
  const result = await propose(modules, { root, env: process.env, failures });
  console.log(JSON.stringify(result, null, 2));
  if (result.kind === 'failed') process.exitCode = 1;
}
