import { basename, dirname, resolve } from 'node:path';
import { DiskWorkspace } from '../files/disk-workspace.js';
import { readJson } from '../json/read-json.js';
import { hasDrift } from '../report/markdown-summary.js';
import type { Report } from '../report/report.js';
import { loadReportValidator } from '../schema/validators.js';
import { contentText } from '../text/decode.js';
import { UsageError } from '../text/errors.js';
import { NO_PULL_REQUEST } from './action-result.js';
import type { Inputs } from './inputs.js';
import { outcomeOf } from './outcomes.js';
import { toOutputs, writeOutputs } from './outputs.js';
import { commentText, localCommand } from './publish.js';
import type { ActionRuntime } from './runner.js';
import type { EventRun, WorkflowContext } from './workflow-context.js';

/**
 * Comments on a pull request with the report of a run that had no token for it, as that of a fork. Whoever opened the pull
 * request may have written the report: it is rendered here as all text of skills is, and the event names the pull request.
 */
export async function commentWithReport(
  inputs: Inputs,
  context: WorkflowContext,
  { core }: ActionRuntime,
): Promise<0> {
  const { otherRun } = context;
  if (otherRun === null) {
    throw new UsageError(
      'Mode "comment" needs the event of a workflow that ran for a pull request.',
      'Start the workflow on workflow_run, and run the job if github.event.workflow_run.event is pull_request.',
    );
  }
  const file = resolve(context.workspace, inputs.report ?? '');
  const report = await readReport(file, inputs.report);
  const text = commentText({
    report,
    files: [],
    failed: !report.success,
    mode: 'check',
    localCommand: localCommand(inputs, hasDrift(report, 'check')),
    blobUrl: `${context.serverUrl}/${otherRun.headRepository}/blob/${otherRun.headSha}`,
  });
  const number = await comment(inputs, context, { otherRun, text });
  core.info(
    number === null ? 'No open pull request has this commit at its head.' : `Pull request: ${number}`,
  );
  const outputs = { ...NO_PULL_REQUEST, 'pull-request-number': number ?? ('' as const) };
  const outcome = outcomeOf(report, report.success ? 0 : 1);
  const result = { outcome, manifests: [report.manifest ?? ''], changes: null, mode: 'check' as const };
  const files = { report: file, sarif: '' };
  writeOutputs({ ...toOutputs(result, files), ...outputs }, core.setOutput);
  return 0;
}

/** The number of the pull request; `null` if none is open. */
async function comment(
  inputs: Inputs,
  context: WorkflowContext,
  { otherRun, text }: { readonly otherRun: EventRun; readonly text: string | null },
): Promise<number | null> {
  const { commentOnRun } = await import('./sync/comment.js');
  const { number, problem } = await commentOnRun({ inputs, context, client: {} }, { otherRun, text });
  if (problem === null) return number;
  const { what, next, snippet } = problem;
  throw new UsageError(what, [next, ...(snippet ? [snippet.text] : [])].join('\n'));
}

const MAX_REPORT_BYTES = 67_108_864;

/** An artifact may contain a link, which is not followed. */
async function readReport(file: string, input = ''): Promise<Report> {
  const workspace = new DiskWorkspace({ root: dirname(file) });
  const text = contentText(
    workspace.read(basename(file), { maxBytes: MAX_REPORT_BYTES, followLinks: false }),
  );
  const parsed = text === null ? null : readJson(text);
  const isValid = parsed?.ok && (await loadReportValidator())(parsed.value).length === 0;
  if (isValid) return parsed.value as unknown as Report;
  throw new UsageError(
    `The input "report" is ${JSON.stringify(input)}, which is not a JSON report of skill-registrar.`,
    'Set "report" to the downloaded file that the output "report" of the other run named.',
  );
}
