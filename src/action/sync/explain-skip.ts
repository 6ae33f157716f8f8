import type { Explanation } from '../../report/explanation.js';

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
