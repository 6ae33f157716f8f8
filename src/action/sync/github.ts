import { getOctokit } from '@actions/github';
import { type Step, UnusableAnswer } from './explain-failure.js';
import { fileContents } from './files.js';
import { pullRequests } from './pull-requests.js';
import { type AttemptOptions, attempt, nullWhenMissing } from './retry.js';

export type Octokit = ReturnType<typeof getOctokit>;

export interface ClientOptions {
  readonly token: string;
  /** `GITHUB_API_URL`: GitHub Enterprise Server has its own. */
  readonly apiUrl: string;
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 30_000;

/** An Octokit that honours the runner's proxy settings, gives up on silence, and takes no answer but JSON. */
export function createOctokit({ token, apiUrl, timeoutMs = DEFAULT_TIMEOUT_MS }: ClientOptions): Octokit {
  const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: 'skill-registrar' });
  octokit.hook.before('request', (options) => {
    options.request.signal = AbortSignal.timeout(timeoutMs);
  });
  // Octokit hands a body that it cannot parse on as text, as if all were well.
  octokit.hook.after('request', (response) => {
    if (response.status === 204 || (typeof response.data === 'object' && response.data !== null)) return;
    throw new UnusableAnswer('the answer was cut off or is not from GitHub');
  });
  return octokit;
}

export interface RepositoryAccess {
  readonly octokit: Octokit;
  readonly owner: string;
  readonly repo: string;
  readonly attempts: AttemptOptions;
}

type GitData = Pick<
  RepositoryApi,
  | 'isVisible'
  | 'readBase'
  | 'readBranch'
  | 'readCommit'
  | 'readCommitsBetween'
  | 'createTree'
  | 'createCommit'
  | 'pointBranch'
  | 'deleteBranch'
>;

/** Branches, commits and trees through the git data API: commits made by a bot's token there are verified. */
export function gitData({ octokit, owner, repo, attempts }: RepositoryAccess): GitData {
  const { git, repos } = octokit.rest;
  const run = <T>(step: Step, work: () => Promise<T>): Promise<T> => attempt(step, work, attempts);

  const headOf = async (branch: string): Promise<string | null> => {
    const answer = await git.getRef({ owner, repo, ref: `heads/${branch}` }).catch(nullWhenMissing);
    return answer === null ? null : answer.data.object.sha;
  };

  const readCommit = async (sha: string): Promise<CommitFacts> => {
    const { data } = await git.getCommit({ owner, repo, commit_sha: sha });
    return {
      sha,
      treeSha: data.tree.sha,
      message: data.message,
      author: data.author.name,
      url: data.html_url,
    };
  };

  return {
    isVisible: () =>
      run('read-base', async () => (await repos.get({ owner, repo }).catch(nullWhenMissing)) !== null),
    readBase: (branch) => run('read-base', () => headOf(branch)),
    readBranch: (branch) => run('read-branch', () => headOf(branch)),
    readCommit: (sha) => run('read-branch', () => readCommit(sha)),

    readCommitsBetween: (base, head) =>
      run('read-branch', async () => {
        const answer = await repos
          .compareCommitsWithBasehead({ owner, repo, basehead: `${base}...${head}` })
          .catch(nullWhenMissing);
        // Histories without a common commit cannot be compared: then the head speaks for the branch.
        if (answer === null) return [await readCommit(head)];
        return answer.data.commits.map(({ sha, commit, author, html_url }) => ({
          sha,
          treeSha: commit.tree.sha,
          message: commit.message,
          author: author?.login ?? commit.author?.name ?? 'unknown',
          url: html_url,
        }));
      }),

    createTree: (baseTree, files) =>
      run('create-tree', async () => {
        const { data } = await git.createTree({
          owner,
          repo,
          base_tree: baseTree,
          tree: files.map(treeEntry),
        });
        return data.sha;
      }),

    createCommit: ({ message, tree, parent }) =>
      run('create-commit', async () => {
        // Without author and committer GitHub signs the commits of a bot's token.
        const { data } = await git.createCommit({ owner, repo, message, tree, parents: [parent] });
        return data.sha;
      }),

    pointBranch: (branch, sha) =>
      run('push-branch', async () => {
        const current = await headOf(branch);
        if (current === sha) return;
        if (current === null) await git.createRef({ owner, repo, ref: `refs/heads/${branch}`, sha });
        else await git.updateRef({ owner, repo, ref: `heads/${branch}`, sha, force: true });
      }),

    deleteBranch: (branch) =>
      run('delete-branch', async () => {
        if ((await headOf(branch)) === null) return;
        await git.deleteRef({ owner, repo, ref: `heads/${branch}` });
      }),
  };
}

function treeEntry({ path, content }: TextFile) {
  return { path, content, mode: '100644', type: 'blob' } as const;
}

/** A commit as far as the life cycle of the branch needs it. */
export interface CommitFacts {
  readonly sha: string;
  readonly treeSha: string;
  readonly message: string;
  readonly author: string;
  readonly url: string;
}

export interface PullRequestFacts {
  readonly number: number;
  readonly url: string;
  readonly title: string;
  readonly body: string;
  readonly base: string;
  readonly labels: readonly string[];
  /** Login of whoever opened it: tells the workflow's own token from others. */
  readonly author: string;
}

export interface NewPullRequest {
  readonly title: string;
  readonly body: string;
  readonly branch: string;
  readonly base: string;
  readonly draft: boolean;
}

export interface TextFile {
  readonly path: string;
  readonly content: string;
}

/** What the life cycle of the pull request asks of GitHub. Every call may be repeated without harm. */
export interface RepositoryApi {
  /** Whether the token may see the repository at all. */
  isVisible(): Promise<boolean>;
  /** Sha of a branch's head; `null` when there is no such branch. */
  readBase(branch: string): Promise<string | null>;
  readBranch(branch: string): Promise<string | null>;
  readCommit(sha: string): Promise<CommitFacts>;
  /** Commits of `head` that `base` does not hold, oldest first. */
  readCommitsBetween(base: string, head: string): Promise<readonly CommitFacts[]>;
  /** Text of a file at a commit; `null` when there is none. */
  readFile(path: string, commit: string): Promise<string | null>;
  createTree(baseTree: string, files: readonly TextFile[]): Promise<string>;
  createCommit(commit: {
    readonly message: string;
    readonly tree: string;
    readonly parent: string;
  }): Promise<string>;
  /** Creates the branch or moves it, whatever it held. */
  pointBranch(branch: string, sha: string): Promise<void>;
  deleteBranch(branch: string): Promise<void>;
  /** Open pull requests from a branch of this repository, to whatever base. */
  findPullRequests(branch: string): Promise<readonly PullRequestFacts[]>;
  createPullRequest(pullRequest: NewPullRequest): Promise<PullRequestFacts>;
  updatePullRequest(number: number, text: { readonly title: string; readonly body: string }): Promise<void>;
  closePullRequest(number: number, text: { readonly body: string }): Promise<void>;
  addLabels(number: number, labels: readonly string[]): Promise<void>;
  requestReviewers(
    number: number,
    who: { readonly users: readonly string[]; readonly teams: readonly string[] },
  ): Promise<void>;
  addAssignees(number: number, users: readonly string[]): Promise<void>;
}

/** A repository at GitHub through an Octokit. */
export function octokitRepository(access: RepositoryAccess): RepositoryApi {
  return { ...gitData(access), ...fileContents(access), ...pullRequests(access) };
}
