import type { Git } from '../files/git.js';
import { CHANGED_NAMES } from '../files/git-base.js';
import type { WorkflowContext } from './workflow-context.js';

/** The output of a local command; `null` if there is no repository or no such commit. */
function ask(git: Git | null, ...args: readonly string[]): string | null {
  const answer = git?.run(args);
  return answer?.status === 0 ? answer.stdout.toString() : null;
}

function askLine(git: Git | null, ...args: readonly string[]): string | null {
  return ask(git, ...args)?.replace(/\r?\n$/, '') || null;
}

/** The commit that is checked out, or its tree. */
export function readHead(git: Git | null, what: 'commit' | 'tree'): string | null {
  return askLine(git, 'rev-parse', '--quiet', '--verify', `HEAD^{${what}}`);
}

/** The branch that is checked out; `null` when the head is detached. */
export function readBranchName(git: Git | null): string | null {
  return askLine(git, 'symbolic-ref', '--quiet', '--short', 'HEAD');
}

/** `owner/name` of the checked-out repository, by its remote; `null` if unknown. */
export function readRepositoryName(git: Git | null): string | null {
  const url = askLine(git, 'config', '--get', 'remote.origin.url');
  if (url === null || !/^(?:https?|ssh|git):\/\/|^[\w.-]+@[\w.-]+:/.test(url)) return null;
  return /([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url)?.[1] ?? null;
}

const COMMIT = /^[0-9a-f]{40,64}$/;

type EventCommits = Pick<WorkflowContext, 'pullRequest' | 'mergeGroupBaseSha' | 'beforeSha'>;

/** The commit that the pull request, the merge group or the push builds on; `null` for other events. */
export function findBaseline(context: EventCommits, git: Git | null): string | null {
  const fromEvent = context.pullRequest?.baseSha || context.mergeGroupBaseSha || context.beforeSha;
  // The checkout of a pull request is its merge into base, and base may have moved since the event.
  const merged = context.pullRequest ? readBaseOfMerge(git, context.pullRequest.headSha) : null;
  const commit = merged ?? fromEvent;
  return commit && COMMIT.test(commit) && !/^0+$/.test(commit) ? commit : null;
}

/**
 * The first parent of the merge that GitHub made of this head; `null` if something else is checked out, such as the head
 * itself, which may be a merge as well. A shallow checkout has the SHAs of its parents, not the commits themselves.
 */
function readBaseOfMerge(git: Git | null, headSha: string): string | null {
  const commit = ask(git, 'cat-file', 'commit', 'HEAD');
  const parents = [...(commit?.split('\n\n', 1)[0] ?? '').matchAll(/^parent ([0-9a-f]+)$/gm)];
  const [base, head, ...others] = parents.map(([, sha]) => sha!);
  return base !== undefined && head === headSha && others.length === 0 ? base : null;
}

export function hasCommit(commit: string, git: Git | null): boolean {
  return ask(git, 'cat-file', '-e', `${commit}^{tree}`) !== null;
}

/** As checkouts have them; no helper program of another transport. */
const PROTOCOLS: readonly string[] = ['https', 'http', 'ssh', 'file'];
const FETCH_TIMEOUT_MS = 300_000;

/** Fetches one commit without its history: with the credentials of the checkout, else with the token. */
export async function fetchCommit(
  commit: string,
  { git, token, serverUrl }: { readonly git: Git | null; readonly token: string; readonly serverUrl: string },
): Promise<boolean> {
  if (git === null) return false;
  const fetch = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--depth=1', 'origin', commit];
  const access = { protocols: PROTOCOLS, timeoutMs: FETCH_TIMEOUT_MS };
  if ((await git.runRemote(fetch, access)).status === 0) return true;
  if (token === '') return false;
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64');
  const header = { serverUrl, text: `AUTHORIZATION: basic ${credentials}` };
  return (await git.runRemote(fetch, { ...access, header })).status === 0;
}

/** Paths that differ between a commit and the checkout, from the top of the repository; `null` if unknown. */
export function listChangedFiles(baseline: string | null, git: Git | null): ReadonlySet<string> | null {
  if (baseline === null) return null;
  // Two commits that are known without their history have no merge base.
  const output =
    ask(git, 'diff', ...CHANGED_NAMES, `${baseline}...HEAD`, '--') ??
    ask(git, 'diff', ...CHANGED_NAMES, baseline, 'HEAD', '--');
  return output === null ? null : new Set(output.split('\0').filter((path) => path !== ''));
}
