import { NO_PULL_REQUEST, type SyncDescription } from '../action-result.js';
import { explainSkip } from './explain-failure.js';
import { leavesStaleFiles, type SkipReason } from './target.js';

/** A sync that changed nothing. */
export function describeSkip(reason: SkipReason): SyncDescription {
  return {
    view: { kind: 'skipped', why: explainSkip(reason) },
    outputs: NO_PULL_REQUEST,
    ...(leavesStaleFiles(reason) && { isLeftStale: true }),
  };
}
