import type { Explanation } from '../report/explanation.js';
import type { PullRequestView } from '../report/markdown-pull-request-view.js';
import { NO_PULL_REQUEST, type PullRequestOutputs } from './outputs.js';
import { explainFailure } from './sync/explain-failure.js';
import type { SyncResult } from './sync/sync-result.js';

export interface SyncDescription {
  readonly view: PullRequestView;
  readonly outputs: PullRequestOutputs;
}

interface Surroundings {
  readonly base: string;
  readonly branch: string;
  /** Commit that was checked out, where the workflow runs on base; else `null`. */
  readonly checkedOut: string | null;
}

/** What to say and to hand on about a pull request. */
export function describeSync(
  result: SyncResult,
  { base, branch, checkedOut }: Surroundings,
): SyncDescription {
  if (result.kind === 'failed') {
    const outputs = { ...NO_PULL_REQUEST, ...pushedOutputs(branch, result.headSha) };
    return { view: { kind: 'failed', why: explainFailure(result.failure) }, outputs };
  }
  const { operation, pullRequest, headSha, replaced } = result;
  return {
    view: {
      kind: 'done',
      operation,
      number: pullRequest?.number ?? null,
      url: pullRequest?.url ?? null,
      branch,
      base,
      replaced,
      notes: [...result.shortcomings.map(explainFailure), ...notesOn(result, base, checkedOut)],
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

function notesOn(
  { operation, pullRequest, baseSha }: Done,
  base: string,
  checkedOut: string | null,
): Explanation[] {
  const isOpen = pullRequest !== null && operation !== 'closed';
  return [
    ...(isOpen && pullRequest.author === 'github-actions[bot]' ? [DEFAULT_TOKEN_NOTE] : []),
    ...(checkedOut !== null && checkedOut !== baseSha ? [movedNote(base)] : []),
  ];
}

const DEFAULT_TOKEN_NOTE: Explanation = {
  what: 'The pull request was opened with the token of the workflow, and GitHub starts no workflows for such pull requests, so required checks wait.',
  next: 'Close and reopen it to start them, or give the input "token" a token of a GitHub App.',
};

function movedNote(base: string): Explanation {
  return {
    what: `${base} has moved since this run checked it out: the manifest describes the skills of the older commit.`,
    next: 'The next run on the new commit brings it up to date.',
  };
}
