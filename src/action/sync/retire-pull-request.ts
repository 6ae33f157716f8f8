import { PULL_REQUEST_BODY_LIMIT } from '../../report/markdown-pull-request.js';
import { findForeignCommits } from './find-foreign-commits.js';
import type { PullRequestFacts, RepositoryApi } from './repository-api.js';
import type { SyncFailure } from './sync-failure.js';
import type { SyncRequest } from './sync-request.js';

const CLOSED_NOTE =
  '> [!NOTE]\n> Closed by Skill Registrar: the base branch is up to date, so there is nothing left to merge.';

/** Base needs nothing: closes the stale pull request and, where asked, deletes the branch. */
export async function retirePullRequest(
  api: RepositoryApi,
  { branch, deleteBranch }: Pick<SyncRequest, 'branch' | 'deleteBranch'>,
  state: { readonly open: PullRequestFacts | undefined; readonly baseSha: string },
): Promise<{ readonly headSha: string | null; readonly shortcomings: readonly SyncFailure[] }> {
  const { open, baseSha } = state;
  if (open) await api.closePullRequest(open.number, { body: withNote(open.body) });
  const branchSha = await api.readBranch(branch);
  if (branchSha === null || !deleteBranch) return { headSha: branchSha, shortcomings: [] };
  const foreign = await findForeignCommits(api, baseSha, branchSha);
  if (foreign.length > 0) {
    return { headSha: branchSha, shortcomings: [{ kind: 'branch-kept', branch, commits: foreign.length }] };
  }
  await api.deleteBranch(branch);
  return { headSha: null, shortcomings: [] };
}

/** A body that is full already stays as it is: GitHub would refuse a longer one. */
function withNote(body: string): string {
  const text = `${CLOSED_NOTE}\n\n${body}`;
  return text.length > PULL_REQUEST_BODY_LIMIT ? body : text;
}
