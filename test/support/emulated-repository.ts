import { isUtf8 } from 'node:buffer';
import type { ActionWorkspace, Commit } from './action-workspace.js';
import { BOT, ORGANIZATION, PERSON } from './start-emulate.js';

export interface PullRequestState {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly state: string;
  readonly draft: boolean;
  readonly labels: readonly { readonly name: string }[];
  readonly requested_reviewers: readonly { readonly login: string }[];
  readonly base: { readonly ref: string };
  readonly head: { readonly ref: string };
}

let count = 0;

/** A repository at the emulator, read and changed as a person would. */
export class EmulatedRepository {
  readonly fullName: string;
  readonly #api: string;
  readonly #pushed = new Set<string>();

  private constructor(
    readonly url: string,
    readonly name: string,
  ) {
    this.fullName = `${ORGANIZATION}/${name}`;
    this.#api = `${url}/repos/${this.fullName}`;
  }

  static async create(url: string): Promise<EmulatedRepository> {
    count += 1;
    const name = `skills-${process.pid}-${count}`;
    await call(`${url}/orgs/${ORGANIZATION}/repos`, 'POST', { name, auto_init: true });
    return new EmulatedRepository(url, name);
  }

  /** Commits one file to a branch, and returns the commit. */
  async commit(branch: string, path: string, content: string, message = `Write ${path}`): Promise<string> {
    const head = await this.head(branch);
    const { tree } = await call<{ tree: { sha: string } }>(`${this.#api}/git/commits/${head}`);
    const entry = { path, content, mode: '100644', type: 'blob' };
    const next = await call<{ sha: string }>(`${this.#api}/git/trees`, 'POST', {
      base_tree: tree.sha,
      tree: [entry],
    });
    const commit = await call<{ sha: string }>(`${this.#api}/git/commits`, 'POST', {
      message,
      tree: next.sha,
      parents: [head],
    });
    await call(`${this.#api}/git/refs/heads/${branch}`, 'PATCH', { sha: commit.sha, force: true });
    return commit.sha;
  }

  /** Copies the commits of a checkout, with their SHAs, and points a branch at its head. */
  async push(workspace: ActionWorkspace, branch = 'main'): Promise<string> {
    const commits = workspace.commits().filter(({ sha }) => !this.#pushed.has(sha));
    for (const commit of commits) await this.#pushCommit(workspace, commit);
    const head = workspace.git('rev-parse', 'HEAD');
    const isNew = (await this.head(branch)) === null;
    if (isNew) await call(`${this.#api}/git/refs`, 'POST', { ref: `refs/heads/${branch}`, sha: head });
    else await call(`${this.#api}/git/refs/heads/${branch}`, 'PATCH', { sha: head, force: true });
    return head;
  }

  async #pushCommit(workspace: ActionWorkspace, { sha, ...commit }: Commit): Promise<void> {
    const files = workspace.filesOf(sha);
    const tree = await Promise.all(
      files.map(async ({ content, ...file }) => ({
        ...file,
        type: 'blob',
        ...(await this.#pushBlob(content)),
      })),
    );
    const made = await call<{ sha: string }>(`${this.#api}/git/trees`, 'POST', { tree });
    const copy = await call<{ sha: string }>(`${this.#api}/git/commits`, 'POST', {
      ...commit,
      tree: made.sha,
    });
    if (copy.sha !== sha) throw new Error(`The emulator made ${copy.sha} of the commit ${sha}.`);
    this.#pushed.add(sha);
  }

  /** A tree takes text; other bytes are a blob first. */
  async #pushBlob(bytes: Buffer): Promise<{ readonly content: string } | { readonly sha: string }> {
    if (isUtf8(bytes)) return { content: bytes.toString('utf8') };
    const blob = { content: bytes.toString('base64'), encoding: 'base64' };
    const { sha } = await call<{ sha: string }>(`${this.#api}/git/blobs`, 'POST', blob);
    return { sha };
  }

  /** Merges as GitHub does: the tree of the first parent with the files that the second one adds. */
  async merge(branch: string, parents: readonly [string, string], message: string): Promise<string> {
    const [ours, theirs] = await Promise.all(parents.map((sha) => this.#filesOf(sha)));
    const tree = [...new Map([...theirs!, ...ours!].map((entry) => [entry.path, entry])).values()];
    const made = await call<{ sha: string }>(`${this.#api}/git/trees`, 'POST', { tree });
    const commit = await call<{ sha: string }>(`${this.#api}/git/commits`, 'POST', {
      message,
      tree: made.sha,
      parents,
    });
    await call(`${this.#api}/git/refs/heads/${branch}`, 'PATCH', { sha: commit.sha, force: true });
    return commit.sha;
  }

  async #filesOf(sha: string) {
    const { tree } = await call<{ tree: { path: string; mode: string; type: string; sha: string }[] }>(
      `${this.#api}/git/trees/${sha}?recursive=1`,
    );
    return tree.filter(({ type }) => type === 'blob');
  }

  async createBranch(branch: string, from: string): Promise<void> {
    await call(`${this.#api}/git/refs`, 'POST', { ref: `refs/heads/${branch}`, sha: await this.head(from) });
  }

  async head(branch: string): Promise<string | null> {
    const answer = await fetch(`${this.#api}/git/ref/heads/${branch}`, { headers: headersOf(BOT.token) });
    return answer.status === 404 ? null : ((await answer.json()) as { object: { sha: string } }).object.sha;
  }

  async commitOf(sha: string) {
    return call<{ message: string; parents: { sha: string }[]; tree: { sha: string } }>(
      `${this.#api}/git/commits/${sha}`,
    );
  }

  /** The text of a file on a branch, or `null`. */
  async file(branch: string, path: string): Promise<string | null> {
    const answer = await fetch(`${this.#api}/contents/${path}?ref=${encodeURIComponent(branch)}`, {
      headers: { ...headersOf(BOT.token), accept: 'application/vnd.github.raw+json' },
    });
    return answer.status === 404 ? null : answer.text();
  }

  /** The files and links on a branch, with their modes. */
  async blobs(branch: string) {
    return this.#filesOf((await this.head(branch)) ?? '');
  }

  /** Paths of all files on a branch, sorted. */
  async paths(branch: string): Promise<string[]> {
    const { tree } = await call<{ tree: { path: string; type: string }[] }>(
      `${this.#api}/git/trees/${await this.head(branch)}?recursive=1`,
    );
    return tree
      .filter(({ type }) => type === 'blob')
      .map(({ path }) => path)
      .sort();
  }

  async pullRequests(state = 'open'): Promise<PullRequestState[]> {
    return call<PullRequestState[]>(`${this.#api}/pulls?state=${state}`);
  }

  async editPullRequest(number: number, change: object): Promise<void> {
    await call(`${this.#api}/pulls/${number}`, 'PATCH', change);
  }

  async createPullRequest(pullRequest: { title: string; head: string; base: string }): Promise<void> {
    await call(`${this.#api}/pulls`, 'POST', pullRequest);
  }

  async comments(number: number): Promise<{ readonly id: number; readonly body: string }[]> {
    return call(`${this.#api}/issues/${number}/comments`);
  }

  async reviewComments(
    number: number,
  ): Promise<{ readonly id: number; readonly body: string; readonly path: string }[]> {
    return call(`${this.#api}/pulls/${number}/comments`);
  }

  async editReviewComment(id: number, body: string): Promise<void> {
    await call(`${this.#api}/pulls/comments/${id}`, 'PATCH', { body });
  }

  async addComment(number: number, body: string): Promise<void> {
    await call(`${this.#api}/issues/${number}/comments`, 'POST', { body });
  }

  async addLabel(number: number, label: string): Promise<void> {
    await call(`${this.#api}/issues/${number}/labels`, 'POST', { labels: [label] });
  }
}

/** A connection that is kept may be closed by the server just when it is used again. */
function headersOf(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json', connection: 'close' };
}

async function call<T>(url: string, method = 'GET', body?: object): Promise<T> {
  const answer = await fetch(url, {
    method,
    headers: headersOf(PERSON.token),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
