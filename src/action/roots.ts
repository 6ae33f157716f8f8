import { isAbsolute, posix, relative, resolve, sep } from 'node:path';
import { type Failure, UsageError } from '../errors.js';
import { DiskStore } from '../files/disk-store.js';
import { DiskWorkspace } from '../files/disk-workspace.js';
import { openBase } from '../files/git-base.js';
import { pointsIntoGit } from '../files/workspace.js';
import { runOperation } from '../pipeline.js';
import { whenGiven } from '../report/closest.js';
import { compareText } from '../report/diagnostic.js';
import { emptyEnvelope } from '../report/json-report.js';
import type { ManifestChange, Outcome, Report, Summary } from '../report/report.js';
import type { Request } from '../request.js';
import { readPrefix } from './git.js';
import type { Host, Variables } from './host.js';
import type { Inputs } from './inputs.js';

/** A folder of the checkout that is looked at. */
export interface Root {
  /** As the input has it, relative to the workspace. */
  readonly name: string;
  readonly folder: string;
  /** Path from the top of the repository, `packages/one/` or empty. */
  readonly prefix: string;
}

/** Resolves the input `root`; it must be inside the workspace and outside git's own files. */
export async function openRoot(name: string, workspace: string): Promise<Root> {
  const folder = resolve(workspace, name);
  const path = relative(workspace, folder);
  const isOutside = isAbsolute(path) || path.split(sep)[0] === '..';
  if (isOutside || pointsIntoGit(path)) {
    const why = isOutside ? 'leaves the workspace' : 'points into a git directory';
    throw new UsageError(
      `The input "root" is ${JSON.stringify(name)}, which ${why}.`,
      'Set "root" to a folder of the checkout, relative to the workspace.',
    );
  }
  const below = path === '' ? '' : `${path.split(sep).join('/')}/`;
  return { name, folder, prefix: (await readPrefix(folder)) ?? below };
}

/** The path from the top of the repository; paths outside it stay unchanged. */
export function toRepositoryPath(path: string, prefix: string): string {
  if (isElsewhere(path)) return path;
  const full = posix.normalize(`${prefix}${path.replaceAll('\\', '/')}`);
  return full.startsWith('../') ? path : full;
}

/** The reverse: the path from the root. */
export function fromRoot(path: string, prefix: string): string {
  return isElsewhere(path) ? path : posix.relative(prefix || '.', path);
}

/** Whether a path from the top of the repository points outside it. */
export function isOutsideRepository(path: string): boolean {
  return isElsewhere(path) || /^\.\.(\/|$)/.test(path);
}

function isElsewhere(path: string): boolean {
  return /^(\/|~\/|[A-Za-z]:)/.test(path);
}

/** `check`: compare. `write`: register. `preview`: compute what would be written. */
export type Purpose = 'check' | 'write' | 'preview';

/** The request for one root: the same as the command line in CI. */
export function buildRequest(facts: {
  readonly inputs: Inputs;
  readonly root: Root;
  readonly purpose: Purpose;
  /** Commit to compare with. */
  readonly baseline: string | null;
  readonly env: Variables;
}): Request {
  const { root, purpose, inputs, baseline: ref, env } = facts;
  const workspace = new DiskWorkspace({ root: root.folder });
  const store = new DiskStore({ root: root.folder });
  const base =
    ref === null ? undefined : openBase({ workspace, store, ref, variables: env, allowShallow: true });
  return {
    operation: 'register',
    workspace,
    store,
    ...whenGiven('base', base),
    ...whenGiven('manifest', readContained(inputs.manifest, 'manifest', root)),
    ...whenGiven('config', readContained(inputs.config, 'config', root)),
    ...whenGiven('profile', inputs.profile),
    ...whenGiven('level', inputs.level),
    check: purpose === 'check',
    dryRun: purpose === 'preview',
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

/** A path of an input, relative to the root; an absolute one may name a file of the checkout as well. */
function readContained(path: string | undefined, input: string, root: Root): string | undefined {
  if (path === undefined) return undefined;
  const own = isAbsolute(path) ? relative(root.folder, path).split(sep).join('/') : path;
  if (isOutsideRepository(posix.normalize(`${root.prefix}${own}`)) || isElsewhere(own)) {
    throw new UsageError(
      `The input "${input}" is ${JSON.stringify(path)}, which leaves the repository.`,
      `Set "${input}" to a path inside the repository, relative to "root".`,
    );
  }
  return own;
}

export interface RootRun {
  readonly root: Root;
  readonly request: Request;
  /** With paths from the top of the repository. */
  readonly outcome: Outcome;
  /** Files that were edited before, by the same kind of path. */
  readonly edited: readonly string[];
}

export interface RunOptions {
  readonly inputs: Inputs;
  readonly purpose: Purpose;
  readonly baseline: string | null;
  /** Whether files of skills may be edited: the run can commit them. */
  readonly canEdit: boolean;
  readonly env: Host['env'];
}

/** Runs the engine over each root, after what `fix` and `bump` edit. */
export async function runRoots(
  roots: readonly Root[],
  options: RunOptions,
): Promise<readonly [RootRun, ...RootRun[]]> {
  const runs: RootRun[] = [];
  for (const root of roots) {
    const request = buildRequest({ ...options, root });
    try {
      const edited = options.canEdit ? await editSkills(request, options.inputs) : [];
      const outcome = relocateOutcome(await runOperation(request), root.prefix);
      runs.push({
        root,
        request,
        outcome,
        edited: edited.map((path) => toRepositoryPath(path, root.prefix)),
      });
    } catch (error) {
      throw withPrefix(error, root.prefix);
    }
  }
  return runs as [RootRun, ...RootRun[]];
}

async function editSkills(request: Request, inputs: Inputs): Promise<readonly string[]> {
  const fixed = await fixFindings(request, inputs);
  const raised = await raiseVersions(request, inputs);
  return [...new Set([...fixed, ...raised])];
}

async function fixFindings(request: Request, { fix }: Inputs): Promise<readonly string[]> {
  if (fix === 'none') return [];
  const { report } = await runOperation({
    ...request,
    operation: 'validate',
    check: false,
    dryRun: false,
    fix: true,
  });
  // A renamed file no longer exists under its old name.
  return (report.fixes ?? []).flatMap(({ file, from }) => (from === undefined ? [file] : [from, file]));
}

async function raiseVersions(request: Request, { bump }: Inputs): Promise<readonly string[]> {
  if (bump === 'none' || request.base === undefined) return [];
  const { bumpVersions } = await import(/* webpackMode: "eager" */ '../run/bump.js');
  const status: Request = { ...request, operation: 'status', check: false, dryRun: false };
  const { files } = await bumpVersions(status, { names: [], level: bump });
  return files.map(({ path }) => path);
}

/** Errors of configuration and files name a file below the root. */
function withPrefix(error: unknown, prefix: string): unknown {
  if (!(error instanceof Error) || !('at' in error)) return error;
  const at = error.at as { readonly file: string };
  return Object.assign(error, { at: { ...at, file: toRepositoryPath(at.file, prefix) } });
}

/** The outcome with every path from the top of the repository: what GitHub shows and links. */
export function relocateOutcome(outcome: Outcome, prefix: string): Outcome {
  const { report, files } = outcome;
  const move = (path: string) => toRepositoryPath(path, prefix);
  const { error, compatibility, outputs } = report;
  const moved: Report = {
    ...report,
    manifest: report.manifest === '' ? '' : move(report.manifest),
    skills: report.skills.map((skill) => ({ ...skill, path: move(skill.path) })),
    diagnostics: report.diagnostics.map((found) => ({ ...found, file: move(found.file) })),
    changes: report.changes.map((change) => relocateChange(change, move)),
    ...whenGiven(
      'compatibility',
      compatibility?.map((skill) => ({ ...skill, path: move(skill.path) })),
    ),
    ...whenGiven(
      'outputs',
      outputs?.map((output) => ({ ...output, file: move(output.file) })),
    ),
    ...whenGiven('error', error && relocateError(error, move)),
  };
  const movedFiles = files.map(({ path, before, after }) => ({ path: move(path), before, after }));
  const tracked = new Map(outcome.tracked.map((path) => [move(path), path]));
  return {
    ...outcome,
    report: moved,
    files: movedFiles,
    tracked: [...tracked.keys()],
    edit: (path, text) => outcome.edit(tracked.get(path) ?? path, text),
  };
}

function relocateChange(change: ManifestChange, move: (path: string) => string): ManifestChange {
  if ('path' in change) return { ...change, path: move(change.path) };
  return change.kind === 'file-changed' ? { ...change, file: move(change.file) } : change;
}

function relocateError(error: NonNullable<Report['error']>, move: (path: string) => string) {
  const { at, details } = error;
  return {
    ...error,
    ...whenGiven('at', at && { ...at, file: move(at.file) }),
    ...whenGiven('details', details && { ...details, path: move(details.path) }),
  };
}

/** The outcomes of several roots as one; the manifest of the first speaks for all. */
export function mergeOutcomes(outcomes: readonly [Outcome, ...Outcome[]]): Outcome {
  const [first] = outcomes;
  if (outcomes.length === 1) return first;
  const reports = outcomes.map(({ report }) => report);
  const profiles = new Set(reports.map(({ _meta }) => _meta.profile));
  const { profile, profileReason, ...meta } = first.report._meta;
  const report: Report = {
    ...first.report,
    _meta: profiles.size === 1 ? first.report._meta : meta,
    success: reports.every(({ success }) => success),
    summary: reports.map(({ summary }) => summary).reduce(addSummaries),
    changed: reports.some(({ changed }) => changed),
    skills: reports.flatMap(({ skills }) => skills),
    diagnostics: reports.flatMap(({ diagnostics }) => diagnostics),
    changes: reports.flatMap(({ changes }) => changes),
    ...joinLists(reports, 'conflicts'),
    ...joinLists(reports, 'rerouted'),
    ...joinLists(reports, 'outputs'),
    ...joinLists(reports, 'compatibility'),
    ...joinLists(reports, 'listings'),
    ...whenGiven('error', reports.find(({ error }) => error !== undefined)?.error),
  };
  return {
    ...first,
    report,
    exitCode: Math.max(...outcomes.map(({ exitCode }) => exitCode)) as Outcome['exitCode'],
    files: outcomes.flatMap(({ files }) => files),
    tracked: outcomes.flatMap(({ tracked }) => tracked),
    validNames: [...new Set(outcomes.flatMap(({ validNames }) => validNames))].sort(compareText),
  };
}

type ListName = 'conflicts' | 'rerouted' | 'outputs' | 'compatibility' | 'listings';

function joinLists(reports: readonly Report[], name: ListName): Partial<Report> {
  const items = reports.flatMap((report): readonly unknown[] => report[name] ?? []);
  return items.length === 0 ? {} : { [name]: items };
}

function addSummaries({ new: newA, ...a }: Summary, { new: newB, ...b }: Summary): Summary {
  const isCompared = newA !== undefined && newB !== undefined;
  return { ...addCounts(a, b), ...(isCompared && { new: addCounts(newA, newB) }) };
}

function addCounts<T extends object>(a: T, b: T): T {
  const keys = Object.keys(a) as (keyof T)[];
  return Object.fromEntries(keys.map((key) => [key, Number(a[key]) + Number(b[key])])) as T;
}

/** The outcome of a run that ended before any skill was read. */
export function stoppedOutcome({ code, message, fix, exitCode }: Failure): Outcome {
  const report = {
    ...emptyEnvelope('register'),
    success: false,
    manifest: '',
    error: { code, message, fix },
  };
  return {
    report,
    exitCode,
    files: [],
    tracked: [],
    edit: (_, text) => text,
    manifest: () => '{}',
    validNames: [],
    timings: [],
  };
}
