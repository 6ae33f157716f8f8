import { execFile } from 'node:child_process';
import type { WorkflowContext } from './workflow-context.js';

/** The output of git, without a shell; `null` if there is no git, no repository or no such commit. */
function askGit(
  args: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  // The checkout of a job in a container belongs to another user.
  const all = ['-c', 'safe.directory=*', ...args];
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', ...environment };
  return new Promise((resolve) => {
    execFile('git', all, { cwd, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
      resolve(error ? null : stdout);
    });
  });
}

async function askLine(args: readonly string[], cwd: string): Promise<string | null> {
  const text = (await askGit(args, cwd))?.replace(/\r?\n$/, '');
  return text || null;
}

/** Path from the top of the repository down to a folder, `packages/one/` or empty; `null` outside a repository. */
export async function readPrefix(folder: string): Promise<string | null> {
  const prefix = await askGit(['rev-parse', '--show-prefix'], folder);
  return prefix === null ? null : prefix.replace(/\r?\n$/, '');
}

/** The commit that is checked out, or its tree. */
export function readHead(folder: string, what: 'commit' | 'tree'): Promise<string | null> {
  return askLine(['rev-parse', '--quiet', '--verify', `HEAD^{${what}}`], folder);
}

/** The branch that is checked out; `null` when the head is detached. */
export function readBranchName(folder: string): Promise<string | null> {
  return askLine(['symbolic-ref', '--quiet', '--short', 'HEAD'], folder);
}

/** `owner/name` of the checked-out repository, by its remote; `null` if unknown. */
export async function readRepositoryName(folder: string): Promise<string | null> {
  const url = await askLine(['config', '--get', 'remote.origin.url'], folder);
  if (url === null || !/^(?:https?|ssh|git):\/\/|^[\w.-]+@[\w.-]+:/.test(url)) return null;
  return /([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url)?.[1] ?? null;
}

const COMMIT = /^[0-9a-f]{40,64}$/;

type EventCommits = Pick<WorkflowContext, 'pullRequest' | 'mergeGroupBaseSha' | 'beforeSha'>;

/** The commit that the pull request, the merge group or the push builds on; `null` for other events. */
export async function findBaseline(context: EventCommits, folder: string): Promise<string | null> {
  const fromEvent = context.pullRequest?.baseSha || context.mergeGroupBaseSha || context.beforeSha;
  // The checkout of a pull request is its merge into base, and base may have moved since the event.
  const merged = context.pullRequest ? await readBaseOfMerge(folder, context.pullRequest.headSha) : null;
  const commit = merged ?? fromEvent;
  return commit && COMMIT.test(commit) && !/^0+$/.test(commit) ? commit : null;
}

/**
 * The first parent of the merge that GitHub made of this head; `null` if something else is checked out, such as the head
 * itself, which may be a merge as well. A shallow checkout has the SHAs of its parents, not the commits themselves.
 */
async function readBaseOfMerge(folder: string, headSha: string): Promise<string | null> {
  const commit = await askGit(['cat-file', '-p', 'HEAD'], folder);
  const parents = [...(commit?.split('\n\n', 1)[0] ?? '').matchAll(/^parent ([0-9a-f]+)$/gm)];
  const [base, head, ...others] = parents.map(([, sha]) => sha!);
  return base !== undefined && head === headSha && others.length === 0 ? base : null;
}

export async function hasCommit(commit: string, folder: string): Promise<boolean> {
  return (await askGit(['cat-file', '-e', `${commit}^{tree}`], folder)) !== null;
}

/** Fetches one commit without its history: with the credentials of the checkout, else with the token. */
export async function fetchCommit(
  commit: string,
  {
    folder,
    token,
    serverUrl,
  }: { readonly folder: string; readonly token: string; readonly serverUrl: string },
): Promise<boolean> {
  const fetch = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--depth=1', 'origin', commit];
  if ((await askGit(fetch, folder)) !== null) return true;
  if (token === '') return false;
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64');
  // Through the environment: arguments are visible to every process of the machine.
  const environment = {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${serverUrl}/.extraheader`,
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${credentials}`,
  };
  return (await askGit(fetch, folder, environment)) !== null;
}

/** Paths that differ between a commit and the checkout, from the top of the repository; `null` if unknown. */
export async function listChangedFiles(
  baseline: string | null,
  folder: string,
): Promise<ReadonlySet<string> | null> {
  if (baseline === null) return null;
  const diff = ['diff', '--name-only', '--no-ext-diff', '--no-renames', '-z'];
  // Two commits that are known without their history have no merge base.
  const output =
    (await askGit([...diff, `${baseline}...HEAD`, '--'], folder)) ??
    (await askGit([...diff, baseline, 'HEAD', '--'], folder));
  return output === null ? null : new Set(output.split('\0').filter((path) => path !== ''));
}
