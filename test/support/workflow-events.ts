import type { WorkflowEvent } from './run-action.js';

export interface PullRequestParts {
  readonly baseSha?: string;
  readonly headRef?: string;
  readonly headSha?: string;
  readonly headRepository?: string | null;
  readonly merged?: boolean;
  readonly number?: number;
}

/** A pull request of the repository itself; with another `headRepository`, one of a fork. */
export function aPullRequestEvent(parts: PullRequestParts = {}, repository = 'acme/skills'): WorkflowEvent {
  const {
    baseSha = 'b'.repeat(40),
    headRef = 'feature',
    headSha = 'c'.repeat(40),
    headRepository = repository,
    merged = false,
    number = 7,
  } = parts;
  return {
    name: 'pull_request',
    ref: 'refs/pull/7/merge',
    payload: {
      action: merged ? 'closed' : 'opened',
      number,
      pull_request: {
        number,
        html_url: `https://github.example/${repository}/pull/${number}`,
        state: merged ? 'closed' : 'open',
        merged,
        base: { ref: 'main', sha: baseSha, repo: { full_name: repository } },
        head: {
          ref: headRef,
          sha: headSha,
          repo: headRepository === null ? null : { full_name: headRepository },
        },
      },
      repository: { full_name: repository },
    },
  };
}

export const MERGE_GROUP: WorkflowEvent = {
  name: 'merge_group',
  ref: 'refs/heads/gh-readonly-queue/main/pr-7-abc',
  payload: {
    action: 'checks_requested',
    merge_group: { base_ref: 'refs/heads/main', base_sha: 'b'.repeat(40), head_sha: 'c'.repeat(40) },
  },
};

export const SCHEDULE: WorkflowEvent = {
  name: 'schedule',
  ref: 'refs/heads/main',
  payload: { schedule: '17 5 * * 1' },
};

export const DISPATCH: WorkflowEvent = {
  name: 'workflow_dispatch',
  ref: 'refs/heads/main',
  payload: { inputs: {}, ref: 'refs/heads/main' },
};
