import { isDriftFinding } from '../report/github-annotations.js';
import {
  describeVerdict,
  hasDrift,
  renderComment,
  renderJobSummary,
  type SummaryView,
} from '../report/markdown-summary.js';
import type { ActionResult } from './action-result.js';
import { annotationText, explanationText, logText, printFindings } from './annotate.js';
import type { Inputs } from './inputs.js';
import { MAX_MATRIX_JOBS, toOutputs, writeOutputs, writeStepFiles, writeSummary } from './outputs.js';
import type { ActionRuntime } from './runner.js';
import type { WorkflowContext } from './workflow-context.js';

interface PublishContext {
  readonly inputs: Inputs;
  readonly context: WorkflowContext;
  readonly runtime: ActionRuntime;
}

/** Prints and writes the result of a run, sets the outputs, and returns the exit code. */
export async function publish(result: ActionResult, around: PublishContext): Promise<0 | 1> {
  const { context, runtime } = around;
  const { outcome, sync, mode } = result;
  const { report } = outcome;
  const hasSyncFailed = sync?.view.kind === 'failed';
  const failed = outcome.exitCode !== 0;
  const stepFiles = await warnOnFailure(() => writeStepFiles(outcome, context.temporary), runtime);
  writeOutputs(toOutputs(result, stepFiles ?? { report: '', sarif: '' }), runtime.core.setOutput);
  const verdict = describeVerdict({ report, failed, mode, hasSyncFailed });
  printFindings(result, { failed, verdict }, runtime.core);
  if (outcome.validNames.length > MAX_MATRIX_JOBS)
    runtime.core.notice(matrixNotice(outcome.validNames.length));
  const view = toSummaryView(result, failed, around);
  await warnOnFailure(() => writeSummary(renderJobSummary(view), context.summaryFile), runtime);
  await comment(view, around);
  runtime.core.info(logText(verdict));
  return failed ? 1 : 0;
}

/** A summary or report that cannot be written does not change the verdict. */
async function warnOnFailure<T>(write: () => Promise<T>, { core }: ActionRuntime): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    core.warning(annotationText(`Could not write a file of the run: ${(error as Error).message}`));
    return undefined;
  }
}

function matrixNotice(count: number): string {
  return `The output "names" has ${count} entries, and a matrix starts at most ${MAX_MATRIX_JOBS} jobs. Use "name-chunks" instead: each of its entries is a list of names.`;
}

function toSummaryView(
  { outcome, changes, sync, mode, ...result }: ActionResult,
  failed: boolean,
  { inputs, context }: PublishContext,
): SummaryView {
  const { folders = inputs.roots } = result;
  const { repository, sha, serverUrl, pullRequest } = context;
  const isKnown = pullRequest !== null && changes !== null;
  const isCompared = outcome.report._meta.since !== undefined;
  return {
    report: outcome.report,
    files: outcome.files,
    failed,
    mode,
    localCommand: localCommand({ ...inputs, roots: folders }, hasDrift(outcome.report, mode)),
    ...(repository === '' || sha === '' ? {} : { blobUrl: `${serverUrl}/${repository}/blob/${sha}` }),
    ...(isCompared
      ? { isOwn: ({ isNew }) => isNew === true }
      : isKnown
        ? { isOwn: (found) => changes.files.has(found.file) || isDriftFinding(found) }
        : {}),
    ...(sync ? { pullRequest: sync.view } : {}),
  };
}

/** Updates the comment on the pull request, if requested. */
async function comment(view: SummaryView, { inputs, context, runtime }: PublishContext): Promise<void> {
  const { pullRequest } = context;
  if (!inputs.comment || pullRequest === null) return;
  if (pullRequest.isFork) {
    runtime.core.info('No comment: the token of a pull request from a fork is read-only.');
    return;
  }
  const { commentOnPullRequest } = await import('./sync/comment.js');
  const access = { inputs, context, client: {}, number: pullRequest.number };
  const problem = await commentOnPullRequest(access, commentText(view));
  if (problem) runtime.core.warning(annotationText(explanationText(problem)));
}

/** The comment about a result; `null` where there is nothing to say. */
export function commentText(view: SummaryView): string | null {
  const { summary } = view.report;
  const { errors, warnings } = summary.new ?? summary;
  return view.failed || errors + warnings > 0 ? renderComment(view) : null;
}

/** What to type to get the same on one's own machine, a line for each root. */
export function localCommand(inputs: Inputs, isDrift: boolean): string {
  const { manifest, config, profile, level, roots } = inputs;
  return roots
    .map((root) => {
      const options = [
        ['--root', root === '.' ? undefined : root],
        ['--manifest', manifest],
        ['--config', config],
        ['--profile', profile],
        ['--level', level],
      ] as const;
      const words = options.flatMap(([name, value]) => (value === undefined ? [] : [name, quote(value)]));
      return ['npx', 'skill-registrar', ...(isDrift ? ['register'] : ['validate', '--all']), ...words].join(
        ' ',
      );
    })
    .join('\n');
}

function quote(word: string): string {
  return /^[\w./@:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
