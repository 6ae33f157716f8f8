import type { ReplacedCommit } from '../../report/markdown-replaced-commits.js';
import { findForeignCommits } from './find-foreign-commits.js';
import { markMessage } from './own-commit.js';
import type { RepositoryApi, TextFile } from './repository-api.js';
import { keepBranchTimes } from './wanted-files.js';

export interface PushedBranch {
  readonly headSha: string;
  readonly isChanged: boolean;
  readonly replaced: readonly ReplacedCommit[];
}

/** Makes the branch one commit on base that holds the files; an equal tree is left alone. */
export async function pushBranch(
  api: RepositoryApi,
  wanted: {
    readonly branch: string;
    readonly baseSha: string;
    readonly files: readonly TextFile[];
    readonly message: string;
  },
): Promise<PushedBranch> {
  const { branch, baseSha, message } = wanted;
  const branchSha = await api.readBranch(branch);
  const files = branchSha === null ? wanted.files : await keepBranchTimes(api, wanted.files, branchSha);
  const tree = await api.createTree((await api.readCommit(baseSha)).treeSha, files);
  if (branchSha !== null && (await api.readCommit(branchSha)).treeSha === tree) {
    return { headSha: branchSha, isChanged: false, replaced: [] };
  }
  const replaced = branchSha === null ? [] : await findForeignCommits(api, baseSha, branchSha);
  const headSha = await api.createCommit({ message: markMessage(message, tree), tree, parent: baseSha });
  await api.pointBranch(branch, headSha);
  return { headSha, isChanged: true, replaced };
}
