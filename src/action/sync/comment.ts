import type { Explanation } from '../../report/markdown.js';
import type { EventRun } from '../workflow-context.js';
import {
  isSameText,
  markerOf,
  type PullRequestAccess,
  scopeOf,
  selectOwn,
  tryRequests,
} from './own-comments.js';
import type { RepositoryApi } from './repository.js';

/** Updates the comment with the result, or removes it when `text` is `null`; returns a warning if that fails. */
export function commentOnPullRequest(
  access: PullRequestAccess,
  text: string | null,
): Promise<Explanation | null> {
  const { inputs, number } = access;
  const marker = markerOf(`result for ${scopeOf(inputs)}`);
  return tryRequests(access, (api) => updateComment(api, { number, marker, text }));
}

/** The same on the pull request whose head is the commit of another run, if there is one. */
export async function commentOnRun(
  access: Omit<PullRequestAccess, 'number'>,
  { otherRun, text }: { readonly otherRun: EventRun; readonly text: string | null },
): Promise<{ readonly number: number | null; readonly problem: Explanation | null }> {
  const { inputs } = access;
  const marker = markerOf(`result for ${scopeOf(inputs)}`);
  let number: number | null = null;
  const problem = await tryRequests(access, async (api) => {
    number = await api.findPullRequestOf(otherRun);
    if (number !== null) await updateComment(api, { number, marker, text });
  });
  return { number, problem };
}

type CommentApi = Pick<
  RepositoryApi,
  'listComments' | 'readLogin' | 'createComment' | 'updateComment' | 'deleteComment'
>;

interface WantedComment {
  readonly number: number;
  readonly marker: string;
  readonly text: string | null;
}

async function updateComment(api: CommentApi, { number, marker, text }: WantedComment): Promise<void> {
  const body = text === null ? null : `${marker}\n${text}`;
  const [first, ...others] = await selectOwn(api, await api.listComments(number), marker);
  // A request whose response was lost may have created another one.
  for (const { id } of others) await api.deleteComment(id);
  if (first === undefined) {
    if (body !== null) await api.createComment(number, body);
  } else if (body === null) {
    await api.deleteComment(first.id);
  } else if (!isSameText(first.body, body)) {
    await api.updateComment(first.id, body);
  }
}
