import type { Explanation } from '../../report/markdown.js';
import { countText } from '../../text/suggest.js';
import type { Suggestion } from '../suggestions.js';
import {
  isSameText,
  markerOf,
  type PullRequestAccess,
  scopeOf,
  selectOwn,
  tryRequests,
} from './own-comments.js';
import type { RepositoryApi, ReviewThread } from './repository.js';

/** Brings the suggestions on a pull request up to date; returns a warning if that fails. */
export function suggestOnPullRequest(
  access: PullRequestAccess,
  suggestions: readonly Suggestion[],
): Promise<Explanation | null> {
  const { number, inputs, context } = access;
  const headSha = context.pullRequest!.headSha;
  return tryRequests(access, (api) => update(api, { number, headSha, scope: scopeOf(inputs), suggestions }));
}

interface Wanted {
  readonly number: number;
  readonly headSha: string;
  readonly scope: string;
  readonly suggestions: readonly Suggestion[];
}

/**
 * A suggestion is made once: one that somebody resolved stays so. An open one is edited when the fix changes, and resolved
 * when there is nothing left to fix, or when it no longer is on the lines that it is about.
 */
async function update(api: RepositoryApi, { number, headSha, scope, suggestions }: Wanted): Promise<void> {
  const threads = await selectOwn(
    api,
    await api.listReviewThreads(number),
    markerOf(`suggestion for ${scope}: `).slice(0, -4),
  );
  const wanted = new Map(suggestions.map((one) => [markerOf(`suggestion for ${scope}: ${one.key}`), one]));
  const answered = new Set<string>();
  for (const thread of threads) {
    const marker = thread.body.split('\n', 1)[0]!.trim();
    const suggestion = wanted.get(marker);
    if (suggestion === undefined || (thread.isOutdated && !thread.isResolved)) {
      await resolve(api, thread);
      continue;
    }
    answered.add(marker);
    const body = `${marker}\n${suggestion.body}`;
    if (!thread.isResolved && !isSameText(thread.body, body))
      await api.updateReviewComment(thread.commentId, body);
  }
  const added = [...wanted].filter(([marker]) => !answered.has(marker));
  if (added.length === 0) return;
  await api.createReview(number, {
    headSha,
    body: `Skill Registrar suggests ${countText(added.length, 'fix')}.`,
    comments: added.map(([marker, { path, startLine, line, body }]) => ({
      path,
      startLine,
      line,
      body: `${marker}\n${body}`,
    })),
  });
}

const DONE = 'This is fixed, or was changed since.';

/** The workflow token may not resolve threads without `contents: write`: then the comment says that it is done. */
async function resolve(api: RepositoryApi, { id, commentId, body, isResolved }: ReviewThread): Promise<void> {
  if (isResolved || (await api.resolveThread(id))) return;
  const done = `${body.split('\n', 1)[0]}\n${DONE}`;
  if (!isSameText(body, done)) await api.updateReviewComment(commentId, done);
}
