import type { Outcome } from '../core/report.js';
import { findChangedFiles } from './changed-files.js';
import type { Conclusion } from './conclusion.js';
import { decideTarget, type Target } from './decide-target.js';
import type { SyncDescription } from './describe-sync.js';
import { explainError } from './explain-error.js';
import { readGeneratedFiles } from './generated-files.js';
import type { Host } from './host.js';
import type { Inputs } from './inputs.js';
import { logText } from './log-text.js';
import { NO_PULL_REQUEST } from './outputs.js';
import { findRepositoryPrefix } from './repository-prefix.js';
import { resolveRoot, runEngine } from './run-engine.js';
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
    const outcome = await runEngine({ inputs, root, purpose, env: host.env });
    if (target === null || outcome.exitCode >= 2) return { outcome, prefix, changedFiles };
    const sync = await follow(target, { outcome, inputs, context, root, prefix, host });
    return { outcome, prefix, changedFiles, sync };
  } catch (error) {
    const stop = explainError(error);
    host.core.debug(error instanceof Error ? (error.stack ?? '') : '');
    return { outcome: stoppedOutcome(stop.error, stop.exitCode), prefix, changedFiles: new Set(), stop };
  }
}

interface FollowFacts {
  readonly outcome: Outcome;
  readonly inputs: Inputs;
  readonly context: WorkflowContext;
  readonly root: string;
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

async function sync(base: string, { outcome, inputs, context, root, prefix, host }: FollowFacts) {
  const { syncOutcome } = await import('./sync-outcome.js');
  return syncOutcome({
    outcome,
    inputs,
    context,
    base,
    files: await readGeneratedFiles(outcome, { root, prefix }),
    attempts: {
      clock: { now: Date.now, sleep: host.sleep },
      onWait: ({ step, ms, reason }) =>
        host.core.info(logText(`Trying again in ${ms / 1000} s: ${step} (${reason})`)),
    },
  });
}
