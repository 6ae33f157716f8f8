import type { Outcome } from '../core/report.js';
import { explainError } from '../explain-error.js';
import type { Request } from '../request.js';
import { buildRequest } from './build-request.js';
import { findChangedFiles } from './changed-files.js';
import type { Conclusion } from './conclusion.js';
import { decideTarget, type Target } from './decide-target.js';
import type { SyncDescription } from './describe-sync.js';
import type { Host } from './host.js';
import type { Inputs } from './inputs.js';
import { annotationText, logText } from './log-text.js';
import { NO_PULL_REQUEST } from './outputs.js';
import { findRepositoryPrefix } from './repository-prefix.js';
import { resolveRoot } from './resolve-root.js';
import { stoppedOutcome } from './stopped-outcome.js';
import type { WorkflowContext } from './workflow-context.js';

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
    const { runOperation } = await import('../run-operation.js');
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
      const { explainSkip } = await import('./sync/explain-skip.js');
      return { view: { kind: 'skipped', why: explainSkip(target.reason) }, outputs: NO_PULL_REQUEST };
    }
    case 'failure': {
      const { explainFailure } = await import('./sync/explain-failure.js');
      return { view: { kind: 'failed', why: explainFailure(target.failure) }, outputs: NO_PULL_REQUEST };
    }
    case 'target': {
      const { describeSync } = await import('./describe-sync.js');
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
  const { syncOutcome } = await import('./sync-outcome.js');
  const { readGeneratedFiles } = await import('./generated-files.js');
  return syncOutcome({
    outcome,
    inputs,
    context,
    base,
    files: await readGeneratedFiles(request, prefix),
    attempts: {
      clock: { now: Date.now, sleep: host.sleep },
      onWait: ({ step, ms, reason }) =>
        host.core.info(logText(`Trying again in ${ms / 1000} s: ${step} (${reason})`)),
    },
  });
}
