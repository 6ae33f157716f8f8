import type { GeneratedFile } from '../../files/workspace.js';
import { readJson } from '../../json/read-json.js';
import type { ManifestChange, Reroute } from '../../manifest/changes.js';
import { compareManifestTexts } from '../../manifest/compare-manifests.js';
import { findReroutes } from '../../manifest/routes.js';
import type { Explanation } from '../../report/markdown.js';
import { renderPullRequestBody, renderPullRequestTitle } from '../../report/markdown-pull-request.js';
import type { Outcome, Report, TrackedFile } from '../../report/report.js';
import { countText, joinWords } from '../../text/suggest.js';
import { NO_PULL_REQUEST, type PullRequestOutputs, type SyncDescription } from '../action-result.js';
import { selectLfsFiles } from '../git.js';
import type { Inputs } from '../inputs.js';
import { fromRoot, isOutsideRepository, toRepositoryPath } from '../roots.js';
import { type Edit, editedPaths, type RootRun } from '../run-roots.js';
import { describeSkip } from './describe-skip.js';
import { explainFailure } from './explain-failure.js';
import { encodeSegments, type SyncFailure } from './failures.js';
import { type ChangedFile, withLineEndsOf } from './files.js';
import { type ApiFacts, openApi, toFailureContext } from './open-api.js';
import { commitToPullRequest, type SyncResult, syncPullRequest } from './sync-pull-request.js';
import type { SyncRequest } from './sync-request.js';
import { branchFor, type OwnBranch } from './target.js';

/** The manifest of a root, by its path from the top of the repository. */
interface RootManifest {
  readonly path: string;
  readonly prefix: string;
}

export interface SyncFacts extends ApiFacts {
  readonly outcome: Outcome;
  readonly runs: readonly RootRun[];
  readonly target: { readonly kind: 'pull-request'; readonly base: string } | OwnBranch;
  readonly checkedOutTrees: SyncRequest['checkedOutTrees'];
  readonly checkedOutCommits: SyncRequest['checkedOutCommits'];
}

/** Puts the generated files of a finished run into a pull request, and reports the result. */
export async function syncOutcome(facts: SyncFacts): Promise<SyncDescription> {
  const { target, inputs, context } = facts;
  const base = target.kind === 'own-branch' ? target.branch : target.base;
  const { defaultBranch } = context;
  const branch = target.kind === 'own-branch' ? target.branch : branchFor(inputs, { base, defaultBranch });
  return describeSync(await sync(facts, { base, branch }), { base, branch });
}

async function sync(
  facts: SyncFacts,
  { base, branch }: { readonly base: string; readonly branch: string },
): Promise<SyncResult> {
  const { inputs, context, target } = facts;
  const api = openApi(inputs, context, facts.client);
  if ('kind' in api) return failed(api);
  const files = listWantedFiles(facts.runs, inputs);
  const manifests = findManifests(facts.runs);
  const outside = files.find(({ path }) => isOutsideRepository(path));
  if (outside) return failed({ kind: 'outside-repository', path: outside.path });
  const [inLfs] = facts.runs.flatMap((run) => listLfsFiles(run));
  if (inLfs !== undefined) return failed({ kind: 'lfs-tracked', path: inLfs });
  const request = toSyncRequest(facts, { base, branch, files, manifests });
  const failureContext = toFailureContext(inputs, context, { base, branch });
  return target.kind === 'own-branch'
    ? commitToPullRequest(api, request, { target, context: failureContext })
    : syncPullRequest(api, request, failureContext);
}

function failed(failure: SyncFailure): SyncResult {
  return { kind: 'failed', failure, headSha: null };
}

/**
 * Every generated file, including those that are up to date on disk: an earlier step may have written them, while base
 * does not have them yet. They are edited in the text of base, so that nothing else of the checkout is committed.
 */
function listWantedFiles(runs: readonly RootRun[], { mode }: Inputs): readonly TrackedFile[] {
  return runs.flatMap(({ root, request, outcome, edits }) => {
    const generated = mode === 'sync' ? outcome.tracked : [];
    const skills = editedPaths(edits).filter((path) => generated.every((file) => file.path !== path));
    return [
      ...generated,
      ...skills.map((path) => ({
        path,
        edit: (before: string | null) =>
          withLineEndsOf(before, request.store.read(fromRoot(path, root.prefix))),
      })),
    ];
  });
}

function listLfsFiles({ root, outcome }: RootRun): readonly string[] {
  const paths = outcome.tracked.map(({ path }) => path).filter((path) => !isOutsideRepository(path));
  const own = new Map(paths.map((path) => [fromRoot(path, root.prefix), path]));
  return selectLfsFiles([...own.keys()], root.git).map((path) => own.get(path)!);
}

function findManifests(runs: readonly RootRun[]): readonly RootManifest[] {
  return runs.map(({ root, outcome }) => ({ path: outcome.report.manifest, prefix: root.prefix }));
}

interface RequestParts extends Pick<SyncRequest, 'base' | 'branch' | 'files'> {
  readonly manifests: readonly RootManifest[];
}

function toSyncRequest(
  { outcome: { report }, runs, inputs, context, checkedOutTrees, checkedOutCommits }: SyncFacts,
  { base, branch, files, manifests }: RequestParts,
): SyncRequest {
  const describe = (changed: readonly ChangedFile[]) =>
    changed.flatMap((file) => describeChange(file, manifests, report));
  const edits = runs.flatMap((run) => run.edits);
  const edited = new Set(editedPaths(edits));
  const titleOf = (changed: readonly ChangedFile[]) => {
    const generated = changed.filter(({ source }) => !edited.has(source));
    const title = generated.length > 0 ? [renderPullRequestTitle(describe(generated))] : [];
    return joinTitles([...(generated.length < changed.length ? editTitles(edits) : []), ...title]);
  };
  return {
    ...inputs,
    base,
    branch,
    root: inputs.roots.join(', '),
    checkedOutTrees,
    checkedOutCommits,
    eventSha: context.sha,
    files,
    renderTitle: (changed) => inputs.title ?? titleOf(changed),
    countRemovals: (changed) => ({
      removed: describe(changed).filter(({ kind }) => kind === 'skill-removed').length,
      total: countEntries(changed, manifests),
    }),
    renderBody: ({ changed, overwritten, earlierBody }) =>
      renderPullRequestBody({
        // What the pull request changes in base; an earlier step may have brought it into the checkout already.
        report: { ...report, changes: describe(changed), rerouted: reroutesOf(changed, manifests) },
        files: changed.map(toGeneratedFile),
        introduction: inputs.body,
        entriesBefore: countEntries(changed, manifests),
        // The name of the branch, not its commit: the text stays the same from run to run.
        blobUrl: `${context.serverUrl}/${context.repository}/blob/${encodeSegments(base)}`,
        overwritten,
        earlierBody,
      }),
  };
}

/** What `fix` and `bump` did, for a title. */
function editTitles(edits: readonly Edit[]): string[] {
  return (['fix', 'bump'] as const).flatMap((kind) => {
    const files = edits.filter((edit) => edit.kind === kind);
    if (files.length === 0) return [];
    const [only] = files;
    const what = files.length === 1 ? only!.path : countText(files.length, 'file');
    return [kind === 'fix' ? `Fix ${what}` : `Raise versions in ${what}`];
  });
}

function joinTitles([first = '', ...others]: readonly string[]): string {
  return joinWords([first, ...others.map((title) => `${title[0]!.toLowerCase()}${title.slice(1)}`)]);
}

function toGeneratedFile({ path, before, content, form }: ChangedFile): GeneratedFile {
  return { path, before, after: content, ...form };
}

function describeChange(
  file: ChangedFile,
  manifests: readonly RootManifest[],
  report: Report,
): readonly ManifestChange[] {
  const manifest = manifests.find(({ path }) => path === file.source);
  if (manifest === undefined || file.content === null) {
    return [{ kind: 'file-changed', file: file.path, what: describeFile(file, report) }];
  }
  return compareManifestTexts(file.before, file.content).map((change) =>
    'path' in change ? { ...change, path: toRepositoryPath(change.path, manifest.prefix) } : change,
  );
}

/** The same on every run, also when an earlier one has written the file in this checkout. */
function describeFile({ source, content }: ChangedFile, { outputs = [] }: Report): string {
  const kind = outputs.find(({ file }) => file === source)?.kind ?? 'file';
  return `${kind} ${content === null ? 'removed' : 'updated'}`;
}

/** Requests that the pull request routes differently from base. */
function reroutesOf(changed: readonly ChangedFile[], manifests: readonly RootManifest[]): readonly Reroute[] {
  return changed.flatMap(({ source, before, content }) =>
    before !== null &&
    content !== null &&
    readJson(before).ok &&
    manifests.some(({ path }) => path === source)
      ? findReroutes(before, content)
      : [],
  );
}

function countEntries(changed: readonly ChangedFile[], manifests: readonly RootManifest[]): number {
  const texts = changed.filter(({ source }) => manifests.some(({ path }) => path === source));
  return texts.reduce((sum, { before }) => sum + countSkills(before), 0);
}

function countSkills(text: string | null): number {
  const parsed = text === null ? null : readJson(text);
  if (!parsed?.ok) return 0;
  const { skills } = parsed.value as { readonly skills?: unknown };
  return Array.isArray(skills) ? skills.length : 0;
}

/** The summary and outputs about a pull request. */
export function describeSync(
  result: SyncResult,
  { base, branch }: { readonly base: string; readonly branch: string },
): SyncDescription {
  if (result.kind === 'skipped') {
    return describeSkip(result.reason);
  }
  if (result.kind === 'failed') {
    const outputs = { ...NO_PULL_REQUEST, ...pushedOutputs(branch, result.headSha) };
    return { view: { kind: 'failed', why: explainFailure(result.failure) }, outputs };
  }
  const { operation, pullRequest, headSha, overwritten, warnings, attention } = result;
  return {
    view: {
      kind: 'done',
      operation,
      number: pullRequest?.number ?? null,
      url: pullRequest?.url ?? null,
      branch,
      base,
      overwritten,
      warnings: warnings.map(explainFailure),
      notes: notesOn(result, base === branch),
      ...(attention && { attention: explainFailure(attention) }),
    },
    outputs: {
      'pull-request-number': pullRequest?.number ?? '',
      'pull-request-url': pullRequest?.url ?? '',
      'pull-request-operation': operation,
      'pull-request-branch': pullRequest ? branch : '',
      'pull-request-head-sha': headSha ?? '',
    },
  };
}

function pushedOutputs(branch: string, headSha: string | null): Partial<PullRequestOutputs> {
  return headSha === null ? {} : { 'pull-request-branch': branch, 'pull-request-head-sha': headSha };
}

type Done = Extract<SyncResult, { kind: 'done' }>;

function notesOn({ operation, pullRequest }: Done, isCommit: boolean): Explanation[] {
  const isOpen = pullRequest !== null && operation !== 'closed';
  if (!isOpen || pullRequest.author !== 'github-actions[bot]') return [];
  return [
    {
      what: `The ${isCommit ? 'commit was pushed' : 'pull request was opened'} with the workflow token, for which GitHub starts no workflows, so required checks wait.`,
      next: 'Close and reopen the pull request to start them, name them in the input "dispatch", or set "token" to a token of a GitHub App.',
    },
  ];
}
