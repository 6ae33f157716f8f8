import { countText } from '../../report/closest.js';
import type { Explanation } from '../../report/markdown.js';
import { isRequestFailure } from './retry.js';
import type { SyncFailure } from './sync-pull-request.js';

const PERMISSIONS = 'permissions:\n  contents: write\n  pull-requests: write';

/** The one place that turns a failure into words: what happened, and what to do next. */
export function explainFailure(failure: SyncFailure): Explanation {
  switch (failure.kind) {
    case 'no-token':
      return {
        what: 'There is no token, so no pull request can be made.',
        next: 'Leave the input "token" out to use the token of the workflow, or check that the secret it names exists here.',
      };
    case 'no-repository':
      return {
        what: 'GITHUB_REPOSITORY is not set, so it is not known where the pull request belongs.',
        next: 'Run mode "sync" in a GitHub Actions workflow, or set GITHUB_REPOSITORY to owner/name.',
      };
    case 'detached-head':
      return {
        what: `The workflow runs on ${failure.ref || 'a detached head'}, which is no branch.`,
        next: 'Say which branch the pull request is for with the input "base".',
        snippet: { language: 'yaml', text: 'with:\n  mode: sync\n  base: main' },
      };
    case 'branch-is-base':
      return {
        what: `"branch" and "base" are both ${failure.branch}.`,
        next: 'Give one of the two inputs another value: the pull request needs a branch of its own.',
      };
    case 'branch-in-use':
      return {
        what: `The branch ${failure.branch} has an open pull request into ${failure.base}, which a push would change.`,
        next: 'Close that pull request, or set the input "branch" to another name for each base.',
        link: failure.url,
      };
    case 'outside-repository':
      return {
        what: `${failure.path} lies outside the repository and cannot be part of a pull request.`,
        next: 'Set the input "manifest" to a path inside the repository.',
      };
    case 'bad-token':
      return {
        what: 'GitHub refused the token (401): it is wrong, revoked or expired.',
        next: 'Create the token in the same job, right before this step: an App token lives for one hour, and the token of a job ends with it.',
      };
    case 'missing-permission':
      return explainPermission(failure);
    case 'pull-requests-forbidden':
      return {
        what: 'The branch is pushed, but a setting of the repository or its organisation forbids GitHub Actions to create pull requests.',
        next: `Switch on "Allow GitHub Actions to create and approve pull requests" under Settings → Actions → General → Workflow permissions (${failure.settingsUrl}), or open the pull request yourself:`,
        link: failure.compareUrl,
      };
    case 'single-sign-on':
      return {
        what: 'The organisation asks for single sign-on, and the token is not authorised for it.',
        next: 'Authorise the token for the organisation, or use the token of the workflow or of a GitHub App.',
        ...(failure.url === null ? {} : { link: failure.url }),
      };
    case 'archived':
      return {
        what: 'The repository is archived, so nothing can be written to it.',
        next: 'Unarchive it, or remove this workflow.',
      };
    case 'repository-hidden':
      return {
        what: `${failure.repository} does not exist for this token (404).`,
        next: 'Check that the token belongs to an account or App that may read the repository.',
        snippet: { language: 'yaml', text: PERMISSIONS },
      };
    case 'repository-empty':
      return {
        what: 'The repository has no commit yet.',
        next: 'Push a first commit; the pull request is built on it.',
      };
    case 'base-missing':
      return {
        what: `There is no branch ${failure.base} to build the pull request on.`,
        next: 'Set the input "base" to a branch that exists, without refs/heads/.',
      };
    case 'branch-protected':
      return {
        what: `A protection rule or ruleset forbids updates of ${failure.branch}: ${failure.message}`,
        next: 'Let the rule leave out this branch, or set the input "branch" to a name that no rule covers. It must allow creation, force pushes and deletion.',
      };
    case 'draft-unsupported':
      return {
        what: 'The branch is pushed, but this repository has no draft pull requests.',
        next: 'Remove the input "draft".',
      };
    case 'not-collaborators':
      return {
        what: `${failure.who.join(', ')} could not be asked: ${failure.message}`,
        next: 'Name people and teams with access to the repository. Teams need a token of a GitHub App or of a person that may read the members of the organisation.',
      };
    case 'labels-refused':
      return {
        what: `The labels ${failure.labels.join(', ')} could not be added: ${failure.message}`,
        next: 'Check the names in the input "labels", one a line or separated by commas.',
      };
    case 'branch-kept':
      return {
        what: `The branch ${failure.branch} was not deleted: it holds ${countText(failure.commits, 'commit')} of other people.`,
        next: 'Move them to a branch of their own, then delete it.',
      };
    case 'rate-limited':
      return {
        what: `GitHub limits the rate of requests${failure.waitSeconds === null ? '' : ` for another ${countText(failure.waitSeconds, 'second')}`}.`,
        next: 'Run the job again later. A token of a GitHub App has a limit of its own.',
      };
    case 'unreachable':
      return {
        what: `${failure.apiUrl} gave no usable answer: ${failure.reason}.`,
        next: 'Check the network of the runner and its proxy settings (https_proxy, no_proxy), and on GitHub Enterprise Server that GITHUB_API_URL is right; then run the job again.',
      };
    case 'server-error':
      return {
        what: `GitHub failed again and again with status ${failure.status}.`,
        next: 'Look at https://www.githubstatus.com and run the job again later.',
      };
    case 'refused':
      return {
        what: `GitHub refused to ${STEP_WORDS[failure.step]} (${failure.status}): ${failure.message}`,
        next: 'If the message does not tell you what to change, run the job again with debug logging and report it.',
      };
  }
}

const STEP_WORDS: Readonly<Record<Step, string>> = {
  'read-base': 'read the base branch',
  'read-file': 'read a file of the base branch',
  'read-branch': 'read the branch',
  'create-tree': 'create the tree of the commit',
  'create-commit': 'create the commit',
  'push-branch': 'update the branch',
  'delete-branch': 'delete the branch',
  'find-pull-request': 'list pull requests',
  'create-pull-request': 'create the pull request',
  'update-pull-request': 'update the pull request',
  'add-labels': 'add labels',
  'request-reviewers': 'request reviewers',
  'add-assignees': 'add assignees',
};

function explainPermission({
  permission,
  message,
}: Extract<SyncFailure, { kind: 'missing-permission' }>): Explanation {
  const isPersonal = /personal access token/i.test(message);
  return {
    what: `The token lacks the permission "${permission}: write" (${message}).`,
    next: isPersonal
      ? 'Give the personal access token read and write access to "Contents" and "Pull requests" of this repository.'
      : 'Add these lines to the job or the workflow. Runs for Dependabot and for forks have a read-only token whatever the workflow says.',
    ...(isPersonal ? {} : { snippet: { language: 'yaml', text: PERMISSIONS } }),
  };
}

/** Reasons to leave the repository alone that are no failure. */
export type SkipReason = 'fork' | 'merge-queue' | 'own-branch';

/** Why mode `sync` changed nothing. */
export function explainSkip(reason: SkipReason): Explanation {
  switch (reason) {
    case 'fork':
      return {
        what: 'This is a pull request from a fork: its token is read-only, and nothing of it is written to this repository. The manifest was left alone.',
        next: 'Run mode "check" on pull requests, and mode "sync" on pushes to the base branch or on a schedule.',
      };
    case 'merge-queue':
      return {
        what: 'This is a merge queue: its branch goes away when the merge is done, so no pull request can be made for it.',
        next: 'Run mode "check" on merge_group, and mode "sync" on pushes to the base branch.',
      };
    case 'own-branch':
      return {
        what: 'The workflow runs on the branch that it keeps itself; there is nothing to open a pull request for.',
        next: 'Nothing to do. Leave that branch out of the triggers of the workflow to save the run.',
      };
  }
}

/** What the Action was doing at GitHub when something went wrong. */
export type Step =
  | 'read-base'
  | 'read-file'
  | 'read-branch'
  | 'create-tree'
  | 'create-commit'
  | 'push-branch'
  | 'delete-branch'
  | 'find-pull-request'
  | 'create-pull-request'
  | 'update-pull-request'
  | 'add-labels'
  | 'request-reviewers'
  | 'add-assignees';

/** How a request failed: GitHub said no, or no usable answer came. */
export type ApiProblem =
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly message: string;
      readonly headers: Readonly<Record<string, string | number | undefined>>;
    }
  | { readonly kind: 'network'; readonly reason: string };

/** A request that failed for good, retries included. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError';
  constructor(
    readonly step: Step,
    readonly problem: ApiProblem,
    options?: { cause?: unknown },
  ) {
    super(
      `${step}: ${problem.kind === 'http' ? `${problem.status} ${problem.message}` : problem.reason}`,
      options,
    );
  }
}

/** An answer that is no JSON of GitHub's: cut off on the way, or a proxy's page. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

/** What went wrong, in our words; `null` when it is no failed request but a fault of ours. */
export function toApiProblem(error: unknown): ApiProblem | null {
  if (error instanceof UnusableAnswer) return { kind: 'network', reason: error.message };
  if (!isRequestFailure(error)) return null;
  // Octokit reports a connection that failed as status 500 without a response.
  if (error.response === undefined) return { kind: 'network', reason: networkReason(error) };
  return { kind: 'http', status: error.status, message: error.message, headers: error.response.headers };
}

/** Causes nest: fetch failed → connect failed → each address that was tried. */
function networkReason(error: Error): string {
  const causes: Error[] = [];
  for (let cause: unknown = error; cause instanceof Error && causes.length < 5; cause = cause.cause) {
    causes.push(
      cause instanceof AggregateError && cause.errors[0] instanceof Error ? cause.errors[0] : cause,
    );
  }
  const last = causes.at(-1) ?? error;
  const code = 'code' in last && typeof last.code === 'string' ? last.code : undefined;
  return code === undefined || last.message.includes(code) ? last.message : `${last.message} (${code})`;
}
