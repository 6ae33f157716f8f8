import { DiskWorkspace } from '../files/disk-workspace.js';
import type { Git } from '../files/git.js';
import { explainError } from '../report/explain-error.js';
import { PULL_REQUEST_BODY_LIMIT } from '../report/markdown-pull-request.js';
import type { Outcome } from '../report/report.js';
import { contentText } from '../text/decode.js';
import { UsageError } from '../text/errors.js';
import { type ActionResult, NO_PULL_REQUEST, type SyncDescription } from './action-result.js';
import { annotationText, logText } from './annotate.js';
import { provideBaseline, remoteOptions } from './baseline.js';
import { readChanges } from './changes.js';
import { commentWithReport } from './comment-with-report.js';
import {
  findBaseline,
  hasCommit,
  openPartialClone,
  readBranchName,
  readCommits,
  readHead,
  readRepositoryName,
} from './git.js';
import { type Inputs, readInputs } from './inputs.js';
import { failedOutcome, mergeOutcomes, stoppedOutcome } from './outcomes.js';
import { publish } from './publish.js';
import { expandRoots, openRoot, type Root } from './roots.js';
import { type RootRun, type RunMode, type RunOptions, runRoots, undoWrites } from './run-roots.js';
import type { ActionRuntime } from './runner.js';
import { suggestFixes } from './suggest-fixes.js';
import { describeSkip } from './sync/describe-skip.js';
import { explainFailure } from './sync/explain-failure.js';
import { decideTarget, leavesStaleFiles, type Target } from './sync/target.js';
import { readWorkflowContext, type WorkflowContext } from './workflow-context.js';

/** Reads the inputs, runs the mode and publishes the result; returns the exit code of the step. */
export async function run(runtime: ActionRuntime): Promise<0 | 1> {
  const context = readWorkflowContext(runtime.env, runtime.currentDirectory);
  const token = runtime.core.getInput('token');
  if (token !== '') runtime.core.setSecret(token);
  const [inputs, misuse] = tryToReadInputs(runtime);
  try {
    if (misuse === null && inputs.mode === 'comment')
      return await commentWithReport(inputs, context, runtime);
    const result = misuse ?? (await conclude(inputs, context, runtime));
    return await publish(result, { inputs, context: result.context ?? context, runtime });
  } catch (error) {
    logStack(error, runtime);
    return publish(toFailedResult(error), { inputs, context, runtime });
  }
}

/** With an invalid input the defaults apply, so that outputs, report and summary still exist. */
function tryToReadInputs({ core }: ActionRuntime): [Inputs, ActionResult | null] {
  try {
    return [readInputs((name) => core.getInput(name)), null];
  } catch (error) {
    return [readInputs(() => ''), toFailedResult(error)];
  }
}

function toFailedResult(error: unknown): ActionResult {
  const failure = explainError(error);
  return { outcome: stoppedOutcome(failure), manifests: [], changes: null, mode: 'check', failure };
}

/** Checks the skills and, in mode `sync`, brings the manifest into a pull request. */
async function conclude(
  asked: Inputs,
  given: WorkflowContext,
  runtime: ActionRuntime,
): Promise<ActionResult> {
  const inputs = { ...asked, body: asked.body || readBody(asked.bodyPath, given.workspace) };
  const roots = await openRoots(inputs, given, runtime);
  const { git } = roots[0];
  const context = chooseRepository(given, inputs, git);
  const baseline = needsBaseline(inputs) ? await provideBaseline({ inputs, context, git, runtime }) : null;
  const target = chooseTarget(roots, inputs, context);
  const runMode = inputs.mode === 'check' ? 'check' : runModeFor(target);
  const canEdit = target.kind === 'own-branch';
  const guard = baseline ?? findGuard(findBaseline(context, git)?.commit ?? null, git, { context, runtime });
  const remote = remoteOptions({ inputs, context, runtime });
  const options = { inputs, runMode, baseline, guard, canEdit, remote, env: runtime.env };
  const runs = await runWithBase(roots, options, { inputs, context, git, runtime });
  const outcome = mergeRuns(runs);
  const manifests = runs.map((one) => one.outcome.report.manifest).filter((manifest) => manifest !== '');
  const files = outcome.report.diagnostics.map(({ file }) => file);
  const changes = await readChanges({ inputs, context, git, baseline, files });
  const facts = {
    outcome,
    folders: roots.map(({ name }) => name),
    manifests,
    changes,
    context,
    mode: inputs.mode === 'sync' ? 'sync' : 'check',
  } as const;
  await suggestFixes(runs, { diagnostics: outcome.report.diagnostics, inputs, context, runtime });
  if (inputs.mode === 'check' && runs.every(({ edits }) => edits.length === 0)) return facts;
  const sync = await openOrCommit(target, { outcome, runs, inputs, context, runtime }).catch(
    (error: unknown) => describeUnexpected(error, runtime),
  );
  if (!inputs.keepChanges || sync.isLeftStale === true) await undoWrites(runs);
  const isFailed = sync.view.kind === 'failed' || (sync.view.kind === 'done' && sync.view.attention);
  if (isFailed) return { ...facts, outcome: failedOutcome(outcome), sync };
  if (sync.isLeftStale !== true) return { ...facts, sync };
  const checked = runMode === 'check' ? outcome : await checkAgain(runs, options);
  return { ...facts, outcome: checked, mode: 'check', sync };
}

/** The text for the pull request from a file of the workspace. */
function readBody(path: string | undefined, workspace: string): string {
  if (path === undefined) return '';
  const limits = { maxBytes: PULL_REQUEST_BODY_LIMIT, followLinks: true };
  const text = contentText(new DiskWorkspace({ root: workspace }).read(path, limits));
  if (text !== null) return text;
  throw new UsageError(
    `The input "body-path" is ${JSON.stringify(path)}, which is not a readable text file of the workspace.`,
    'Set "body-path" to a UTF-8 file in the workspace, or use "body".',
  );
}

function mergeRuns(runs: readonly RootRun[]): Outcome {
  return mergeOutcomes(runs.map((one) => one.outcome) as [Outcome, ...Outcome[]]);
}

/** Only GitHub could tell that nothing can be committed: the checkout is judged as it was before. */
async function checkAgain(runs: readonly RootRun[], options: RunOptions): Promise<Outcome> {
  const roots = runs.map(({ root }) => root);
  return mergeRuns(await runRoots(roots, { ...options, runMode: 'check', canEdit: false }));
}

async function openRoots(
  inputs: Inputs,
  context: WorkflowContext,
  runtime: ActionRuntime,
): Promise<[Root, ...Root[]]> {
  const options = remoteOptions({ inputs, context, runtime });
  const names = await expandRoots(inputs.roots, context.workspace);
  const roots = names.map(async (name) => {
    const root = openRoot(name, context.workspace, runtime.env);
    return { ...root, git: root.git && (await openPartialClone(root.git, options)) };
  });
  return (await Promise.all(roots)) as [Root, ...Root[]];
}

/** With the input `repository`, the event of the workflow does not describe the checkout. */
function chooseRepository(
  context: WorkflowContext,
  { repository }: Inputs,
  git: Git | null,
): WorkflowContext {
  if (repository === undefined || isSame(repository, context.repository)) return context;
  const branch = readBranchName(git);
  const ref = branch === null ? '' : `refs/heads/${branch}`;
  const sha = readHead(git, 'commit') ?? '';
  const noEvent = { eventName: 'push', pullRequest: null, mergeGroupBaseSha: null, beforeSha: null };
  return { ...context, ...noEvent, repository, ref, sha };
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function chooseTarget(roots: readonly Root[], inputs: Inputs, context: WorkflowContext): Target {
  for (const { git } of roots) {
    const found = readRepositoryName(git);
    const expected = context.repository;
    if (found !== null && expected !== '' && !isSame(found, expected)) {
      return { kind: 'failure', failure: { kind: 'other-repository', found, expected } };
    }
  }
  return decideTarget(context, inputs);
}

/** Both compare with the commit that the event builds on. */
function needsBaseline({ onlyNew, bump, configFrom }: Inputs): boolean {
  return onlyNew || bump !== 'none' || configFrom === 'base';
}

/** The commit that a pull request builds on; a checkout without it is checked by the config of the change alone. */
function findGuard(
  commit: string | null,
  git: Git | null,
  { context, runtime }: { context: WorkflowContext; runtime: ActionRuntime },
): string | null {
  if (commit === null || context.pullRequest === null) return null;
  if (hasCommit(commit, git)) return commit;
  runtime.core.info(
    'The checkout lacks the base commit, so the configuration is not compared with it. Set fetch-depth: 2 on actions/checkout.',
  );
  return null;
}

/** A config may forbid edits of generated files: then the base is fetched, and the run repeated from the same files. */
async function runWithBase(
  roots: readonly Root[],
  options: RunOptions,
  facts: Parameters<typeof provideBaseline>[0],
): Promise<readonly [RootRun, ...RootRun[]]> {
  const runs = await runRoots(roots, options);
  const lacksBase = runs.some(({ outcome }) => outcome.lacksBase);
  if (!lacksBase || facts.context.pullRequest === null) return runs;
  await undoWrites(runs);
  return runRoots(roots, { ...options, guard: await provideBaseline(facts) });
}

function runModeFor(target: Target): RunMode {
  if (target.kind === 'skip' && leavesStaleFiles(target.reason)) return 'check';
  return target.kind === 'pull-request' || target.kind === 'own-branch' ? 'write' : 'preview';
}

interface TargetFacts {
  readonly outcome: Outcome;
  readonly runs: readonly RootRun[];
  readonly inputs: Inputs;
  readonly context: WorkflowContext;
  readonly runtime: ActionRuntime;
}

/** GitHub's client is loaded here: mode `check` never needs it. */
async function openOrCommit(target: Target, facts: TargetFacts): Promise<SyncDescription> {
  const { runtime, runs, ...others } = facts;
  if (target.kind === 'skip') return describeSkip(target.reason);
  if (target.kind === 'failure') {
    return { view: { kind: 'failed', why: explainFailure(target.failure) }, outputs: NO_PULL_REQUEST };
  }
  const { syncOutcome } = await import('./sync/sync-outcome.js');
  return syncOutcome({
    ...others,
    runs,
    target,
    checkedOutTrees: runs.map(({ root }) => readHead(root.git, 'tree')),
    checkedOutCommits: readCommits(runs[0]?.root.git ?? null),
    client: {
      ...(runtime.retryUnitMs === undefined ? {} : { retryUnitMs: runtime.retryUnitMs }),
      onRetry: ({ seconds, reason }) =>
        runtime.core.info(logText(`Trying again in ${seconds} s (${reason})`)),
    },
  });
}

/** The result for the skills is not lost when the pull request fails in an unexpected way. */
function describeUnexpected(error: unknown, runtime: ActionRuntime): SyncDescription {
  const { message, fix } = explainError(error);
  logStack(error, runtime);
  return { view: { kind: 'failed', why: { what: message, next: fix } }, outputs: NO_PULL_REQUEST };
}

function logStack(error: unknown, { core }: ActionRuntime): void {
  core.debug(annotationText(String((error as Error).stack)));
}
