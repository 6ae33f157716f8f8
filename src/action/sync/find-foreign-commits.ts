import type { ReplacedCommit } from '../../report/markdown-replaced-commits.js';
import { isOwnCommit } from './own-commit.js';
import type { RepositoryApi } from './repository-api.js';

/** Commits on the branch that somebody else made. */
export async function findForeignCommits(
  api: RepositoryApi,
  baseSha: string,
  branchSha: string,
): Promise<readonly ReplacedCommit[]> {
  const commits = await api.readCommitsBetween(baseSha, branchSha);
  return commits
    .filter((commit) => !isOwnCommit(commit))
    .map(({ sha, author, message, url }) => ({ sha, author, url, title: message.split('\n', 1)[0] ?? '' }));
}
