import { RequestError } from '@octokit/request-error';
import type { FileForm } from '../../files/workspace.js';
import type { CommitAuthor } from '../inputs.js';
import type { EventRun } from '../workflow-context.js';
import type { Octokit } from './client.js';
import { inStep, nullWhenForbidden, nullWhenMissing, required } from './client.js';

/** A commit as far as the life cycle of the branch needs it. */
export interface CommitFacts {
  readonly sha: string;
  readonly treeSha: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: string;
  readonly url: string;
}

export interface PullRequestFacts {
  readonly number: number;
  /** For GraphQL. */
  readonly nodeId: string;
  readonly isDraft: boolean;
  readonly url: string;
  readonly title: string;
  readonly body: string;
  readonly base: string;
  readonly headSha: string;
  readonly isMerged: boolean;
  readonly labels: readonly string[];
  /** Login of the account that opened it: distinguishes the workflow's own token from others. */
  readonly author: string;
}

export interface NewPullRequest {
  readonly title: string;
  readonly body: string;
  readonly branch: string;
  readonly base: string;
  readonly draft: boolean;
}

export interface TreeEntry {
  /** Name within its tree. */
  readonly name: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
}

/** A file of a new commit. */
export interface TreeFile {
  readonly path: string;
  readonly mode: '100644' | '100755' | '120000';
  /** `null` for a removed file. */
  readonly content: string | null;
  readonly form?: FileForm;
}

interface CommentFacts {
  readonly id: number;
  readonly body: string;
  /** Login; `null` if the account is gone. */
  readonly author: string | null;
}

/** A review comment with its answers. */
export interface ReviewThread {
  readonly id: string;
  /** Whether the lines that it is about were changed since. */
  readonly isOutdated: boolean;
  readonly isResolved: boolean;
  readonly commentId: number;
  readonly body: string;
  readonly author: string | null;
}

interface NewReview {
  readonly headSha: string;
  readonly body: string;
  readonly comments: readonly {
    readonly path: string;
    readonly startLine: number;
    readonly line: number;
    readonly body: string;
  }[];
}

interface RepositoryAccess {
  readonly octokit: Octokit;
  readonly owner: string;
  readonly repo: string;
}

/** The requests of the Action to one repository on GitHub. */
export type RepositoryApi = ReturnType<typeof openRepository>;

export function openRepository(access: RepositoryAccess) {
  return { ...gitData(access), ...pullRequests(access), ...comments(access), ...reviews(access) };
}

const HEADS = 'refs/heads/';
/** Larger files are sent on their own. */
const MAX_INLINE_BYTES = 100_000;
const MAX_REQUEST_BYTES = 1_000_000;

interface TreeRequest {
  path: string;
  mode: TreeFile['mode'];
  type: 'blob';
  content?: string;
  sha?: string | null;
}

const UPDATE_REFS = `mutation ($repositoryId: ID!, $update: RefUpdate!) {
  updateRefs(input: { repositoryId: $repositoryId, refUpdates: [$update] }) { clientMutationId }
}`;
const CONVERT_TO_DRAFT = `mutation ($pullRequestId: ID!) {
  convertPullRequestToDraft(input: { pullRequestId: $pullRequestId }) { clientMutationId }
}`;
const VIEWER = 'query { viewer { login } }';
const REVIEW_THREADS = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) {
    reviewThreads(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id isOutdated isResolved
        comments(first: 1) { nodes { databaseId body author { login } } }
      }
    }
  } }
}`;
const RESOLVE_THREAD = `mutation ($threadId: ID!) {
  resolveReviewThread(input: { threadId: $threadId }) { clientMutationId }
}`;

interface GraphqlError extends Error {
  readonly errors?: readonly { readonly message: string; readonly type?: string }[];
}

function isGraphqlError(error: unknown): error is GraphqlError {
  return error instanceof Error && error.name === 'GraphqlResponseError';
}

/** Whether a server does not know a part of a GraphQL request, or has no GraphQL. */
function isUnsupported(error: unknown): boolean {
  if (error instanceof RequestError) return error.status === 404;
  return (
    isGraphqlError(error) &&
    (error.errors ?? []).some(({ message }) => /doesn't exist|isn't a defined|undefinedField/i.test(message))
  );
}

/** GraphQL answers 200 with a list of errors: a request that GitHub rejected. */
function toRequestError(error: unknown): unknown {
  if (!isGraphqlError(error)) return error;
  const isForbidden = (error.errors ?? []).some(({ type }) => type === 'FORBIDDEN');
  const request = { method: 'POST', url: '/graphql', headers: {} } as const;
  const status = isForbidden ? 403 : 422;
  const response = { status, url: '/graphql', headers: {}, data: {} };
  return new RequestError(error.message, status, { request, response });
}

/** Branches, commits and trees through the git data API: commits of a bot's token are verified there. */
function gitData({ octokit, owner, repo }: RepositoryAccess) {
  const { git, repos } = octokit.rest;
  const trees = new Map<string, readonly TreeEntry[]>();

  const headOf = async (branch: string): Promise<string | null> => {
    const answer = await git.getRef({ owner, repo, ref: `heads/${branch}` }).catch(nullWhenMissing);
    return answer === null ? null : required(answer.data.object.sha);
  };

  const createBlob = async (content: string, isBinary: boolean): Promise<string> => {
    const bytes = Buffer.from(content, isBinary ? 'latin1' : 'utf8');
    const blob = { content: bytes.toString('base64'), encoding: 'base64' };
    return required((await git.createBlob({ owner, repo, ...blob })).data.sha);
  };

  const readCommit = async (sha: string): Promise<CommitFacts> => {
    const { data } = await git.getCommit({ owner, repo, commit_sha: sha });
    return {
      sha,
      treeSha: data.tree.sha,
      parents: data.parents.map((parent) => parent.sha),
      message: data.message,
      author: data.author.name,
      url: data.html_url,
    };
  };

  return {
    /** Whether the token may see the repository at all. */
    isVisible: () =>
      inStep('read-base', async () => (await repos.get({ owner, repo }).catch(nullWhenMissing)) !== null),

    /** SHA of a branch's head; `null` if the branch does not exist. */
    readBase: (branch: string) => inStep('read-base', () => headOf(branch)),
    readBranch: (branch: string) => inStep('read-branch', () => headOf(branch)),
    readCommit: (sha: string) => inStep('read-branch', () => readCommit(sha)),

    /** Commits of `head` that are not in `base`, oldest first. */
    readCommitsBetween: (base: string, head: string) =>
      inStep('read-branch', async (): Promise<readonly CommitFacts[]> => {
        const answer = await repos
          .compareCommitsWithBasehead({ owner, repo, basehead: `${base}...${head}` })
          .catch(nullWhenMissing);
        // Histories without a common commit cannot be compared: then only the head is known.
        if (answer === null) return [await readCommit(head)];
        return answer.data.commits.map(({ sha, commit, author, parents, html_url }) => ({
          sha,
          treeSha: commit.tree.sha,
          parents: (parents ?? []).map((parent) => parent.sha),
          message: commit.message,
          author: author?.login ?? commit.author?.name ?? 'unknown',
          url: html_url,
        }));
      }),

    /** `null` if GitHub does not know both commits. One try: it is only asked where the checkout is shallow. */
    compareCommits: (base: string, head: string) =>
      inStep('read-branch', async () => {
        const basehead = `${base}...${head}`;
        const request = { owner, repo, basehead, per_page: 1, request: { retries: 0 } };
        const answer = await repos.compareCommitsWithBasehead(request).catch(nullWhenMissing);
        if (answer === null) return null;
        const { merge_base_commit, files = [] } = answer.data;
        return {
          mergeBase: merge_base_commit.sha,
          files: files.map(({ filename, patch = '' }) => ({ path: filename, patch })),
        };
      }),

    /** The entries of one directory; trees never change, so each is read once. */
    readTree: (sha: string) =>
      inStep('read-file', async (): Promise<readonly TreeEntry[]> => {
        const known = trees.get(sha);
        if (known !== undefined) return known;
        const { data } = await git.getTree({ owner, repo, tree_sha: sha });
        const entries = data.tree.map(({ path, mode, type, sha: entry }) => ({
          name: path,
          mode,
          type,
          sha: entry,
        }));
        trees.set(sha, entries);
        return entries;
      }),

    /** Its bytes: not every file is text. */
    readBlob: (sha: string) =>
      inStep('read-file', async () => {
        const { data } = await git.getBlob({ owner, repo, file_sha: sha });
        return Buffer.from(data.content, data.encoding === 'base64' ? 'base64' : 'utf8');
      }),

    createTree: (baseTree: string, files: readonly TreeFile[]) =>
      inStep('create-tree', async () => {
        const sizes = files.map(({ content }) => Buffer.byteLength(content ?? ''));
        const isLarge = sizes.reduce((sum, size) => sum + size, 0) > MAX_REQUEST_BYTES;
        const tree: TreeRequest[] = [];
        for (const [at, { path, mode, content, form }] of files.entries()) {
          const isBinary = form?.isBinary === true;
          const entry = { path, mode, type: 'blob' as const };
          if (content === null) tree.push({ ...entry, sha: null });
          else if (!isLarge && !isBinary && sizes[at]! <= MAX_INLINE_BYTES) tree.push({ ...entry, content });
          else tree.push({ ...entry, sha: await createBlob(content, isBinary) });
        }
        return required((await git.createTree({ owner, repo, base_tree: baseTree, tree })).data.sha);
      }),

    createCommit: (commit: {
      readonly message: string;
      readonly tree: string;
      readonly parent: string;
      /** Without author and committer GitHub signs the commits of a bot's token. */
      readonly author?: CommitAuthor | undefined;
    }) =>
      inStep('create-commit', async () => {
        const { message, tree, parent, author } = commit;
        const named = author === undefined ? {} : { author: { ...author } };
        const { data } = await git.createCommit({ owner, repo, message, tree, parents: [parent], ...named });
        return { sha: required(data.sha), author: data.author.name };
      }),

    /** A branch that git cannot have next to this one, because one name continues the other; `null` if there is none. */
    findBlockingBranch: (branch: string) =>
      inStep('read-branch', async () => {
        const ref = `heads/${branch.split('/', 1)[0]}`;
        const { data } = await git.listMatchingRefs({ owner, repo, ref });
        const branches = data.map((found) => ({
          name: found.ref.slice(HEADS.length),
          sha: found.object.sha,
        }));
        const isBlocking = (name: string) => name.startsWith(`${branch}/`) || branch.startsWith(`${name}/`);
        return branches.find(({ name }) => isBlocking(name)) ?? null;
      }),

    createBranch: (branch: string, sha: string) =>
      inStep('push-branch', async () => {
        await git.createRef({ owner, repo, ref: `${HEADS}${branch}`, sha });
      }),

    moveBranch: (branch: string, sha: string, { force }: { readonly force: boolean }) =>
      inStep('push-branch', async () => {
        await git.updateRef({ owner, repo, ref: `heads/${branch}`, sha, force });
      }),

    /** Moves a branch to any commit if nobody pushed to it meanwhile: `false` if someone did. */
    replaceBranch: (branch: string, { from, to }: { readonly from: string; readonly to: string }) =>
      inStep('push-branch', async () => {
        const { data } = await repos.get({ owner, repo });
        const update = { name: `${HEADS}${branch}`, beforeOid: from, afterOid: to, force: true };
        try {
          await octokit.graphql(UPDATE_REFS, { repositoryId: data.node_id, update });
          return true;
        } catch (error) {
          if (isGraphqlError(error) && (await headOf(branch)) !== from) return false;
          if (!isUnsupported(error)) throw toRequestError(error);
        }
        // Older GitHub Enterprise Servers cannot compare and move in one step.
        await git.updateRef({ owner, repo, ref: `heads/${branch}`, sha: to, force: true });
        return true;
      }),

    deleteBranch: (branch: string) =>
      inStep('delete-branch', async () => {
        if ((await headOf(branch)) === null) return;
        await git.deleteRef({ owner, repo, ref: `heads/${branch}` });
      }),
  };
}

/** Pull requests and what is attached to them. */
function pullRequests({ octokit, owner, repo }: RepositoryAccess) {
  const { pulls, issues, actions } = octokit.rest;

  const list = async (branch: string, state: 'open' | 'closed'): Promise<PullRequestFacts[]> => {
    const { data } = await pulls.list({
      owner,
      repo,
      state,
      head: `${owner}:${branch}`,
      sort: 'created',
      direction: 'desc',
      per_page: 100,
    });
    // A fork in the same organization has the same owner. Names differ in case, and after a rename.
    return data
      .filter(({ head, base }) => head.repo === null || head.repo.id === base.repo.id)
      .map(toPullRequest);
  };

  return {
    /** Open pull requests from a branch of this repository, into any base. */
    findPullRequests: (branch: string) => inStep('find-pull-request', () => list(branch, 'open')),
    /** Closed ones, newest first. */
    findClosedPullRequests: (branch: string) => inStep('find-pull-request', () => list(branch, 'closed')),

    /** The open pull request whose head is this commit of any repository, by its number; `null` if there is none. */
    findPullRequestOf: ({ headRepository, headBranch, headSha }: EventRun) =>
      inStep('find-pull-request', async () => {
        const head = `${headRepository.split('/', 1)[0]}:${headBranch}`;
        const { data } = await pulls.list({ owner, repo, state: 'open', head, per_page: 100 });
        const found = data.find(
          (one) => one.head.sha === headSha && one.head.repo?.full_name === headRepository,
        );
        return found?.number ?? null;
      }),

    createPullRequest: ({ title, body, branch, base, draft }: NewPullRequest) =>
      inStep('create-pull-request', async () =>
        toPullRequest((await pulls.create({ owner, repo, title, body, head: branch, base, draft })).data),
      ),

    updatePullRequest: (pull_number: number, text: { readonly title: string; readonly body: string }) =>
      inStep('update-pull-request', async () => {
        await pulls.update({ owner, repo, pull_number, ...text });
      }),

    closePullRequest: (pull_number: number, text: { readonly body: string }) =>
      inStep('update-pull-request', async () => {
        await pulls.update({ owner, repo, pull_number, ...text, state: 'closed' });
      }),

    convertToDraft: (nodeId: string) =>
      inStep('convert-to-draft', async () => {
        await octokit.graphql(CONVERT_TO_DRAFT, { pullRequestId: nodeId }).catch((error: unknown) => {
          throw toRequestError(error);
        });
      }),

    /** By number or title; `false` if there is no such open milestone. */
    setMilestone: (issue_number: number, milestone: string) =>
      inStep('set-milestone', async () => {
        const open = await octokit.paginate(issues.listMilestones, { owner, repo, per_page: 100 });
        const found = open.find(({ number, title }) => title === milestone || `${number}` === milestone);
        if (found === undefined) return false;
        await issues.update({ owner, repo, issue_number, milestone: found.number });
        return true;
      }),

    /** Starts a workflow on a branch. */
    dispatchWorkflow: (workflow_id: string, branch: string) =>
      inStep('dispatch-workflow', async () => {
        await actions.createWorkflowDispatch({ owner, repo, workflow_id, ref: branch });
      }),

    addLabels: (issue_number: number, labels: readonly string[]) =>
      inStep('add-labels', async () => {
        await issues.addLabels({ owner, repo, issue_number, labels: [...labels] });
      }),

    requestReviewers: (pull_number: number, users: readonly string[]) =>
      inStep('request-reviewers', async () => {
        await pulls.requestReviewers({ owner, repo, pull_number, reviewers: [...users] });
      }),

    requestTeamReviewers: (pull_number: number, teams: readonly string[]) =>
      inStep('request-team-reviewers', async () => {
        await pulls.requestReviewers({ owner, repo, pull_number, team_reviewers: [...teams] });
      }),

    addAssignees: (issue_number: number, users: readonly string[]) =>
      inStep('add-assignees', async () => {
        await issues.addAssignees({ owner, repo, issue_number, assignees: [...users] });
      }),
  };
}

interface PullRequestAnswer {
  readonly number: number;
  readonly node_id?: string;
  readonly draft?: boolean | undefined;
  readonly html_url: string;
  readonly title: string;
  readonly body: string | null;
  readonly base: { readonly ref: string };
  readonly head?: { readonly sha: string };
  readonly merged_at?: string | null;
  readonly labels: readonly { readonly name?: string }[];
  readonly user: { readonly login: string } | null;
}

function toPullRequest(answer: PullRequestAnswer): PullRequestFacts {
  const { number, html_url, title, body, base, head, merged_at, labels, user } = answer;
  return {
    number: required(number),
    nodeId: answer.node_id ?? '',
    isDraft: answer.draft === true,
    url: html_url,
    title,
    body: body ?? '',
    base: base.ref,
    headSha: head?.sha ?? '',
    isMerged: typeof merged_at === 'string',
    labels: labels.flatMap(({ name }) => (name === undefined ? [] : [name])),
    author: user?.login ?? '',
  };
}

/** Comments on a pull request. */
function comments({ octokit, owner, repo }: RepositoryAccess) {
  const { issues, users } = octokit.rest;
  return {
    /** Login of the account whose token it is; `null` if GitHub does not tell. */
    readLogin: () =>
      inStep('comment', async () => {
        const viewer = await octokit.graphql<{ viewer?: { login?: string } }>(VIEWER).catch(() => null);
        if (viewer?.viewer?.login !== undefined) return viewer.viewer.login;
        const answer = await users.getAuthenticated().catch(nullWhenForbidden);
        return answer === null ? null : answer.data.login;
      }),

    listComments: (issue_number: number) =>
      inStep('comment', async (): Promise<readonly CommentFacts[]> => {
        const all = await octokit.paginate(issues.listComments, {
          owner,
          repo,
          issue_number,
          per_page: 100,
        });
        return all.map(({ id, body, user }) => ({
          id,
          body: body ?? '',
          author: user?.login ?? null,
        }));
      }),

    createComment: (issue_number: number, body: string) =>
      inStep('comment', async () => {
        // A second try could leave a second comment.
        const once = { retries: 0, isRepeatable: false };
        await issues.createComment({ owner, repo, issue_number, body, request: once });
      }),

    updateComment: (comment_id: number, body: string) =>
      inStep('comment', async () => {
        await issues.updateComment({ owner, repo, comment_id, body });
      }),

    deleteComment: (comment_id: number) =>
      inStep('comment', async () => {
        await issues.deleteComment({ owner, repo, comment_id }).catch(nullWhenMissing);
      }),
  };
}

interface ThreadsAnswer {
  readonly repository: {
    readonly pullRequest: {
      readonly reviewThreads: {
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
        readonly nodes: readonly {
          readonly id: string;
          readonly isOutdated: boolean;
          readonly isResolved: boolean;
          readonly comments: {
            readonly nodes: readonly {
              readonly databaseId: number;
              readonly body: string;
              readonly author: { readonly login: string } | null;
            }[];
          };
        }[];
      };
    };
  };
}

/** Review comments on lines of a pull request. */
function reviews({ octokit, owner, repo }: RepositoryAccess) {
  const { pulls } = octokit.rest;

  const readThreads = async (number: number, after: string | null) => {
    const answer = await octokit
      .graphql<ThreadsAnswer>(REVIEW_THREADS, { owner, repo, number, after })
      .catch((error: unknown) => {
        throw toRequestError(error);
      });
    return answer.repository.pullRequest.reviewThreads;
  };

  return {
    listReviewThreads: (number: number) =>
      inStep('suggest', async (): Promise<readonly ReviewThread[]> => {
        const threads: ReviewThread[] = [];
        let after: string | null = null;
        do {
          const { nodes, pageInfo } = await readThreads(number, after);
          for (const { comments: all, ...thread } of nodes) {
            const [first] = all.nodes;
            if (first === undefined) continue;
            const { databaseId: commentId, body, author } = first;
            threads.push({ ...thread, commentId, body, author: author?.login ?? null });
          }
          after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
        } while (after !== null);
        return threads;
      }),

    createReview: (pull_number: number, { headSha, body, comments: all }: NewReview) =>
      inStep('suggest', async () => {
        const side = 'RIGHT';
        const list = all.map(({ path, startLine, line, body: text }) => ({
          path,
          body: text,
          line,
          side,
          ...(startLine < line && { start_line: startLine, start_side: side }),
        }));
        // A second try could leave a second review.
        const once = { retries: 0, isRepeatable: false };
        const review = { commit_id: headSha, event: 'COMMENT' as const, body, comments: list };
        await pulls.createReview({ owner, repo, pull_number, ...review, request: once });
      }),

    updateReviewComment: (comment_id: number, body: string) =>
      inStep('suggest', async () => {
        await pulls.updateReviewComment({ owner, repo, comment_id, body });
      }),

    /** `false` if the token may not. */
    resolveThread: (threadId: string) =>
      inStep('suggest', async () => {
        const done = await octokit.graphql(RESOLVE_THREAD, { threadId }).catch((error: unknown) => {
          return nullWhenForbidden(toRequestError(error));
        });
        return done !== null;
      }),
  };
}
