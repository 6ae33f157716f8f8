import { renderJobSummary } from '../report/markdown-summary.js';
import { describeVerdict } from '../report/markdown-verdict.js';
import type { Conclusion } from './conclusion.js';
import { isFailure } from './decide-verdict.js';
import type { Host } from './host.js';
import type { Inputs } from './inputs.js';
import { localCommand } from './local-command.js';
import { annotationText, logText } from './log-text.js';
import { NO_PULL_REQUEST, toOutputs, writeOutputs } from './outputs.js';
import { printFindings } from './print-findings.js';
import type { WorkflowContext } from './workflow-context.js';
import { writeReportFile, writeSummary } from './write-files.js';

export interface Surroundings {
  readonly inputs: Inputs;
  readonly context: WorkflowContext;
  readonly host: Host;
}

/** Prints, writes and hands on what a run came to; returns the exit code. */
export async function publish(
  conclusion: Conclusion,
  { inputs, context, host }: Surroundings,
): Promise<0 | 1> {
  const { outcome, prefix, sync } = conclusion;
  const { mode } = inputs;
  const hasSyncFailed = sync?.view.kind === 'failed';
  const failed = hasSyncFailed || isFailure(outcome, inputs);
  const reportFile = await orWarn(() => writeReportFile(outcome.report, context.temporary), host);
  writeOutputs(
    toOutputs({
      outcome,
      prefix,
      reportFile: reportFile ?? '',
      pullRequest: sync?.outputs ?? NO_PULL_REQUEST,
    }),
    host.core.setOutput,
  );
  const verdict = describeVerdict({ report: outcome.report, failed, mode, hasSyncFailed });
  printFindings(conclusion, { failed, verdict }, host.core);
  const summary = renderJobSummary({
    report: outcome.report,
    failed,
    mode,
    links: { prefix, ...blobUrl(context) },
    localCommand: localCommand(inputs, outcome.report.changed),
    ...(sync ? { pullRequest: sync.view } : {}),
  });
  await orWarn(() => writeSummary(summary, context.summaryFile), host);
  host.core.info(logText(verdict));
  return failed ? 1 : 0;
}

/** A summary or report that cannot be written is no reason to lose the verdict. */
async function orWarn<T>(write: () => Promise<T>, { core }: Host): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    core.warning(annotationText(`Could not write a file of the run: ${reason}`));
    return undefined;
  }
}

function blobUrl({ repository, sha, serverUrl }: WorkflowContext): { readonly blobUrl?: string } {
  return repository === '' || sha === '' ? {} : { blobUrl: `${serverUrl}/${repository}/blob/${sha}` };
}
