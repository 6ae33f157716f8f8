import type { Explanation } from '../../report/markdown.js';
import { countText } from '../../text/suggest.js';
import type { Step } from './client.js';
import type { SyncFailure } from './failures.js';
import type { SkipReason } from './target.js';

/** For pull requests that someone has to look at first. */
export const ATTENTION_LABEL = 'needs attention';

const PERMISSIONS = 'permissions:\n  contents: write\n  pull-requests: write';

/** The one place that turns a failure into words: what happened, and what to do next. */
export function explainFailure(failure: SyncFailure): Explanation {
  switch (failure.kind) {
    case 'no-token':
      return {
        what: 'There is no token, so nothing can be written to GitHub.',
        next: 'Leave the input "token" out to use the workflow token, or check that the secret it names exists here.',
      };
    case 'no-repository':
      return {
        what: 'GITHUB_REPOSITORY is not set, so the repository of the pull request is unknown.',
        next: 'Run mode "sync" in a GitHub Actions workflow, or set GITHUB_REPOSITORY to owner/name.',
      };
    case 'detached-head':
      return {
        what: `The workflow runs on ${failure.ref || 'a detached head'}, which is not a branch.`,
        next: 'Set the input "base" to the branch that the pull request is for.',
        snippet: { language: 'yaml', text: 'with:\n  mode: sync\n  base: main' },
      };
    case 'branch-is-base':
      return {
        what: `"branch" and "base" are both ${failure.branch}.`,
        next: 'Give one of the two inputs another value: the pull request needs its own branch.',
      };
    case 'branch-is-default':
      return {
        what: `"branch" is ${failure.branch}, the default branch: it would be overwritten.`,
        next: 'Set "branch" to the name of a branch that only this Action uses, or leave it out.',
      };
    case 'all-removed':
      return {
        what: `No skill was found, so all ${failure.count} entries of the manifest would be removed. Nothing was proposed.`,
        next: 'Check the checkout, the input "root" and "roots" in the config. If the skills are really gone, delete the manifest.',
      };
    case 'many-removed':
      return {
        what: `The pull request removes ${failure.removed} of ${failure.total} entries, so it is a draft with the label "${ATTENTION_LABEL}".`,
        next: 'Check that the skills are really gone, and were not moved or left out of the checkout. Then mark it as ready, or raise the input "max-removals".',
      };
    case 'branch-in-use':
      return {
        what: `The branch ${failure.branch} has an open pull request into ${failure.base}, which a push would change.`,
        next: 'Close that pull request, or set the input "branch" to another name for each base.',
        link: failure.url,
      };
    case 'branch-of-other-root':
      return {
        what: `The branch ${failure.branch} has an open pull request for the root ${failure.root}.`,
        next: 'Set the input "branch" to a different name for each root, or check both roots in one run: "root" accepts several lines.',
      };
    case 'branch-blocked':
      return explainBlocked(failure);
    case 'branch-busy':
      return {
        what: `The branch ${failure.branch} was pushed to during every attempt to update it.`,
        next: 'Run the job again. A concurrency group in the workflow keeps two runs from updating it at once.',
      };
    case 'other-repository':
      return {
        what: `The checkout is of ${failure.found}, but the pull request would go to ${failure.expected}.`,
        next: `Set the input "repository" to ${failure.found} and "token" to a token that can write to it: the token of this workflow cannot.`,
        snippet: {
          language: 'yaml',
          text: `with:\n  mode: sync\n  repository: ${failure.found}\n  token: \${{ secrets.OTHER_REPOSITORY_TOKEN }}`,
        },
      };
    case 'outside-repository':
      return {
        what: `${failure.path} is outside the repository and cannot be part of a pull request.`,
        next: 'Set the input "manifest" to a path inside the repository.',
      };
    case 'lfs-tracked':
      return {
        what: `${failure.path} is stored with Git LFS, and a commit through the API would put the file itself there.`,
        next: 'Keep generated files out of Git LFS: they are text, and small. Take the pattern out of .gitattributes, or add the file with "-filter" below it. Nothing was pushed.',
      };
    case 'bad-token':
      return {
        what: 'GitHub rejected the token (401): it is invalid, revoked or expired.',
        next: 'Create the token in the same job, right before this step: an App token expires after an hour, and the token of a job ends with it.',
      };
    case 'missing-permission':
      return explainPermission(failure);
    case 'pull-requests-forbidden':
      return {
        what: 'The branch was pushed, but a setting of the repository or its organization does not allow GitHub Actions to create pull requests.',
        next: `Turn on "Allow GitHub Actions to create and approve pull requests" under Settings → Actions → General → Workflow permissions (${failure.settingsUrl}), or open the pull request yourself:`,
        link: failure.compareUrl,
      };
    case 'single-sign-on':
      return {
        what: 'The organization requires single sign-on, and the token is not authorized for it.',
        next: 'Authorize the token for the organization, or use the workflow token or of a GitHub App.',
        ...(failure.url === null ? {} : { link: failure.url }),
      };
    case 'archived':
      return {
        what: 'The repository is archived, so nothing can be written to it.',
        next: 'Unarchive it, or remove this workflow.',
      };
    case 'repository-hidden':
      return {
        what: `${failure.repository} is not visible to this token (404).`,
        next: 'Check that the token belongs to an account or App with access to the repository.',
        snippet: { language: 'yaml', text: PERMISSIONS },
      };
    case 'repository-empty':
      return {
        what: 'The repository has no commit yet.',
        next: 'Push a first commit and run the workflow again.',
      };
    case 'base-missing':
      return {
        what: `There is no branch ${failure.base} to build the pull request on.`,
        next: 'Set the input "base" to a branch that exists, without refs/heads/.',
      };
    case 'branch-protected':
      return {
        what: `A branch protection rule or ruleset does not allow updates of ${failure.branch}: ${failure.message}`,
        next: 'Exclude this branch from the rule, or set the input "branch" to a name that no rule covers. The branch must allow creation, force pushes and deletion.',
      };
    case 'draft-unsupported':
      return {
        what: 'The branch was pushed, but this repository does not support draft pull requests.',
        next: 'Remove the input "draft".',
      };
    case 'not-collaborators':
      return {
        what: `${failure.who.join(', ')} could not be added: ${failure.message}`,
        next: 'Name users and teams with access to the repository. Teams need a token that can read the members of the organization.',
      };
    case 'labels-refused':
      return {
        what: `The labels ${failure.labels.join(', ')} could not be added: ${failure.message}`,
        next: 'Check the names in the input "labels", one per line or separated by commas.',
      };
    case 'branch-kept':
      return {
        what: `The branch ${failure.branch} was not deleted: it has ${countText(failure.commits, 'commit')} that Skill Registrar did not make.`,
        next: 'Move them to another branch, then delete it.',
      };
    case 'commits-left':
      return {
        what: `The pull request was closed with commits that Skill Registrar did not make: ${failure.shas.join(', ')}.`,
        next: `They are still on ${failure.branch}. Move them to another branch.`,
      };
    case 'milestone-missing':
      return {
        what: `There is no open milestone ${failure.milestone}.`,
        next: 'Set the input "milestone" to the number or title of an open milestone.',
      };
    case 'dispatch-refused':
      return {
        what: `The workflow ${failure.workflow} could not be started: ${failure.message}`,
        next: 'Check its file name, give it the trigger workflow_dispatch on the default branch, and give this job the permission "actions: write".',
      };
    case 'rate-limited':
      return {
        what: `GitHub is limiting the rate of requests${failure.waitSeconds === null ? '' : ` for another ${countText(failure.waitSeconds, 'second')}`}.`,
        next: 'Run the job again later. A token of a GitHub App has its own limit.',
      };
    case 'unreachable':
      return {
        what: `${failure.apiUrl} could not be reached: ${failure.reason}.`,
        next: 'Check the network of the runner and its proxy settings (https_proxy, no_proxy), and on GitHub Enterprise Server that GITHUB_API_URL is right; then run the job again.',
      };
    case 'server-error':
      return {
        what: `GitHub kept failing with status ${failure.status}.`,
        next: 'Check https://www.githubstatus.com and run the job again later.',
      };
    case 'refused':
      return {
        what: `GitHub refused to ${STEP_WORDS[failure.step]} (${failure.status}): ${failure.message}`,
        next: 'If the message does not say what to change, run the job again with debug logging and report it.',
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
  'request-team-reviewers': 'request reviews by teams',
  'add-assignees': 'add assignees',
  comment: 'comment on the pull request',
  suggest: 'suggest fixes',
  'convert-to-draft': 'turn the pull request into a draft',
  'set-milestone': 'set the milestone',
  'dispatch-workflow': 'start a workflow',
};

function explainBlocked({
  branch,
  root,
  other,
  otherRoot,
}: Extract<SyncFailure, { kind: 'branch-blocked' }>): Explanation {
  const owner = otherRoot === null ? '' : ` of the root ${otherRoot}`;
  const free = branch.replaceAll('/', '-');
  return {
    what: `The branch ${branch} of the root ${root} cannot exist next to the branch ${other}${owner}: in git, no branch name can continue another one.`,
    next: `Set the input "branch" for the root ${root} to another name${otherRoot === null ? `, or delete ${other}` : ''}.`,
    snippet: { language: 'yaml', text: `with:\n  mode: sync\n  root: ${root}\n  branch: ${free}` },
  };
}

function explainPermission({
  permission,
  message,
}: Extract<SyncFailure, { kind: 'missing-permission' }>): Explanation {
  const isPersonal = /personal access token/i.test(message);
  return {
    what: `The token lacks the permission "${permission}: write" (${message}).`,
    next: isPersonal
      ? 'Give the personal access token read and write access to "Contents" and "Pull requests" of this repository.'
      : 'Add these lines to the job or the workflow. Runs for Dependabot and for forks always have a read-only token.',
    ...(isPersonal ? {} : { snippet: { language: 'yaml', text: PERMISSIONS } }),
  };
}

/** Why mode `sync` changed nothing. */
export function explainSkip(reason: SkipReason): Explanation {
  switch (reason.kind) {
    case 'fork':
      return {
        what: 'This pull request is from a fork, so the token is read-only. Nothing was written.',
        next: 'Run mode "check" on pull requests, and mode "sync" on pushes to the base branch or on a schedule.',
      };
    case 'merge-queue':
      return {
        what: 'This is a merge queue: its branch is deleted after the merge, so there is nothing to open a pull request for.',
        next: 'Run mode "check" on merge_group, and mode "sync" on pushes to the base branch.',
      };
    case 'sync-branch':
      return {
        what: 'The workflow runs on the branch that Skill Registrar itself maintains.',
        next: 'Nothing to do. Exclude that branch from the triggers of the workflow to save the run.',
      };
    case 'closed':
      return {
        what: 'This pull request was closed without merging, so nothing was committed to it.',
        next: 'Nothing to do. Leave the activity type "closed" out of the triggers of the workflow to save the run.',
      };
    case 'branch-deleted':
      return {
        what: `The branch ${reason.branch} of this pull request was deleted, so nothing was committed.`,
        next: 'Nothing to do.',
      };
    case 'local-commits':
      return {
        what: `An earlier step of this job made commits that ${reason.base} does not have. Nothing was changed.`,
        next: `Push those commits to ${reason.base} before this step, or run this step first.`,
      };
    case 'head-moved':
      return {
        what: `${reason.branch} has commits that this run did not see, so nothing was committed to it.`,
        next: 'The run for the newest commit takes care of it.',
      };
    case 'base-merged-in':
      return {
        what: `The checkout is not the head of ${reason.branch}: GitHub merged the base branch into it. Nothing was committed.`,
        next: 'Update the branch, or check out its head:',
        snippet: {
          language: 'yaml',
          text: `- uses: actions/checkout@v7\n  with:\n    ref: \${{ github.head_ref }}`,
        },
      };
    case 'stale-checkout':
      return {
        what: `The checkout is not the current head of ${reason.base} (${reason.baseSha.slice(0, 7)}). A pull request built from it could undo newer commits, so nothing was changed.`,
        next: `The run for the newest commit takes care of it. To sync now, start a new run on ${reason.base} instead of re-running this one.`,
      };
    case 'declined':
      return {
        what: `Pull request ${reason.number} proposed the same content and was closed without merging, so it stays closed.`,
        next: 'Reopen it to merge it after all, or set the input "recreate" to "always".',
        link: reason.url,
      };
  }
}
