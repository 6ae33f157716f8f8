import type { PushedBranch } from './push-branch.js';
import type { PullRequestFacts, RepositoryApi } from './repository-api.js';
import type { ChangedFile, SyncRequest } from './sync-request.js';
import type { PullRequestOperation } from './sync-result.js';

export interface EnsuredPullRequest {
  readonly operation: PullRequestOperation;
  readonly pullRequest: PullRequestFacts;
}

/** Opens the pull request, or brings the open one up to date. */
export async function ensurePullRequest(
  api: RepositoryApi,
  request: SyncRequest,
  state: {
    readonly open: PullRequestFacts | undefined;
    readonly pushed: PushedBranch;
    readonly changed: readonly ChangedFile[];
  },
): Promise<EnsuredPullRequest> {
  const { open, pushed, changed } = state;
  const { branch, base, draft } = request;
  const title = request.renderTitle({ changed });
  const body = request.renderBody({ changed, replaced: pushed.replaced, earlierBody: open?.body ?? '' });
  if (open === undefined) {
    const pullRequest = await api.createPullRequest({ title, body, branch, base, draft });
    return { operation: 'created', pullRequest };
  }
  const isTextEqual = open.title === title && storedForm(open.body) === storedForm(body);
  if (!isTextEqual) await api.updatePullRequest(open.number, { title, body });
  return { operation: isTextEqual && !pushed.isChanged ? 'none' : 'updated', pullRequest: open };
}

/** The web page stores CRLF. */
function storedForm(body: string): string {
  return body.replaceAll('\r\n', '\n').trim();
}
