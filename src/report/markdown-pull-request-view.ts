import type { Explanation } from './explanation.js';
import { code, link, prose } from './markdown-escape.js';
import { renderExplanation } from './markdown-explanation.js';
import { type ReplacedCommit, renderReplacedCommits } from './markdown-replaced-commits.js';

/** What became of the pull request, for the job summary. */
export type PullRequestView =
  | { readonly kind: 'skipped'; readonly why: Explanation }
  | { readonly kind: 'failed'; readonly why: Explanation }
  | {
      readonly kind: 'done';
      readonly operation: 'created' | 'updated' | 'closed' | 'none';
      readonly number: number | null;
      readonly url: string | null;
      readonly branch: string;
      readonly base: string;
      readonly replaced: readonly ReplacedCommit[];
      /** What was done only in part, and what to know about it. */
      readonly notes: readonly Explanation[];
    };

/** The section on the pull request. */
export function renderPullRequestView(view: PullRequestView): string[] {
  if (view.kind !== 'done') {
    const state = view.kind === 'failed' ? 'not made' : 'left alone';
    return [`## Pull request: ${state}`, ...renderExplanation(view.why)];
  }
  return [
    '## Pull request',
    describeOperation(view),
    ...renderReplacedCommits(view.replaced),
    ...view.notes.flatMap(renderExplanation),
  ];
}

function describeOperation(view: Extract<PullRequestView, { kind: 'done' }>): string {
  const target = `${code(view.branch)} into ${code(view.base)}`;
  const subject =
    view.number === null || view.url === null ? '' : link(prose(`Pull request ${view.number}`), view.url);
  switch (view.operation) {
    case 'created':
      return `${subject} was opened from ${target}.`;
    case 'updated':
      return `${subject} from ${target} was updated.`;
    case 'closed':
      return `${subject} from ${target} was closed: ${code(view.base)} needs it no more.`;
    case 'none':
      return subject === ''
        ? `${code(view.base)} is up to date; no pull request is needed.`
        : `${subject} from ${target} is up to date.`;
  }
}
