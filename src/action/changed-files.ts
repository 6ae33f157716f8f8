import { askGit } from './git.js';
import type { WorkflowContext } from './workflow-context.js';

/**
 * Paths that the pull request or the merge group changes, from the top of the repository. Asks git alone; a
 * shallow checkout may not know them, then nothing comes first.
 */
export async function findChangedFiles(
  { pullRequest, mergeGroupBaseSha }: Pick<WorkflowContext, 'pullRequest' | 'mergeGroupBaseSha'>,
  root: string,
): Promise<ReadonlySet<string>> {
  const base = pullRequest?.baseSha || mergeGroupBaseSha;
  if (!base || !/^[0-9a-f]{40,64}$/.test(base)) return new Set();
  // With `fetch-depth: 2` base itself is missing, yet the first parent of the merge commit is there.
  const listed = (await listDifferences([`${base}...HEAD`], root)) ?? (await listMergedDifferences(root));
  return new Set(listed ?? []);
}

async function listMergedDifferences(root: string): Promise<string[] | null> {
  const isMerge = (await askGit(['rev-parse', '--quiet', '--verify', 'HEAD^2'], root)) !== null;
  return isMerge ? listDifferences(['HEAD^1', 'HEAD'], root) : null;
}

async function listDifferences(range: readonly string[], root: string): Promise<string[] | null> {
  const output = await askGit(
    ['diff', '--name-only', '--no-ext-diff', '--no-renames', '-z', ...range, '--'],
    root,
  );
  return output === null ? null : output.split('\0').filter((path) => path !== '');
}
