import { type ChangedLines, linesOfPatch } from '../changed-lines.js';
import type { Inputs } from '../inputs.js';
import type { WorkflowContext } from '../workflow-context.js';

/** What GitHub knows about two commits. */
export interface Comparison {
  /** The newest commit that both have in common. */
  readonly mergeBase: string;
  /** Of all changed files; GitHub leaves out those of large and binary files. */
  readonly lines: ChangedLines;
}

/** Asks GitHub to compare two commits; `null` without a token, or if GitHub cannot tell. */
export async function compareOnGitHub(
  base: string,
  head: string,
  { inputs, context }: { readonly inputs: Inputs; readonly context: WorkflowContext },
): Promise<Comparison | null> {
  if (inputs.token === '') return null;
  const { openApi } = await import('./open-api.js');
  const api = openApi(inputs, context, {});
  if ('kind' in api) return null;
  // The run can do without.
  return api
    .compareCommits(base, head)
    .then((compared) => compared && { mergeBase: compared.mergeBase, lines: linesOf(compared.files) })
    .catch(() => null);
}

function linesOf(files: readonly { readonly path: string; readonly patch: string }[]): ChangedLines {
  return new Map(files.map(({ path, patch }) => [path, linesOfPatch(patch)]));
}
