import { contentText } from '../text/decode.js';
import { UsageError } from '../text/errors.js';
import { Git, type Variables } from './git.js';
import { GitTreeWorkspace } from './git-tree.js';
import type { BaseTree, FileStore } from './workspace.js';
import { type Workspace, WorkspaceError } from './workspace.js';

export interface BaseRequest {
  /** The files on disk that are compared with the base. */
  readonly workspace: Workspace;
  readonly store: FileStore;
  /** A branch, tag or commit. */
  readonly ref: string;
  readonly variables: Variables;
  /** The checkout, if it is open already. */
  readonly git?: Git;
  /** Use the commit itself if a shallow clone has no merge base. */
  readonly allowShallow?: boolean;
}

/** Opens the tree of the merge base of a ref and HEAD. Fails if git lacks the objects that it needs. */
export function openBase({ workspace, store, ref, allowShallow, ...given }: BaseRequest): BaseTree {
  const git = given.git ?? openCheckout(workspace.root, given.variables);
  const commit = findMergeBase(git, ref, allowShallow === true);
  const { tree, changedFiles } = openTree(git, commit, workspace);
  return { ref, commit, workspace: tree, store: readOnlyStore(tree, store), changedFiles };
}

function openTree(git: Git, commit: string, workspace: Workspace) {
  let changed: readonly string[] | undefined;
  const changedFiles = () => {
    changed ??= findChangedFiles(git, commit);
    return changed;
  };
  return { tree: new GitTreeWorkspace(git, commit, workspace, changedFiles), changedFiles };
}

/**
 * The trees of HEAD and of the last commit of a file, which that file may have been generated from. None outside git,
 * without a commit, or if git refuses the checkout.
 */
export function openEarlierTrees(
  file: string,
  { workspace, variables, git: opened }: Pick<BaseRequest, 'workspace' | 'variables' | 'git'>,
): readonly Workspace[] {
  try {
    const git = opened ?? Git.open(workspace.root, variables);
    if (git === null) return [];
    const commits = [
      git.run(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']),
      git.run(['log', '-1', '--format=%H', 'HEAD', '--', file]),
    ].flatMap(({ status, stdout }) => (status === 0 ? [stdout.toString().trim()] : []));
    const known = new Set(commits.filter((commit) => commit !== ''));
    return [...known].map((commit) => openTree(git, commit, workspace).tree);
  } catch (error) {
    if (error instanceof WorkspaceError) return [];
    throw error;
  }
}

function findMergeBase(git: Git, ref: string, allowShallow: boolean): string {
  if (ref === '' || ref.startsWith('-')) {
    throw new UsageError(`"${ref}" is not a ref.`, 'Give a branch, a tag or a commit: --since origin/main.');
  }
  const commit = git.run(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  if (commit.status !== 0) throw unknownRef(git, ref);
  const id = commit.stdout.toString().trim();
  const base = git.run(['merge-base', id, 'HEAD']);
  if (base.status !== 0) {
    if (allowShallow && isShallow(git)) return id;
    throw noMergeBase(git, ref);
  }
  return base.stdout.toString().trim().split('\n')[0]!;
}

function openCheckout(folder: string, variables: Variables): Git {
  const git = Git.open(folder, variables);
  if (git !== null) return git;
  throw new WorkspaceError('This is not a git repository.', folder, {
    fix: 'Run in a git checkout, or without --since.',
  });
}

/** Whether the clone lacks a part of its history. */
export function isShallow(git: Git): boolean {
  return git.run(['rev-parse', '--is-shallow-repository']).stdout.toString().trim() === 'true';
}

const FULL_CHECKOUT = 'in GitHub Actions, set `fetch-depth: 0` on actions/checkout';

function unknownRef(git: Git, ref: string): UsageError {
  const branch = /^origin\/(.+)$/.exec(ref)?.[1];
  const fetch =
    branch === undefined
      ? `git fetch origin ${ref}`
      : `git fetch origin ${branch}:refs/remotes/origin/${branch}`;
  // `HEAD~1` and so on are found in what was fetched.
  const isName = !/[~^:@{]/.test(ref) && ref !== 'HEAD';
  const hint = isShallow(git)
    ? `This is a shallow clone: run \`git fetch --unshallow\`${isName ? ` and \`${fetch}\`` : ''}, or, ${FULL_CHECKOUT}.`
    : `Check the name${isName ? `, or fetch it: \`${fetch}\`` : ''}.`;
  return new UsageError(`git does not know "${ref}".`, hint);
}

function noMergeBase(git: Git, ref: string): UsageError {
  if (git.run(['rev-parse', '--verify', '--quiet', 'HEAD']).status !== 0) {
    return new UsageError('HEAD has no commit yet.', 'Commit first, or run without --since.');
  }
  return isShallow(git)
    ? new UsageError(
        `The commit that HEAD and "${ref}" have in common is not in this shallow clone.`,
        `Run \`git fetch --unshallow\`, or, ${FULL_CHECKOUT}.`,
      )
    : new UsageError(`HEAD and "${ref}" have no commit in common.`, 'Choose a ref of the same history.');
}

/** Git starts no program for a diff, and no other git for a submodule. */
export const DIFF: readonly string[] = [
  '--no-renames',
  '--no-ext-diff',
  '--no-textconv',
  '--ignore-submodules=dirty',
];

export const CHANGED_NAMES: readonly string[] = ['--name-only', ...DIFF, '-z'];

/** Tracked files that differ from the commit, and untracked ones that are not ignored. */
function findChangedFiles(git: Git, commit: string): readonly string[] {
  const tracked = git.run(['diff', ...CHANGED_NAMES, '--relative', commit, '--', '.']);
  const untracked = git.run(['ls-files', '--others', '--exclude-standard', '-z', '--', '.']);
  const failed = [tracked, untracked].find(({ status }) => status !== 0);
  if (failed !== undefined) {
    throw new WorkspaceError(`git cannot compare the files. ${failed.said}`.trimEnd(), git.directory);
  }
  const files = [tracked, untracked].flatMap(({ stdout }) => stdout.toString().split('\0'));
  return [...new Set(files.filter((file) => file !== ''))].sort();
}

async function refuseWriting(path: string): Promise<never> {
  throw new WorkspaceError(`${path} belongs to a commit and cannot be written.`, path);
}

/** Files of the tree; absolute paths outside it have no earlier state and are read from disk. */
function readOnlyStore(tree: Workspace, live: FileStore): FileStore {
  return {
    read(path) {
      const isElsewhere = /^(?:\/|[A-Za-z]:[\\/])/.test(path);
      const inside = path.startsWith(`${tree.root}/`) ? path.slice(tree.root.length + 1) : path;
      if (isElsewhere && inside === path) return live.read(path);
      return contentText(tree.read(inside, { maxBytes: Number.MAX_SAFE_INTEGER, followLinks: true }));
    },
    update: refuseWriting,
    remove: refuseWriting,
    rename: refuseWriting,
  };
}
