import { MAX_BYTES } from '../files/repository-files.js';
import type { FileForm, GeneratedFile, Workspace } from '../files/workspace.js';
import type { ManifestChange } from '../manifest/changes.js';
import type { Finding } from '../rules/finding.js';
import { binaryText, decodeText } from '../text/decode.js';
import { START_OF_FILE } from '../text/span.js';
import { countText } from '../text/suggest.js';
import { atLine, type Output, type OutputEdit } from './output.js';

/** More differences than this are counted. */
const MAX_NAMED = 4;

/** What a run would do to generated files. */
export interface PlannedFiles {
  /** One output for each file, changed or not. */
  readonly outputs: readonly Output[];
  /** Those that are out of date. */
  readonly files: readonly PlannedFile[];
  /** One or more for each file that differs, for runs that write nothing. */
  readonly stale: readonly Finding[];
  /** What prevents creating a file. */
  readonly problems: readonly Finding[];
}

export interface PlannedFile extends GeneratedFile {
  /** What the report lists. */
  readonly changes: readonly ManifestChange[];
}

/** Edits the files of these outputs in memory. */
export function planFiles(
  all: readonly Output[],
  workspace: Workspace,
  /** Texts that the run has read already. */
  known: ReadonlyMap<string, string | null> = new Map(),
): PlannedFiles {
  const files: PlannedFile[] = [];
  const stale: Finding[] = [];
  const problems: Finding[] = [];
  const outputs = mergeByFile(all);
  for (const output of outputs) {
    const { file: path, form } = output;
    const text = known.get(path);
    const content: OutputText =
      text === undefined ? readOutputFile(workspace, path, form) : { kind: 'text', text };
    if (content.kind === 'refused') {
      problems.push(unreadable(path, content.detail));
      continue;
    }
    const before = content.text;
    const edit = output.edit(before);
    problems.push(...(edit.problems ?? []));
    const hasOtherMode =
      before !== null && edit.text !== null && content.mode !== (form?.mode ?? content.mode);
    const isEdited = (edit.problems ?? []).length > 0;
    if (edit.text === before && (!hasOtherMode || isEdited)) continue;
    const what = edit.text === before ? `is ${form?.mode}` : describeDifferences(edit.differences);
    const changes = edit.changes ?? [{ kind: 'file-changed', file: path, what }];
    files.push({ path, before, after: edit.text, changes, ...form });
    stale.push(...(edit.stale ?? [staleFile(path, { before, after: edit.text, what })]));
  }
  return { outputs, files, stale, problems };
}

/** Several outputs may share a file: each edits the result of the last. */
function mergeByFile(outputs: readonly Output[]): readonly Output[] {
  const byFile = new Map<string, Output[]>();
  for (const output of outputs) byFile.set(output.file, [...(byFile.get(output.file) ?? []), output]);
  return [...byFile.values()].map((sharing) =>
    sharing.length === 1 ? sharing[0]! : { ...sharing[0]!, edit: (text) => editInTurn(sharing, text) },
  );
}

function editInTurn(outputs: readonly Output[], before: string | null): OutputEdit {
  let text = before;
  const differences: string[] = [];
  const problems: Finding[] = [];
  for (const output of outputs) {
    const edit = output.edit(text);
    if (edit.text !== text) differences.push(...edit.differences);
    problems.push(...(edit.problems ?? []));
    text = edit.text;
  }
  return { text, differences, problems };
}

type OutputText =
  /** `null` if the file does not exist yet. */
  | { readonly kind: 'text'; readonly text: string | null; readonly mode?: FileForm['mode'] }
  | { readonly kind: 'refused'; readonly detail: string };

/** Links are rejected: their target is not ours to write. */
export function readOutputFile(workspace: Workspace, file: string, form: FileForm = {}): OutputText {
  if (form.mode === 'link') return readOutputLink(workspace, file);
  const content = workspace.read(file, { maxBytes: MAX_BYTES, followLinks: false });
  if (content.kind === 'missing') return { kind: 'text', text: null };
  if (content.kind === 'refused') return { kind: 'refused', detail: content.detail };
  const mode = content.isExecutable === true ? 'executable' : 'plain';
  if (form.isBinary === true) return { kind: 'text', text: binaryText(content.bytes), mode };
  const decoded = decodeText(content.bytes);
  return decoded.ok
    ? { kind: 'text', text: decoded.text, mode }
    : { kind: 'refused', detail: decoded.problem };
}

function readOutputLink(workspace: Workspace, file: string): OutputText {
  const kind = workspace.entryAt(file);
  if (kind === null || kind === 'link')
    return { kind: 'text', text: workspace.linkTarget(file), mode: 'link' };
  return { kind: 'refused', detail: `it is a ${kind === 'other' ? 'special file' : kind}, not a link` };
}

function describeDifferences(differences: readonly string[]): string {
  const named = differences.slice(0, MAX_NAMED).join(', ');
  const rest = differences.length - MAX_NAMED;
  return rest > 0 ? `${named} and ${countText(rest, 'more change')}` : named || 'differs';
}

function staleFile(
  file: string,
  { before, after, what }: Pick<GeneratedFile, 'before' | 'after'> & { readonly what: string },
): Finding {
  return {
    rule: 'output-stale',
    file,
    at: firstDifference(before ?? '', after ?? ''),
    message: before === null ? `${file} does not exist yet.` : `${file} is not up to date (${what}).`,
    fix: 'Run `npx skill-registrar register` and commit the result.',
  };
}

/** The first line that changes, or the start of the file. */
function firstDifference(before: string, after: string): Finding['at'] {
  const old = before.split('\n');
  const fresh = after.split('\n');
  const index = old.findIndex((line, at) => line !== fresh[at]);
  return atLine(Math.max(index, 0) + 1);
}

function unreadable(file: string, detail: string): Finding {
  return {
    rule: 'file-unreadable',
    file,
    at: START_OF_FILE,
    message: `The output ${file} cannot be read: ${detail}.`,
    fix: 'Name a regular UTF-8 file of less than 16 MiB.',
  };
}
