import type { Explanation } from '../../report/markdown.js';
import { GitHubError } from './client.js';
import { explainFailure } from './explain-failure.js';
import { classifyFailure } from './failures.js';
import type { RepositoryApi } from './repository.js';
import { openApi, type SyncFacts, toFailureContext } from './sync-outcome.js';

interface CommentRequest extends Pick<SyncFacts, 'inputs' | 'context' | 'client'> {
  readonly number: number;
  /** `null` removes the comment. */
  readonly text: string | null;
}

/** Updates the comment with the result; returns a warning if that fails. */
export async function commentOnPullRequest(request: CommentRequest): Promise<Explanation | null> {
  const { inputs, context, client, number, text } = request;
  const api = openApi(inputs, context, client);
  if ('kind' in api) return explainFailure(api);
  try {
    await updateComment(api, { number, root: inputs.roots.join(','), text });
    return null;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return explainFailure(
      classifyFailure(error, toFailureContext(inputs, context, { base: '', branch: '' })),
    );
  }
}

type CommentApi = Pick<
  RepositoryApi,
  'listComments' | 'readLogin' | 'createComment' | 'updateComment' | 'deleteComment'
>;

/**
 * Keeps one comment with the result on a pull request: creates it, edits it in place, and removes it when `text` is
 * `null`. The marker distinguishes it from those of runs for other roots.
 */
async function updateComment(
  api: CommentApi,
  { number, root, text }: { readonly number: number; readonly root: string; readonly text: string | null },
): Promise<void> {
  const marker = `<!-- skill-registrar: result for ${root.replace(/[^\w./-]/g, '_')} -->`;
  const body = text === null ? null : `${marker}\n${text}`;
  const [first, ...others] = await findOwnComments(api, number, marker);
  // A request whose response was lost may have created another one.
  for (const { id } of others) await api.deleteComment(id);
  if (first === undefined) {
    if (body !== null) await api.createComment(number, body);
    return;
  }
  if (body === null) {
    await api.deleteComment(first.id);
    return;
  }
  const isSame = first.body.replaceAll('\r\n', '\n').trim() === body.trim();
  if (!isSame) await api.updateComment(first.id, body);
}

/** What comments of the workflow token are written by; GitHub does not tell such a token who it is. */
const WORKFLOW_LOGIN = 'github-actions[bot]';

/** Anyone can write the marker, and so can another App: a comment is ours only if our own account wrote it. */
async function findOwnComments(api: CommentApi, number: number, marker: string) {
  const marked = (await api.listComments(number)).filter(({ body }) => body.startsWith(marker));
  if (marked.length === 0) return [];
  const login = withoutSuffix((await api.readLogin()) ?? WORKFLOW_LOGIN);
  return marked.filter(({ author }) => author !== null && withoutSuffix(author) === login);
}

/** GraphQL and REST write the login of an App differently. */
function withoutSuffix(login: string): string {
  return login.replace(/\[bot\]$/, '');
}
