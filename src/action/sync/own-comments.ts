import type { Explanation } from '../../report/markdown.js';
import type { Inputs } from '../inputs.js';
import { GitHubError } from './client.js';
import { explainFailure } from './explain-failure.js';
import { classifyFailure } from './failures.js';
import { type ApiFacts, openApi, toFailureContext } from './open-api.js';
import type { RepositoryApi } from './repository.js';

/** The pull request of the run, and how to reach it. */
export interface PullRequestAccess extends ApiFacts {
  readonly number: number;
}

/** Sends requests that the result of the run does not depend on; returns a warning if one fails. */
export async function tryRequests(
  { inputs, context, client }: Omit<PullRequestAccess, 'number'>,
  send: (api: RepositoryApi) => Promise<void>,
): Promise<Explanation | null> {
  const api = openApi(inputs, context, client);
  if ('kind' in api) return explainFailure(api);
  try {
    await send(api);
    return null;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const where = { base: '', branch: '' };
    return explainFailure(classifyFailure(error, toFailureContext(inputs, context, where)));
  }
}

/** Which jobs share their comments: several may check the same pull request. */
export function scopeOf({ roots, profile }: Pick<Inputs, 'roots' | 'profile'>): string {
  return `${roots.join(',')}${profile === undefined ? '' : ` as ${profile}`}`.replace(/[^\w./ -]/g, '_');
}

/** How a comment of the Action begins, so that a later run finds it. */
export function markerOf(what: string): string {
  return `<!-- skill-registrar: ${what} -->`;
}

/** What comments of the workflow token are written by; GitHub does not tell such a token who it is. */
const WORKFLOW_LOGIN = 'github-actions[bot]';

/** Anyone can write a marker, and so can another App: a comment is ours only if our own account wrote it. */
export async function selectOwn<Comment extends { readonly body: string; readonly author: string | null }>(
  api: Pick<RepositoryApi, 'readLogin'>,
  comments: readonly Comment[],
  start: string,
): Promise<readonly Comment[]> {
  const marked = comments.filter(({ body }) => body.startsWith(start));
  if (marked.length === 0) return [];
  const login = withoutSuffix((await api.readLogin()) ?? WORKFLOW_LOGIN);
  return marked.filter(({ author }) => author !== null && withoutSuffix(author) === login);
}

/** GraphQL and REST write the login of an App differently. */
function withoutSuffix(login: string): string {
  return login.replace(/\[bot\]$/, '');
}

/** GitHub stores the line breaks of its web page. */
export function isSameText(a: string, b: string): boolean {
  return storedForm(a) === storedForm(b);
}

export function storedForm(body: string): string {
  return body.replaceAll('\r\n', '\n').trim();
}
