import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { close, listen } from './listen.js';
import type { GitHubDescription, SeenRequest } from './openapi.js';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * `reset`: the connection breaks before the request is handled. `lose-answer`: it breaks afterwards.
 * `truncate`: the body is incomplete. `stall`: no response arrives.
 */
export type Fault = 'reset' | 'lose-answer' | 'truncate' | 'stall';

export interface RecordingProxy {
  readonly url: string;
  readonly requests: SeenRequest[];
  /** What is wrong with the requests so far, by GitHub's description. */
  readonly problems: string[];
  /** Ids of review comments whose thread is resolved, or is about lines that were changed since. */
  readonly threads: { readonly resolved: Set<number>; readonly outdated: Set<number> };
  /** Answers instead of the emulator; `null` passes the request on. */
  intercept: ((seen: SeenRequest) => Answer | Fault | null) | null;
  /** Awaited before a request goes on to the emulator. */
  beforeForward: (() => Promise<void>) | null;
  stop(): Promise<void>;
}

/** A proxy between the Action and the emulator that checks every request against GitHub's description. */
export async function startRecordingProxy(
  target: string,
  description: GitHubDescription,
): Promise<RecordingProxy> {
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  const port = await listen(server);
  const proxy: RecordingProxy = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    problems: [],
    threads: { resolved: new Set(), outdated: new Set() },
    intercept: null,
    beforeForward: null,
    stop: () => close(server),
  };

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const seen = { method: incoming.method ?? '', url: incoming.url ?? '', body: await readAll(incoming) };
    proxy.requests.push(seen);
    if (seen.url !== '/graphql') proxy.problems.push(...description.check(seen));
    const answer =
      proxy.intercept?.(seen) ??
      (await answerGraphql(target, proxy, incoming.headers)) ??
      acceptedHere(seen) ??
      assigneesOfPullRequest(seen) ??
      (await duplicatePullRequest(target, seen, incoming.headers)) ??
      (await blockedReference(target, seen, incoming.headers));
    await proxy.beforeForward?.();
    if (answer === 'reset') outgoing.destroy();
    else if (answer === 'truncate') sendHalf(outgoing);
    else if (answer === 'lose-answer')
      await forward(target, seen, incoming.headers).then(() => outgoing.destroy());
    else if (answer === null) send(await forward(target, withPositions(seen), incoming.headers), outgoing);
    else if (answer !== 'stall') send(answer, outgoing);
  }

  return proxy;
}

/** The emulator does not support assignees of pull requests; GitHub treats a pull request as an issue here. */
function assigneesOfPullRequest({ method, url, body }: SeenRequest): Answer | null {
  if (method !== 'POST' || !/^\/repos\/[^/]+\/[^/]+\/issues\/\d+\/assignees$/.test(url)) return null;
  return { status: 201, body: { assignees: JSON.parse(body).assignees } };
}

/** The emulator knows the comments of a review by their position in the diff only; GitHub also takes their lines. */
function withPositions(seen: SeenRequest): SeenRequest {
  if (seen.method !== 'POST' || !/\/pulls\/\d+\/reviews$/.test(seen.url)) return seen;
  const { comments, ...review } = JSON.parse(seen.body) as { comments: { line: number }[] };
  const placed = comments.map((comment) => ({ ...comment, position: comment.line }));
  return { ...seen, body: JSON.stringify({ ...review, comments: placed }) };
}

/** What the emulator does not have, and this project only sends: workflows to start, milestones to set. */
function acceptedHere({ method, url }: SeenRequest): Answer | null {
  if (method === 'POST' && /\/actions\/workflows\/[^/]+\/dispatches$/.test(url)) {
    return url.includes('missing.yml')
      ? { status: 404, body: { message: 'Not Found' } }
      : { status: 204, body: '' };
  }
  return null;
}

interface ReviewComment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly login: string };
}

interface GraphqlBody {
  readonly query: string;
  readonly variables?: {
    readonly update?: { readonly name: string; readonly beforeOid: string; readonly afterOid: string };
    readonly threadId?: string;
    readonly owner?: string;
    readonly repo?: string;
    readonly number?: number;
  };
}

/** The few GraphQL requests of this project, on the state of the emulator. */
async function answerGraphql(
  target: string,
  { requests, threads }: Pick<RecordingProxy, 'requests' | 'threads'>,
  incoming: IncomingHttpHeaders,
): Promise<Answer | null> {
  const seen = requests.at(-1)!;
  if (seen.method !== 'POST' || seen.url !== '/graphql') return null;
  const { query, variables } = JSON.parse(seen.body) as GraphqlBody;
  const ask = async (method: string, url: string, body = '') =>
    JSON.parse(String((await forward(target, { method, url, body }, incoming)).body));
  if (query.includes('viewer')) {
    const { login } = await ask('GET', '/user');
    return { status: 200, body: { data: { viewer: { login } } } };
  }
  if (query.includes('convertPullRequestToDraft')) {
    return { status: 200, body: { data: { convertPullRequestToDraft: { clientMutationId: null } } } };
  }
  if (query.includes('resolveReviewThread')) {
    threads.resolved.add(Number(variables!.threadId));
    return { status: 200, body: { data: { resolveReviewThread: { clientMutationId: null } } } };
  }
  if (query.includes('reviewThreads')) {
    const { owner, repo, number } = variables!;
    const comments: ReviewComment[] = await ask('GET', `/repos/${owner}/${repo}/pulls/${number}/comments`);
    const nodes = comments.map(({ id, body, user }) => ({
      id: String(id),
      isResolved: threads.resolved.has(id),
      isOutdated: threads.outdated.has(id),
      comments: { nodes: [{ databaseId: id, body, author: { login: user.login } }] },
    }));
    const reviewThreads = { pageInfo: { hasNextPage: false, endCursor: null }, nodes };
    return { status: 200, body: { data: { repository: { pullRequest: { reviewThreads } } } } };
  }
  const { name, beforeOid, afterOid } = variables!.update!;
  const repository = requests.findLast(({ url }) => /^\/repos\/[^/]+\/[^/]+$/.test(url))!.url;
  const current = await ask('GET', `${repository}/git/ref/${name.replace(/^refs\//, '')}`);
  if (current.object.sha !== beforeOid) {
    const errors = [{ type: 'UNPROCESSABLE', message: 'Reference update failed: it moved' }];
    return { status: 200, body: { data: { updateRefs: null }, errors } };
  }
  await ask('PATCH', `${repository}/git/${name}`, JSON.stringify({ sha: afterOid, force: true }));
  return { status: 200, body: { data: { updateRefs: { clientMutationId: null } } } };
}

/** The emulator opens a second pull request from a branch; GitHub rejects it. */
async function duplicatePullRequest(
  target: string,
  seen: SeenRequest,
  incoming: IncomingHttpHeaders,
): Promise<Answer | null> {
  if (seen.method !== 'POST' || !/^\/repos\/[^/]+\/[^/]+\/pulls$/.test(seen.url)) return null;
  const { head, base } = JSON.parse(seen.body) as { head: string; base: string };
  const listed = await forward(target, { method: 'GET', url: `${seen.url}?state=open`, body: '' }, incoming);
  const open = JSON.parse(String(listed.body)) as { head: { ref: string }; base: { ref: string } }[];
  if (!open.some((pull) => pull.head.ref === head && pull.base.ref === base)) return null;
  const message = `A pull request already exists for acme:${head}.`;
  const errors = [{ resource: 'PullRequest', code: 'custom', message }];
  return { status: 422, body: { message: 'Validation Failed', errors } };
}

/** The emulator creates `a/b` next to `a`, which git cannot; GitHub rejects it with just these words. */
async function blockedReference(
  target: string,
  { method, url, body }: SeenRequest,
  incoming: IncomingHttpHeaders,
): Promise<Answer | null> {
  if (method !== 'POST' || !/^\/repos\/[^/]+\/[^/]+\/git\/refs$/.test(url)) return null;
  const { ref } = JSON.parse(body) as { ref: string };
  const all = { method: 'GET', url: url.replace(/refs$/, 'matching-refs/heads/'), body: '' };
  const refs = JSON.parse(String((await forward(target, all, incoming)).body)) as { ref: string }[];
  const isBlocked = refs.some((one) => one.ref.startsWith(`${ref}/`) || ref.startsWith(`${one.ref}/`));
  return isBlocked ? { status: 422, body: { message: 'Reference update failed' } } : null;
}

async function readAll(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send({ status, body, headers }: Answer, outgoing: ServerResponse): void {
  outgoing.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
}

function sendHalf(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': 4096 });
  outgoing.write('{"ref":"refs/heads/main","obj', () => outgoing.destroy());
}

function forward(target: string, seen: SeenRequest, incoming: IncomingHttpHeaders): Promise<Answer> {
  const { authorization, accept, 'content-type': type } = incoming;
  const headers = Object.entries({ authorization, accept, 'content-type': type }).filter(
    ([, value]) => value !== undefined,
  );
  return new Promise((resolve, reject) => {
    const options = { method: seen.method, headers: Object.fromEntries(headers) as Record<string, string> };
    const onward = request(new URL(seen.url, target), options, async (answer) => {
      resolve({ status: answer.statusCode ?? 502, body: await readAll(answer) });
    });
    onward.on('error', reject);
    onward.end(seen.body);
  });
}
