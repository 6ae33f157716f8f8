import { readInputs } from '../../src/action/inputs.js';
import { type ClientOptions, createOctokit } from '../../src/action/sync/client.js';
import { openRepository } from '../../src/action/sync/repository.js';
import { type SyncResult, syncPullRequest } from '../../src/action/sync/sync-pull-request.js';
import type { SyncRequest } from '../../src/action/sync/sync-request.js';
import { renderPullRequestBody } from '../../src/report/markdown-pull-request.js';
import { aReport } from './a-report.js';
import type { EmulatedRepository } from './emulated-repository.js';
import { BOT } from './start-emulate.js';

export const BRANCH = 'skill-registrar/manifest';
export const MANIFEST = 'skills/manifest.json';

/** The parts of a manifest that the life cycle reads. */
export function aManifest(skills: readonly string[], lastUpdated = '2026-01-27T12:34:56Z'): string {
  return `${JSON.stringify({ _meta: { lastUpdated, totalSkills: skills.length }, skills }, null, 2)}\n`;
}

type RequestParts = Partial<SyncRequest> & { skills?: readonly string[]; lastUpdated?: string };

/** A request for a pull request that registers skills. */
export function aSyncRequest({ skills = ['ct-a'], lastUpdated, ...rest }: RequestParts = {}): SyncRequest {
  const changes = skills.map((skill) => ({ kind: 'skill-added' as const, skill, path: `skills/${skill}` }));
  return {
    ...readInputs(() => ''),
    base: 'main',
    branch: BRANCH,
    root: '.',
    checkedOutTrees: [],
    checkedOutCommits: [],
    eventSha: '',
    files: [{ path: MANIFEST, edit: () => aManifest(skills, lastUpdated) }],
    commitMessage: 'Register skills',
    countRemovals: () => ({ removed: 0, total: 0 }),
    renderTitle: () => `Register ${skills.join(', ')}`,
    renderBody: (found) =>
      renderPullRequestBody({
        report: aReport({ changes }),
        files: [],
        entriesBefore: 0,
        introduction: '',
        ...found,
      }),
    ...rest,
  };
}

export interface SyncAt extends Partial<Pick<ClientOptions, 'timeoutMs' | 'onRetry' | 'token'>> {
  readonly repository: EmulatedRepository;
  readonly apiUrl: string;
}

/** Runs the real sync over HTTP, with milliseconds instead of seconds between retries. */
export function syncAt(request: SyncRequest, at: SyncAt): Promise<SyncResult> {
  const { repository, apiUrl, timeoutMs = 10_000, token = BOT.token, onRetry } = at;
  const [owner = '', repo = ''] = repository.fullName.split('/');
  const octokit = createOctokit({
    token,
    apiUrl,
    timeoutMs,
    retryUnitMs: 1,
    ...(onRetry && { onRetry }),
  });
  return syncPullRequest(openRepository({ octokit, owner, repo }), request, {
    repository: repository.fullName,
    serverUrl: 'https://github.example',
    apiUrl,
    base: request.base,
    branch: request.branch,
    labels: request.labels,
    reviewers: request.reviewers,
    teamReviewers: request.teamReviewers,
    assignees: request.assignees,
    now: Date.now(),
  });
}
