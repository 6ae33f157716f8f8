import type { Explanation } from '../report/explanation.js';
import type { PullRequestView } from '../report/markdown-pull-request-view.js';
import type { Host } from './host.js';
import { annotationText, logText } from './log-text.js';

/** Says what became of the pull request; returns how many errors it printed. */
export function printSync(
  view: PullRequestView,
  core: Pick<Host['core'], 'error' | 'warning' | 'notice' | 'info'>,
): number {
  switch (view.kind) {
    case 'failed':
      core.error(annotationText(explanationText(view.why)));
      return 1;
    case 'skipped':
      core.notice(annotationText(explanationText(view.why)));
      return 0;
    case 'done':
      core.info(logText(`Pull request: ${view.operation}${view.url === null ? '' : ` ${view.url}`}`));
      if (view.replaced.length > 0) core.warning(annotationText(replacedText(view)));
      for (const note of view.notes) core.info(logText(explanationText(note)));
      return 0;
  }
}

function explanationText({ what, next, snippet, link }: Explanation): string {
  return [`${what} ${next}`, snippet?.text, link].filter((part) => part !== undefined).join('\n');
}

function replacedText({ branch, replaced }: Extract<PullRequestView, { kind: 'done' }>): string {
  const shas = replaced.map(({ sha }) => sha).join(', ');
  return `Commits of people on ${branch} were replaced. Fetch them with git fetch origin <sha>: ${shas}`;
}
