import { type FailureContext, SyncRefused } from './failures.js';
import { findChangedFiles } from './files.js';
import { isNotFastForward } from './github-error.js';
import type { RepositoryApi } from './repository.js';
import { isCheckedOut, settle } from './sync-pull-request.js';
import type { SyncRequest, SyncResult } from './sync-request.js';
import type { OwnBranch } from './target.js';

type CommitRequest = Pick<
  SyncRequest,
  'checkedOutTrees' | 'eventSha' | 'files' | 'commitMessage' | 'renderTitle'
>;

/** Adds the generated files to the branch of the pull request that the workflow runs on, as one commit. */
export async function commitToPullRequest(
  api: RepositoryApi,
  request: CommitRequest,
  { target, context }: { readonly target: OwnBranch; readonly context: FailureContext },
): Promise<SyncResult> {
  return settle(() => commit(api, request, target), { context, progress: { headSha: null } });
}

async function commit(api: RepositoryApi, request: CommitRequest, target: OwnBranch): Promise<SyncResult> {
  const { branch, headSha } = target;
  const moved: SyncResult = { kind: 'skipped', reason: { kind: 'head-moved', branch } };
  const current = await api.readBranch(branch);
  if (current === null) throw new SyncRefused({ kind: 'base-missing', base: branch });
  if (current !== headSha) return moved;
  const head = await api.readCommit(headSha);
  if (!(await isCheckedOut(api, request, head.treeSha))) {
    return { kind: 'skipped', reason: { kind: 'base-merged-in', branch } };
  }
  const changed = await findChangedFiles(api, request.files, head.treeSha);
  if (changed.length === 0) return done(target, { operation: 'none', headSha, author: '' });
  const tree = await api.createTree(head.treeSha, changed);
  const message = request.commitMessage ?? request.renderTitle(changed);
  const { sha, author } = await api.createCommit({ message, tree, parent: headSha });
  try {
    // Without force, GitHub itself rejects the update if someone pushed in the meantime.
    await api.moveBranch(branch, sha, { force: false });
  } catch (error) {
    if (isNotFastForward(error)) return moved;
    throw error;
  }
  return done(target, { operation: 'updated', headSha: sha, author });
}

function done(
  { number, url }: OwnBranch,
  { operation, headSha, author }: { operation: 'updated' | 'none'; headSha: string; author: string },
): SyncResult {
  const pullRequest = { number, url, author };
  return { kind: 'done', operation, pullRequest, headSha, overwritten: [], shortcomings: [] };
}
