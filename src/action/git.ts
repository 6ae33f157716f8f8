import { posix } from 'node:path';
import type { Git, GitAnswer, NetworkAccess, Variables } from '../files/git.js';
import { CHANGED_NAMES, DIFF, isShallow } from '../files/git-base.js';
import { readRemoteFile } from '../files/remote-file.js';
import type { RemoteFile } from '../files/workspace.js';
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

/** The newest commits of the checkout, HEAD first. */
export function readCommits(git: Git | null): readonly string[] {
  return ask(git, 'rev-list', '--max-count=50', 'HEAD')?.trim().split('\n') ?? [];
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

/** A commit that findings are compared with. */
export interface Baseline {
  readonly commit: string;
  /** Whether HEAD may lack changes of this commit: then the commit that both have in common is compared. */
  readonly isDiverged: boolean;
}

type EventCommits = Pick<WorkflowContext, 'pullRequest' | 'mergeGroupBaseSha' | 'beforeSha' | 'isForced'>;

/** The commit that the pull request, the merge group or the push builds on; `null` for other events. */
export function findBaseline(context: EventCommits, git: Git | null): Baseline | null {
  const { pullRequest, mergeGroupBaseSha, beforeSha, isForced } = context;
  // The checkout of a pull request is its merge into base, and base may have moved since the event.
  const merged = pullRequest ? readBaseOfMerge(git, pullRequest.headSha) : null;
  const commit = merged ?? (pullRequest?.baseSha || mergeGroupBaseSha || beforeSha);
  if (!commit || !COMMIT.test(commit) || isNoCommit(commit)) return null;
  return { commit, isDiverged: pullRequest ? merged === null : isForced };
}

/** What GitHub gives as the commit before a new branch. */
export function isNoCommit(sha: string): boolean {
  return /^0+$/.test(sha);
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
const FETCH_TIMEOUT_MS = 120_000;

/** How the remote of a checkout can be reached. */
export interface RemoteOptions {
  readonly token: string;
  readonly serverUrl: string;
  /** For one command; default two minutes. */
  readonly timeoutMs?: number | undefined;
}

/** With the credentials of the checkout, then with the token: two such headers at once are an error on GitHub. */
function listAccess({ token, serverUrl, timeoutMs = FETCH_TIMEOUT_MS }: RemoteOptions): NetworkAccess[] {
  const access = { protocols: PROTOCOLS, timeoutMs };
  if (token === '') return [access];
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64');
  return [access, { ...access, header: { serverUrl, text: `AUTHORIZATION: basic ${credentials}` } }];
}

/** A config file of another repository that the token can read. */
export function readPolicy(file: RemoteFile, options: RemoteOptions, variables: Variables): Promise<string> {
  const { serverUrl } = options;
  return readRemoteFile(file, { ...listAccess(options).at(-1)!, serverUrl, variables });
}

/** Runs a command at the remote with the first access that works. */
async function askRemote(
  git: Git,
  args: readonly string[],
  options: RemoteOptions,
): Promise<{ readonly answer: GitAnswer; readonly access: NetworkAccess }> {
  const [first, ...others] = listAccess(options);
  let access = first!;
  let answer = await git.runRemote(args, access);
  for (const other of others) {
    // Another try would wait as long again.
    if (answer.status === 0 || answer.isTimeout === true) break;
    access = other;
    answer = await git.runRemote(args, access);
  }
  return { answer, access };
}

const FETCH = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules'];

/** Fetches one commit: without its history, unless the clone is complete and would not be afterwards. */
export async function fetchCommit(commit: string, git: Git | null, options: RemoteOptions): Promise<boolean> {
  if (git === null) return false;
  const depth = isShallow(git) ? ['--depth=1'] : [];
  return (await askRemote(git, [...FETCH, ...depth, 'origin', commit], options)).answer.status === 0;
}

/** The head of a branch at the remote, fetched; `null` if that fails. */
export async function fetchBranch(branch: string, git: Git, options: RemoteOptions): Promise<string | null> {
  const ref = `refs/heads/${branch}`;
  const depth = isShallow(git) ? ['--depth=1'] : [];
  const { answer } = await askRemote(git, [...FETCH, ...depth, 'origin', ref], options);
  return answer.status === 0 ? askLine(git, 'rev-parse', '--quiet', '--verify', 'FETCH_HEAD^{commit}') : null;
}

/** How much history to add until two commits meet. */
const DEEPEN_BY: readonly number[] = [50, 500, 5000];

/** The newest commit that HEAD and another one have in common; fetches history until it is there. */
export async function fetchMergeBase(
  commit: string,
  git: Git,
  options: RemoteOptions,
): Promise<string | null> {
  for (const count of DEEPEN_BY) {
    const head = readHead(git, 'commit');
    if (head === null || !isShallow(git)) break;
    const args = [...FETCH, `--deepen=${count}`, 'origin', commit, head];
    if ((await askRemote(git, args, options)).answer.status !== 0) break;
    const base = readMergeBase(commit, git);
    if (base !== null) return base;
  }
  return readMergeBase(commit, git);
}

export function readMergeBase(commit: string, git: Git): string | null {
  return askLine(git, 'merge-base', commit, 'HEAD')?.split('\n')[0] ?? null;
}

/** In a partial clone, git fetches the objects that it lacks. */
export async function openPartialClone(git: Git, options: RemoteOptions): Promise<Git> {
  const isPartial = askLine(git, 'config', '--get', '--type=bool', 'remote.origin.promisor') === 'true';
  if (!isPartial) return git;
  const { answer, access } = await askRemote(git, ['ls-remote', '--quiet', 'origin', 'HEAD'], options);
  return answer.status === 0 ? git.withMissingObjects(access) : git;
}

/** Paths that differ between a commit and the checkout, from the top of the repository; `null` if unknown. */
export function listChangedFiles(baseline: string | null, git: Git | null): ReadonlySet<string> | null {
  const output = baseline === null ? null : diffWith(baseline, git, CHANGED_NAMES);
  return output === null ? null : new Set(output.split('\0').filter((path) => path !== ''));
}

/** More names may not fit into one command. */
const FILES_AT_ONCE = 500;

/** What differs in some files, as a unified diff without context. */
export function diffFiles(baseline: string, files: readonly string[], git: Git | null): string {
  const diffs: string[] = [];
  for (let start = 0; start < files.length; start += FILES_AT_ONCE) {
    const paths = files
      .slice(start, start + FILES_AT_ONCE)
      .map((path) => posix.relative(git?.prefix || '.', path));
    diffs.push(diffWith(baseline, git, ['--unified=0', '--no-prefix', ...DIFF], paths) ?? '');
  }
  return diffs.join('');
}

function diffWith(
  baseline: string,
  git: Git | null,
  options: readonly string[],
  paths: readonly string[] = [],
): string | null {
  // Two commits that are known without their history have no merge base.
  return (
    ask(git, 'diff', ...options, `${baseline}...HEAD`, '--', ...paths) ??
    ask(git, 'diff', ...options, baseline, 'HEAD', '--', ...paths)
  );
}

/** Which paths, from the folder that was opened, git stores with Git LFS. */
export function selectLfsFiles(paths: readonly string[], git: Git | null): readonly string[] {
  const answer = git?.run(
    ['check-attr', '-z', '--stdin', 'filter'],
    paths.map((path) => `${path}\0`).join(''),
  );
  const fields = answer?.status === 0 ? answer.stdout.toString().split('\0') : [];
  return paths.filter((_, at) => fields[at * 3 + 2] === 'lfs');
}
