import type { ReplacedCommit } from '../../report/markdown-pull-request.js';
import { keepBranchTimes } from './files.js';
import type { CommitFacts, RepositoryApi, TextFile } from './github.js';

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

const TRAILER = 'Skill-Registrar-Tree';

/** The message with a trailer that names the tree: a commit that still holds this tree is ours, whoever signed it. */
export function markMessage(message: string, tree: string): string {
  return `${message.trimEnd()}\n\n${TRAILER}: ${tree}\n`;
}

/** A commit that somebody amended no longer holds the tree its message names. */
export function isOwnCommit({ message, treeSha }: CommitFacts): boolean {
  return message.split('\n').some((line) => line.trim() === `${TRAILER}: ${treeSha}`);
}
