import type { Git } from '../files/git.js';
import type { Diagnostic } from '../report/diagnostic.js';
import type { Nearness } from '../report/github-annotations.js';
import { type ChangedLines, linesOfDiff } from './changed-lines.js';
import { diffFiles, findBaseline, listChangedFiles } from './git.js';
import type { Inputs } from './inputs.js';
import { compareOnGitHub } from './sync/compare-commits.js';
import type { WorkflowContext } from './workflow-context.js';

/** What a pull request, merge group or push changes. */
export interface Changes {
  /** From the top of the repository. */
  readonly files: ReadonlySet<string>;
  readonly lines: ChangedLines;
}

interface ChangesRequest {
  readonly inputs: Inputs;
  readonly context: WorkflowContext;
  readonly git: Git | null;
  /** The commit that findings are compared with, if the run has one. */
  readonly baseline: string | null;
  /** Files with findings: only their lines matter. */
  readonly files: readonly string[];
}

/** Reads the changes from the checkout, or where it lacks the base, from GitHub; `null` if both cannot tell. */
export async function readChanges(request: ChangesRequest): Promise<Changes | null> {
  const { context, git } = request;
  const commit = request.baseline ?? findBaseline(context, git)?.commit ?? null;
  if (commit === null) return null;
  const files = listChangedFiles(commit, git);
  if (files === null) return readFromGitHub(commit, request);
  const wanted = [...new Set(request.files)].filter((file) => files.has(file));
  return { files, lines: linesOfDiff(diffFiles(commit, wanted, git)) };
}

/** GitHub lists no more. */
const MAX_FILES = 300;

async function readFromGitHub(base: string, request: ChangesRequest): Promise<Changes | null> {
  const { pullRequest, sha } = request.context;
  const compared = await compareOnGitHub(base, pullRequest?.headSha ?? sha, request);
  if (compared === null || compared.lines.size >= MAX_FILES) return null;
  return { files: new Set(compared.lines.keys()), lines: compared.lines };
}

/** How close a finding is to what was changed. */
export function nearnessOf({ file, line, endLine }: Diagnostic, changes: Changes | null): Nearness {
  if (changes?.files.has(file) !== true) return 'elsewhere';
  const lines = changes.lines.get(file);
  for (let number = line; number <= endLine; number += 1) {
    if (lines?.has(number)) return 'changed-line';
  }
  return 'changed-file';
}
