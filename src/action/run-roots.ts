import { isAbsolute, posix, relative, resolve, sep } from 'node:path';
import type { Request } from '../config/request.js';
import { DiskStore } from '../files/disk-store.js';
import { DiskWorkspace } from '../files/disk-workspace.js';
import { openBase, openEarlierTrees } from '../files/git-base.js';
import { openSparseCheckout } from '../files/sparse-checkout.js';
import { type GeneratedFile, type Workspace, WorkspaceError } from '../files/workspace.js';
import { runOperation } from '../pipeline.js';
import type { Outcome } from '../report/report.js';
import { bumpVersions } from '../run/bump.js';
import { UsageError } from '../text/errors.js';
import { whenGiven } from '../text/suggest.js';
import { type RemoteOptions, readPolicy } from './git.js';
import type { Inputs } from './inputs.js';
import { relocateOutcome } from './outcomes.js';
import { fromRoot, isElsewhere, isOutsideRepository, type Root, toRepositoryPath } from './roots.js';
import type { ActionRuntime, Variables } from './runner.js';

/** `check`: compare. `write`: register. `preview`: compute what would be written. */
export type RunMode = 'check' | 'write' | 'preview';

/** The request for one root: the same as the command line in CI. */
function buildRequest(facts: {
  readonly inputs: Inputs;
  readonly root: Root;
  readonly runMode: RunMode;
  /** Commit to compare with. */
  readonly baseline: string | null;
  /** Commit whose config and comments bind the run, if the checkout has it. */
  readonly guard: string | null;
  readonly remote: RemoteOptions;
  readonly env: Variables;
}): Request {
  const { root, runMode, inputs, baseline: ref, guard, remote, env } = facts;
  const { workspace, store } = openSparseCheckout(root.git, {
    workspace: new DiskWorkspace({ root: root.folder, variables: env }),
    store: new DiskStore({ root: root.folder }),
  });
  const checkout = { variables: env, ...whenGiven('git', root.git ?? undefined), allowShallow: true };
  const open = (commit: string) => openBase({ workspace, store, ref: commit, ...checkout });
  const base = ref === null ? undefined : open(ref);
  return {
    operation: 'register',
    workspace,
    store,
    earlierTrees: (file) => openEarlierTrees(file, { workspace, ...checkout }),
    ...whenGiven('base', base),
    ...whenGiven('guard', guard === null || guard === ref ? undefined : open(guard)),
    configFrom: inputs.configFrom,
    suppressions: inputs.suppressions,
    ...whenGiven('manifest', readContained(inputs.manifest, 'manifest', root)),
    ...whenGiven('config', readConfigPath(inputs.config, root)),
    // Without a token, a check makes no request.
    ...(remote.token !== '' && { readRemoteFile: (file) => readPolicy(file, remote, env) }),
    ...whenGiven('profile', inputs.profile),
    ...whenGiven('level', inputs.level),
    ...whenGiven('failOn', inputs.failOn),
    ...whenGiven('drift', inputs.drift),
    check: runMode === 'check',
    dryRun: runMode === 'preview',
    // The pull request says so.
    allowMassRemoval: true,
    environment: {
      isCi: true,
      now: new Date(),
      ...whenGiven('sourceDateEpoch', env['SOURCE_DATE_EPOCH']),
      variables: env,
    },
  };
}

/** A policy may be checked out next to the repository: the author of the workflow names it, not a pull request. */
function readConfigPath(path: string | undefined, root: Root): string | undefined {
  if (path === undefined) return undefined;
  const own = fromFolder(path, root);
  return isOutside(own, root) ? resolve(root.folder, own) : own;
}

function readContained(path: string | undefined, input: string, root: Root): string | undefined {
  if (path === undefined) return undefined;
  const own = fromFolder(path, root);
  if (!isOutside(own, root)) return own;
  throw new UsageError(
    `The input "${input}" is ${JSON.stringify(path)}, which leaves the repository.`,
    `Set "${input}" to a path inside the repository, relative to "root".`,
  );
}

/** A path of an input, relative to the root; an absolute one may name a file of the checkout as well. */
function fromFolder(path: string, { folder }: Root): string {
  return isAbsolute(path) ? relative(folder, path).split(sep).join('/') : path;
}

function isOutside(path: string, { prefix, git }: Root): boolean {
  const below = git === null ? '' : prefix;
  return isElsewhere(path) || isOutsideRepository(posix.normalize(`${below}${path}`));
}

export interface RootRun {
  readonly root: Root;
  readonly request: Request;
  /** With paths from the top of the repository. */
  readonly outcome: Outcome;
  /** Files that `fix` and `bump` edited before, by the same kind of path. */
  readonly edits: readonly Edit[];
}

/** A file of a skill before and after an edit. */
export interface Edit extends GeneratedFile {
  readonly kind: 'fix' | 'bump';
}

/** A renamed file no longer exists under its old name. */
export function editedPaths(edits: readonly Edit[]): readonly string[] {
  return [...new Set(edits.flatMap(({ path, from }) => (from === undefined ? [path] : [from, path])))];
}

export interface RunOptions {
  readonly inputs: Inputs;
  readonly runMode: RunMode;
  readonly baseline: string | null;
  readonly guard: string | null;
  /** Whether files of skills may be edited: the run can commit them. */
  readonly canEdit: boolean;
  /** Where policies of other repositories are. */
  readonly remote: RemoteOptions;
  readonly env: ActionRuntime['env'];
}

/** Runs the engine over each root, after what `fix` and `bump` edit. */
export async function runRoots(
  roots: readonly Root[],
  options: RunOptions,
): Promise<readonly [RootRun, ...RootRun[]]> {
  const runs: RootRun[] = [];
  for (const root of roots) {
    const request = buildRequest({ ...options, root });
    let edits: readonly Edit[] = [];
    try {
      const edited = options.canEdit ? await editSkills(request, options.inputs) : [];
      edits = edited.map((edit) => relocateFile(edit, root.prefix));
      const outcome = relocateOutcome(await runOperation(request), root.prefix);
      runs.push({ root, request, outcome, edits });
    } catch (error) {
      if (!options.inputs.keepChanges) await undoWrites([...runs, { root, request, edits }]);
      throw inRoot(error, root, roots.length > 1);
    }
  }
  return runs as [RootRun, ...RootRun[]];
}

function relocateFile<File extends GeneratedFile>(file: File, prefix: string): File {
  const { path, from } = file;
  const moved = from === undefined ? {} : { from: toRepositoryPath(from, prefix) };
  return { ...file, path: toRepositoryPath(path, prefix), ...moved };
}

/** A run as far as it came. */
type StartedRun = Omit<RootRun, 'outcome'> & Partial<Pick<RootRun, 'outcome'>>;

/** Takes back what the runs wrote, where it is still there. */
export async function undoWrites(runs: readonly StartedRun[]): Promise<void> {
  for (const { root, request, outcome, edits } of runs) {
    for (const written of [...(outcome?.files ?? []), ...[...edits].reverse()]) {
      const { path, from, before, after, isBinary, mode } = written;
      const form = {
        ...whenGiven('isBinary', isBinary),
        ...whenGiven('mode', mode === 'link' ? mode : undefined),
      };
      const file = fromRoot(path, root.prefix);
      if (from !== undefined) await request.store.rename?.(file, posix.basename(from));
      if (before === null && after !== null) await request.store.remove(file, after, form);
      const restore = (current: string | null) => (current === after ? before : null);
      if (before !== null) await request.store.update(file, restore, { backup: false, ...form });
    }
  }
}

async function editSkills(request: Request, inputs: Inputs): Promise<readonly Edit[]> {
  const fixed = await fixFindings(request, inputs);
  const raised = await raiseVersions(request, inputs);
  return [...fixed, ...raised];
}

async function fixFindings(request: Request, { fix, onlyNew }: Inputs): Promise<readonly Edit[]> {
  if (fix === 'none') return [];
  // What is older than the pull request is not its business.
  const paths = onlyNew ? changedSkills(request) : undefined;
  if (paths?.length === 0) return [];
  const files = await runFixes({ ...request, ...whenGiven('paths', paths), dryRun: false });
  return files.map((file) => ({ ...file, kind: 'fix' }));
}

async function runFixes(request: Request): Promise<readonly GeneratedFile[]> {
  return (await runOperation({ ...request, operation: 'validate', check: false, fix: true })).files;
}

/** What `fix` would change, by paths from the top of the repository. */
export async function previewFixes(runs: readonly RootRun[]): Promise<readonly GeneratedFile[]> {
  const fixed: GeneratedFile[] = [];
  for (const { root, request } of runs) {
    const files = await runFixes({ ...request, dryRun: true });
    fixed.push(...files.map((file) => relocateFile(file, root.prefix)));
  }
  return fixed;
}

/** Directories of the skills with a file that differs from the base. */
function changedSkills({ base, workspace }: Request): readonly string[] | undefined {
  if (base === undefined) return undefined;
  const directories = base.changedFiles().flatMap((file) => {
    const segments = posix.dirname(file).split('/');
    const above = segments.map((_, at) => segments.slice(0, at + 1).join('/'));
    return above.findLast((directory) => hasSkillFile(workspace, directory)) ?? [];
  });
  return [...new Set(directories)];
}

function hasSkillFile(workspace: Workspace, directory: string): boolean {
  return (workspace.list(directory) ?? []).some(({ name }) => name.toLowerCase() === 'skill.md');
}

async function raiseVersions(request: Request, { bump }: Inputs): Promise<readonly Edit[]> {
  if (bump === 'none' || request.base === undefined) return [];
  const status: Request = { ...request, operation: 'status', check: false, dryRun: false };
  const { files } = await bumpVersions(status, { names: [], level: bump });
  return files.map((file) => ({ ...file, kind: 'bump' }));
}

/** An error in the words of the Action: which root it is about, inputs instead of options, paths from the top. */
function inRoot(error: unknown, { name, prefix }: Root, isOneOfMany: boolean): unknown {
  if (error instanceof WorkspaceError) {
    const message = isOneOfMany ? `The root ${JSON.stringify(name)}: ${error.message}` : error.message;
    const fix = error.fix?.replace(/--(root|manifest|config)\b/g, 'the input "$1"');
    return new WorkspaceError(message, error.path, { cause: error, ...whenGiven('fix', fix) });
  }
  if (!(error instanceof Error) || !('at' in error)) return error;
  const at = error.at as { readonly file: string };
  return Object.assign(error, { at: { ...at, file: toRepositoryPath(at.file, prefix) } });
}
