import type * as core from '@actions/core';
import { explainError, type Failure } from '../errors.js';
import { runOperation } from '../pipeline.js';
import { emptyEnvelope } from '../report/json-report.js';
import { isDriftFinding } from '../report/markdown-summary.js';
import type { Outcome } from '../report/report.js';
import type { Request } from '../request.js';
import { annotationText, logText } from './annotate.js';
import {
  buildRequest,
  type FailOn,
  findRepositoryPrefix,
  type Inputs,
  type Mode,
  readInputs,
  resolveRoot,
} from './inputs.js';
import { NO_PULL_REQUEST } from './outputs.js';
import { describeSync, publish, readGeneratedFiles, type SyncDescription, syncOutcome } from './publish.js';
import { explainFailure, explainSkip } from './sync/explain-failure.js';
import {
  decideTarget,
  findChangedFiles,
  readWorkflowContext,
  type Target,
  type Variables,
  type WorkflowContext,
} from './workflow-context.js';

/** Reads what is asked, does it, and tells: the exit code of the step. */
export async function run(host: Host): Promise<0 | 1> {
  const context = readWorkflowContext(host.env, host.currentDirectory);
  const token = host.core.getInput('token');
  if (token !== '') host.core.setSecret(token);
  const [inputs, misuse] = tryToReadInputs(host);
  const conclusion = misuse ?? (await act(inputs, context, host));
  return publish(conclusion, { inputs, context, host });
}

/** With a wrong input the defaults stand in, so that outputs, report and summary are there all the same. */
function tryToReadInputs({ core }: Host): [Inputs, Conclusion | null] {
  try {
    return [readInputs((name) => core.getInput(name)), null];
  } catch (error) {
    const failure = explainError(error);
    const outcome = stoppedOutcome(failure);
    return [readInputs(() => ''), { outcome, prefix: '', changedFiles: new Set(), failure }];
  }
}

/** Checks the skills and, in mode `sync`, brings the manifest into a pull request. Never throws. */
export async function act(inputs: Inputs, context: WorkflowContext, host: Host): Promise<Conclusion> {
  let prefix = '';
  try {
    const root = resolveRoot(inputs.root, context.workspace);
    prefix = await findRepositoryPrefix(root, context.workspace);
    const changedFiles = await findChangedFiles(context, root);
    const target = inputs.mode === 'sync' ? decideTarget(context, inputs) : null;
    const purpose = target === null ? 'check' : target.kind === 'target' ? 'write' : 'preview';
    const request = await buildRequest({ inputs, root, purpose, env: host.env });
    const outcome = await runOperation(request);
    if (target === null) return { outcome, prefix, changedFiles };
    const facts = { outcome, request, inputs, context, prefix, host };
    const sync = await follow(target, facts).catch((error: unknown) => describeFault(error, host));
    return { outcome, prefix, changedFiles, sync };
  } catch (error) {
    const failure = explainError(error);
    logStack(error, host);
    return { outcome: stoppedOutcome(failure), prefix, changedFiles: new Set(), failure };
  }
}

/** What the skills came to is not lost when the pull request fails in a way that nobody thought of. */
function describeFault(error: unknown, host: Host): SyncDescription {
  const { message, fix } = explainError(error);
  logStack(error, host);
  return { view: { kind: 'failed', why: { what: message, next: fix } }, outputs: NO_PULL_REQUEST };
}

function logStack(error: unknown, { core }: Host): void {
  core.debug(annotationText(error instanceof Error ? (error.stack ?? '') : ''));
}

interface FollowFacts {
  readonly outcome: Outcome;
  readonly request: Request;
  readonly inputs: Inputs;
  readonly context: WorkflowContext;
  readonly prefix: string;
  readonly host: Host;
}

/** GitHub's client is loaded here: mode `check` never needs it. */
async function follow(target: Target, facts: FollowFacts): Promise<SyncDescription> {
  const { inputs, context } = facts;
  switch (target.kind) {
    case 'skip': {
      return { view: { kind: 'skipped', why: explainSkip(target.reason) }, outputs: NO_PULL_REQUEST };
    }
    case 'failure': {
      return { view: { kind: 'failed', why: explainFailure(target.failure) }, outputs: NO_PULL_REQUEST };
    }
    case 'target': {
      const result = await sync(target.base, facts);
      const isOnBase = context.ref === `refs/heads/${target.base}`;
      return describeSync(result, {
        base: target.base,
        branch: inputs.branch,
        checkedOut: isOnBase ? context.sha : null,
      });
    }
  }
}

async function sync(base: string, { outcome, request, inputs, context, prefix, host }: FollowFacts) {
  return syncOutcome({
    outcome,
    inputs,
    context,
    base,
    files: await readGeneratedFiles(outcome, request.store, prefix),
    attempts: {
      clock: { now: Date.now, sleep: host.sleep },
      onWait: ({ step, ms, reason }) =>
        host.core.info(logText(`Trying again in ${ms / 1000} s: ${step} (${reason})`)),
    },
  });
}

/** The outcome of a run that ended before any skill was looked at. */
export function stoppedOutcome({ code, message, fix, exitCode }: Failure): Outcome {
  const report = {
    ...emptyEnvelope('register'),
    success: false,
    manifest: '',
    error: { code, message, fix },
  };
  return { report, exitCode, files: [], tracked: [], validNames: [], timings: [] };
}

/** A finished run of the Action: everything is decided, nothing is printed yet. */
export interface Conclusion {
  readonly outcome: Outcome;
  /** Path of the scanned root below the repository's. */
  readonly prefix: string;
  /** Files of the pull request, from the top of the repository. */
  readonly changedFiles: ReadonlySet<string>;
  /** Absent in mode `check`. */
  readonly sync?: SyncDescription;
  /** Set when no skill was looked at. */
  readonly failure?: Failure;
}

/** Whether the findings fail the run. Without `fail-on` the profile has decided already. */
export function isFailure(
  outcome: Outcome,
  { failOn, mode }: { readonly failOn?: FailOn; readonly mode: Mode },
): boolean {
  const { exitCode, report } = outcome;
  // Misuse and broken files are no findings: no level of tolerance covers them.
  if (exitCode >= 2) return true;
  if (failOn === undefined) return exitCode !== 0;
  if (failOn === 'never') return false;
  const { errors, warnings, invalid } = countFindings(outcome);
  const isStale = report.diagnostics.some((found) => found.severity === 'error' && isDriftFinding(found));
  const isDrift = mode === 'check' && (report.changed || isStale);
  return isDrift || errors + invalid > 0 || (failOn === 'warning' && warnings > 0);
}

function countFindings({ report: { diagnostics, summary } }: Outcome) {
  return {
    errors: diagnostics.filter((found) => found.severity === 'error' && !isDriftFinding(found)).length,
    warnings: diagnostics.filter((found) => found.severity === 'warning' && !isDriftFinding(found)).length,
    invalid: summary.invalid,
  };
}

/** What the Action gets from outside: the environment, time, and the part of `@actions/core` it speaks through. */
export interface Host {
  readonly env: Variables;
  readonly currentDirectory: string;
  readonly sleep: (ms: number) => Promise<void>;
  readonly core: Pick<
    typeof core,
    | 'getInput'
    | 'setOutput'
    | 'setSecret'
    | 'error'
    | 'warning'
    | 'notice'
    | 'info'
    | 'debug'
    | 'startGroup'
    | 'endGroup'
  >;
}
