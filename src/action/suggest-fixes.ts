import type { Diagnostic } from '../report/diagnostic.js';
import { annotationText, explanationText } from './annotate.js';
import type { Inputs } from './inputs.js';
import { previewFixes, type RootRun } from './run-roots.js';
import type { ActionRuntime } from './runner.js';
import { findSuggestions } from './suggestions.js';
import { compareOnGitHub } from './sync/compare-commits.js';
import type { WorkflowContext } from './workflow-context.js';

interface SuggestFacts {
  readonly diagnostics: readonly Diagnostic[];
  readonly inputs: Inputs;
  readonly context: WorkflowContext;
  readonly runtime: ActionRuntime;
}

/** Suggests fixes on the changed lines of the pull request, if requested. A failure is a warning. */
export async function suggestFixes(runs: readonly RootRun[], facts: SuggestFacts): Promise<void> {
  const { diagnostics, inputs, context, runtime } = facts;
  const { pullRequest } = context;
  if (!inputs.suggest || pullRequest === null || pullRequest.isClosed) return;
  if (pullRequest.isFork) {
    runtime.core.info('No suggestions: the token of a pull request from a fork is read-only.');
    return;
  }
  const { number, baseSha, headSha } = pullRequest;
  const compared = await compareOnGitHub(baseSha, headSha, { inputs, context });
  if (compared === null && inputs.token !== '') {
    runtime.core.warning('GitHub did not say what the pull request changes, so no fixes are suggested.');
    return;
  }
  const lines = compared?.lines ?? new Map();
  const suggestions = findSuggestions({ fixed: await previewFixes(runs), diagnostics, lines });
  const { suggestOnPullRequest } = await import('./sync/suggest.js');
  const access = { inputs, context, client: {}, number };
  const problem = await suggestOnPullRequest(access, suggestions);
  if (problem) runtime.core.warning(annotationText(explanationText(problem)));
}
