import { type AttemptOptions, attempt } from './attempt.js';
import type { Octokit } from './create-octokit.js';
import type { Step } from './github-error.js';
import type { CommitFacts, RepositoryApi, TextFile } from './repository-api.js';
import { nullWhenMissing } from './request-failure.js';

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
