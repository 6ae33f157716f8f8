import { createOctokit, octokitRepository } from '../../src/action/sync/github.js';
import type { AttemptOptions } from '../../src/action/sync/retry.js';
import type { SyncRequest, SyncResult } from '../../src/action/sync/sync-pull-request.js';
import { syncPullRequest } from '../../src/action/sync/sync-pull-request.js';
import { renderPullRequestBody } from '../../src/report/markdown-pull-request.js';
import { aReport } from './a-report.js';
import type { EmulatedRepository } from './emulated-repository.js';
import { BOT } from './start-emulate.js';

export const BRANCH = 'skill-registrar/manifest';
export const MANIFEST = 'skills/manifest.json';

/** A manifest as far as the life cycle looks at it. */
export function aManifest(skills: readonly string[], lastUpdated = '2026-01-27T12:34:56Z'): string {
  return `${JSON.stringify({ _meta: { lastUpdated, totalSkills: skills.length }, skills }, null, 2)}\n`;
}

type RequestParts = Partial<SyncRequest> & { skills?: readonly string[]; lastUpdated?: string };

/** Asks for a pull request that registers skills. */
export function aSyncRequest({ skills = ['ct-a'], lastUpdated, ...rest }: RequestParts = {}): SyncRequest {
  const changes = skills.map((skill) => ({ kind: 'skill-added' as const, skill, path: `skills/${skill}` }));
  return {
    base: 'main',
    branch: BRANCH,
    files: [{ path: MANIFEST, content: aManifest(skills, lastUpdated) }],
    commitMessage: 'Register skills',
    renderTitle: () => `Register ${skills.join(', ')}`,
    renderBody: (found) =>
      renderPullRequestBody({ report: aReport({ changes }), introduction: '', ...found }),
    labels: [],
    reviewers: [],
    teamReviewers: [],
    assignees: [],
    draft: false,
    deleteBranch: false,
    ...rest,
  };
}

export interface SyncAt {
  readonly repository: EmulatedRepository;
  readonly apiUrl: string;
  readonly attempts: AttemptOptions;
  readonly timeoutMs?: number;
  readonly token?: string;
}

/** Runs the real thing over HTTP. */
export function syncAt(request: SyncRequest, at: SyncAt): Promise<SyncResult> {
  const { repository, apiUrl, attempts, timeoutMs = 10_000, token = BOT.token } = at;
  const [owner = '', repo = ''] = repository.fullName.split('/');
  const octokit = createOctokit({ token, apiUrl, timeoutMs });
  return syncPullRequest(octokitRepository({ octokit, owner, repo, attempts }), request, {
    repository: repository.fullName,
    serverUrl: 'https://github.example',
    apiUrl,
    base: request.base,
    branch: request.branch,
    labels: request.labels,
    reviewers: [...request.reviewers, ...request.teamReviewers],
    assignees: request.assignees,
    now: attempts.clock.now(),
  });
}
