import type { OverwrittenCommit } from '../../report/markdown-pull-request.js';
import type { CommitAuthor } from '../inputs.js';
import { isAlreadyThere } from './client.js';
import { SyncRefused } from './failures.js';
import { type ChangedFile, keepTimes } from './files.js';
import type { CommitFacts, RepositoryApi } from './repository.js';

export interface PushedBranch {
  readonly headSha: string;
  readonly isChanged: boolean;
  /** The files of the commit, with the times that the branch already has. */
  readonly files: readonly ChangedFile[];
  readonly overwritten: readonly OverwrittenCommit[];
}

/** The commit of the branch on top of base. */
interface WantedBranch {
  readonly base: string;
  readonly branch: string;
  readonly baseSha: string;
  readonly files: readonly ChangedFile[];
  readonly message: string;
  readonly author?: CommitAuthor | undefined;
  /** The root that the files belong to, which owns the branch. */
  readonly root: string;
  /** Whether the branch has an open pull request. */
  readonly isOpen: boolean;
}

/** Someone pushes at the same moment once in a while, not five times in a row. */
const MAX_TRIES = 5;

/** Makes the branch one commit on base with the files; an equal tree is left alone. */
export async function pushBranch(api: RepositoryApi, wanted: WantedBranch): Promise<PushedBranch> {
  const { branch, baseSha } = wanted;
  const base = await api.readCommit(baseSha);
  for (let tries = 1; ; tries += 1) {
    const branchSha = await api.readBranch(branch);
    if (branchSha === null) await refuseBlockedName(api, wanted);
    const head = branchSha === null ? null : await api.readCommit(branchSha);
    const files = head === null ? wanted.files : await keepTimes(api, wanted.files, head.treeSha);
    const tree = await api.createTree(base.treeSha, files);
    if (head?.treeSha === tree) return { headSha: head.sha, isChanged: false, files, overwritten: [] };
    const overwritten = head === null ? [] : await findForeignCommits(api, wanted, head.sha);
    const message = markMessage(wanted.message, { tree, root: wanted.root });
    const { sha } = await api.createCommit({ message, tree, parent: baseSha, author: wanted.author });
    const isMoved = await pointBranch(api, { branch, from: branchSha, to: sha });
    if (isMoved) return { headSha: sha, isChanged: true, files, overwritten };
    if (tries === MAX_TRIES) throw new SyncRefused({ kind: 'branch-busy', branch });
  }
}

/** GitHub itself only says "Reference update failed". */
async function refuseBlockedName(api: RepositoryApi, { branch, root }: WantedBranch): Promise<void> {
  const blocking = await api.findBlockingBranch(branch);
  if (blocking === null) return;
  const otherRoot = rootOf(await api.readCommit(blocking.sha));
  throw new SyncRefused({ kind: 'branch-blocked', branch, root, other: blocking.name, otherRoot });
}

/** Moves the branch unless it was pushed to since it was read: those commits have to be named first. */
async function pointBranch(
  api: RepositoryApi,
  { branch, from, to }: { readonly branch: string; readonly from: string | null; readonly to: string },
): Promise<boolean> {
  if ((await api.readBranch(branch)) !== from) return false;
  if (from !== null) return api.replaceBranch(branch, { from, to });
  try {
    await api.createBranch(branch, to);
    return true;
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    // Another run was faster, or the answer to our own first try was lost.
    return (await api.readBranch(branch)) === to;
  }
}

type BranchUse = Pick<WantedBranch, 'base' | 'branch' | 'baseSha' | 'root' | 'isOpen'>;

/** Commits on the branch by others; never touches the open pull request of another root. */
export async function findForeignCommits(
  api: RepositoryApi,
  { base, branch, baseSha, root, isOpen }: BranchUse,
  branchSha: string,
): Promise<readonly OverwrittenCommit[]> {
  const commits = await api.readCommitsBetween(baseSha, branchSha);
  const other = commits.map(rootOf).find((owner) => owner !== null && owner !== root);
  if (other && isOpen) throw new SyncRefused({ kind: 'branch-of-other-root', branch, root: other });
  return commits
    .filter((commit) => !isOwnCommit(commit) && !isBaseMerge(commit, base))
    .map(({ sha, author, message, url }) => ({ sha, author, url, title: message.split('\n', 1)[0]! }));
}

const TREE_TRAILER = 'Skill-Registrar-Tree';
const ROOT_TRAILER = 'Skill-Registrar-Root';

/** The message with trailers that name tree and root: a commit that still has this tree is ours. */
function markMessage(
  message: string,
  { tree, root }: { readonly tree: string; readonly root: string },
): string {
  return addTrailers(message, [`${TREE_TRAILER}: ${tree}`, `${ROOT_TRAILER}: ${root}`]);
}

const TRAILER = /^[A-Za-z][A-Za-z0-9-]*: /;

/** Adds lines to the last paragraph if it has only trailers: git takes those of one paragraph only. */
export function addTrailers(message: string, trailers: readonly string[]): string {
  const text = message.trimEnd();
  const [title = '', ...paragraphs] = text.split(/\n\s*\n/);
  const last = (paragraphs.at(-1) ?? '').split('\n');
  const hasTrailers = paragraphs.length > 0 && title !== '' && last.every((line) => TRAILER.test(line));
  const added = trailers.filter((trailer) => !last.includes(trailer));
  if (added.length === 0) return `${text}\n`;
  return `${text}${hasTrailers ? '\n' : '\n\n'}${added.join('\n')}\n`;
}

/** An amended commit no longer has the tree in its message. */
function isOwnCommit({ message, treeSha }: CommitFacts): boolean {
  return trailerOf(message, TREE_TRAILER) === treeSha;
}

function rootOf(commit: CommitFacts): string | null {
  return isOwnCommit(commit) ? trailerOf(commit.message, ROOT_TRAILER) : null;
}

function trailerOf(message: string, name: string): string | null {
  const line = message.split('\n').findLast((candidate) => candidate.startsWith(`${name}: `));
  return line === undefined ? null : line.slice(name.length + 2).trim();
}

/** What GitHub's button "Update branch" creates: a merge with only commits of base. */
function isBaseMerge({ parents, message }: CommitFacts, base: string): boolean {
  return parents.length === 2 && message.startsWith(`Merge branch '${base}' into `);
}
