import { type GitHubError, isRateLimit, requestedWait, type Step } from './client.js';

type Permission = 'contents' | 'pull-requests' | 'actions';

/** Every way in which the pull request can fail; `explain-failure.ts` has a text for each. */
export type SyncFailure =
  | { readonly kind: 'no-token' }
  | { readonly kind: 'no-repository' }
  | { readonly kind: 'detached-head'; readonly ref: string }
  | { readonly kind: 'branch-is-base'; readonly branch: string }
  | { readonly kind: 'branch-is-default'; readonly branch: string }
  | { readonly kind: 'all-removed'; readonly count: number }
  | { readonly kind: 'many-removed'; readonly removed: number; readonly total: number }
  | { readonly kind: 'branch-in-use'; readonly branch: string; readonly base: string; readonly url: string }
  | { readonly kind: 'branch-of-other-root'; readonly branch: string; readonly root: string }
  | {
      readonly kind: 'branch-blocked';
      readonly branch: string;
      readonly root: string;
      readonly other: string;
      /** `null` if the other branch is not one of ours. */
      readonly otherRoot: string | null;
    }
  | { readonly kind: 'branch-busy'; readonly branch: string }
  | { readonly kind: 'other-repository'; readonly found: string; readonly expected: string }
  | { readonly kind: 'outside-repository'; readonly path: string }
  | { readonly kind: 'lfs-tracked'; readonly path: string }
  | { readonly kind: 'bad-token' }
  | { readonly kind: 'missing-permission'; readonly permission: Permission; readonly message: string }
  | { readonly kind: 'pull-requests-forbidden'; readonly compareUrl: string; readonly settingsUrl: string }
  | { readonly kind: 'single-sign-on'; readonly url: string | null }
  | { readonly kind: 'archived' }
  | { readonly kind: 'repository-hidden'; readonly repository: string }
  | { readonly kind: 'repository-empty' }
  | { readonly kind: 'base-missing'; readonly base: string }
  | { readonly kind: 'branch-protected'; readonly branch: string; readonly message: string }
  | { readonly kind: 'draft-unsupported' }
  | { readonly kind: 'not-collaborators'; readonly who: readonly string[]; readonly message: string }
  | { readonly kind: 'labels-refused'; readonly labels: readonly string[]; readonly message: string }
  | { readonly kind: 'branch-kept'; readonly branch: string; readonly commits: number }
  | { readonly kind: 'commits-left'; readonly branch: string; readonly shas: readonly string[] }
  | { readonly kind: 'milestone-missing'; readonly milestone: string }
  | { readonly kind: 'dispatch-refused'; readonly workflow: string; readonly message: string }
  | { readonly kind: 'rate-limited'; readonly waitSeconds: number | null }
  | { readonly kind: 'unreachable'; readonly apiUrl: string; readonly reason: string }
  | { readonly kind: 'server-error'; readonly status: number }
  | { readonly kind: 'refused'; readonly step: Step; readonly status: number; readonly message: string };

/** Ends a sync with a known failure; a rejected request is a `GitHubError`. */
export class SyncRefused extends Error {
  override readonly name = 'SyncRefused';
  constructor(readonly failure: SyncFailure) {
    super(failure.kind);
  }
}

/** What a failure's text needs beyond the response. */
export interface FailureContext {
  /** `owner/name`. */
  readonly repository: string;
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly base: string;
  readonly branch: string;
  readonly labels: readonly string[];
  readonly reviewers: readonly string[];
  readonly teamReviewers: readonly string[];
  readonly assignees: readonly string[];
  readonly now: number;
}

/** Which known failure a rejected request is. */
export function classifyFailure({ step, problem }: GitHubError, context: FailureContext): SyncFailure {
  if (problem.kind === 'network')
    return { kind: 'unreachable', apiUrl: context.apiUrl, reason: problem.reason };
  const { status, message, headers } = problem;
  if (status >= 500) return { kind: 'server-error', status };
  if (isRateLimit(problem)) {
    return { kind: 'rate-limited', waitSeconds: requestedWait(problem, context.now) };
  }
  switch (status) {
    case 401:
      return { kind: 'bad-token' };
    case 403:
      return classifyForbidden({ step, message, sso: headers['x-github-sso'] }, context);
    case 404:
      return classifyNotFound(step, context);
    case 409:
      return /empty/i.test(message)
        ? { kind: 'repository-empty' }
        : { kind: 'refused', step, status, message };
    case 422:
      return classifyRejected(step, message, context);
    default:
      return { kind: 'refused', step, status, message };
  }
}

interface Forbidden {
  readonly step: Step;
  readonly message: string;
  readonly sso: string | number | undefined;
}

function classifyForbidden({ step, message, sso }: Forbidden, context: FailureContext): SyncFailure {
  if (sso !== undefined || /SAML/.test(message)) {
    return { kind: 'single-sign-on', url: /url=(\S+)/.exec(String(sso))?.[1] ?? null };
  }
  if (/not permitted to create or approve pull requests/i.test(message)) return forbiddenBySetting(context);
  if (/archived/i.test(message)) return { kind: 'archived' };
  if (/protected branch|rule violations/i.test(message)) {
    return { kind: 'branch-protected', branch: context.branch, message };
  }
  if (/not accessible by|write access|must have (push|write|admin)/i.test(message)) {
    return { kind: 'missing-permission', permission: neededPermission(step), message };
  }
  return { kind: 'refused', step, status: 403, message };
}

function forbiddenBySetting({ serverUrl, repository, base, branch }: FailureContext): SyncFailure {
  const range = `${encodeSegments(base)}...${encodeSegments(branch)}`;
  return {
    kind: 'pull-requests-forbidden',
    compareUrl: `${serverUrl}/${repository}/compare/${range}?expand=1`,
    settingsUrl: `${serverUrl}/${repository}/settings/actions`,
  };
}

/** Addresses of GitHub keep the slashes of branch names. */
export function encodeSegments(branch: string): string {
  return branch.split('/').map(encodeURIComponent).join('/');
}

function neededPermission(step: Step): Permission {
  switch (step) {
    case 'find-pull-request':
    case 'create-pull-request':
    case 'update-pull-request':
    case 'add-labels':
    case 'request-reviewers':
    case 'request-team-reviewers':
    case 'add-assignees':
    case 'comment':
    case 'suggest':
    case 'convert-to-draft':
    case 'set-milestone':
      return 'pull-requests';
    case 'dispatch-workflow':
      return 'actions';
    default:
      return 'contents';
  }
}

/** GitHub returns 404 if a token may not know that something exists. */
function classifyNotFound(step: Step, { repository }: FailureContext): SyncFailure {
  const isWrite = !step.startsWith('read-') && step !== 'find-pull-request';
  if (isWrite)
    return { kind: 'missing-permission', permission: neededPermission(step), message: 'Not Found' };
  return { kind: 'repository-hidden', repository };
}

function classifyRejected(step: Step, message: string, context: FailureContext): SyncFailure {
  if (step === 'push-branch' || step === 'delete-branch') {
    if (/protected|rule violations|force-push|forced? push/i.test(message)) {
      return { kind: 'branch-protected', branch: context.branch, message };
    }
  }
  if (step === 'create-pull-request') {
    if (/draft/i.test(message)) return { kind: 'draft-unsupported' };
    if (/"field":"base"/.test(message)) return { kind: 'base-missing', base: context.base };
  }
  if (step === 'request-reviewers') return { kind: 'not-collaborators', who: context.reviewers, message };
  if (step === 'request-team-reviewers') {
    return { kind: 'not-collaborators', who: context.teamReviewers, message };
  }
  if (step === 'add-assignees') return { kind: 'not-collaborators', who: context.assignees, message };
  if (step === 'add-labels') return { kind: 'labels-refused', labels: context.labels, message };
  return { kind: 'refused', step, status: 422, message };
}
