import { createHash } from 'node:crypto';
import { structuredPatch } from 'diff';
import type { GeneratedFile } from '../files/workspace.js';
import type { Diagnostic } from '../report/diagnostic.js';
import { codeBlock, prose, ruleLink } from '../report/markdown.js';
import type { ChangedLines } from './changed-lines.js';

/** A fix as a review comment, for someone to accept with one click. */
export interface Suggestion {
  /** The same for the same lines in the same file, whatever is suggested for them. */
  readonly key: string;
  readonly path: string;
  /** Lines at the head of the pull request, both included. */
  readonly startLine: number;
  readonly line: number;
  readonly body: string;
}

interface SuggestionFacts {
  /** The files before and after the automatic fixes. */
  readonly fixed: readonly GeneratedFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** What the pull request changes: GitHub takes suggestions there. */
  readonly lines: ChangedLines;
}

/** A review with more of them hides what people wrote. */
const MAX_SUGGESTIONS = 20;

/** The fixes on lines that the pull request changes, in the order of files and lines. */
export function findSuggestions({ fixed, diagnostics, lines }: SuggestionFacts): readonly Suggestion[] {
  const keys = new Set<string>();
  const found = fixed.flatMap((file) => {
    const path = file.from ?? file.path;
    const changed = lines.get(path);
    if (changed === undefined) return [];
    return listEdits(file)
      .filter((edit) => isOnLines(edit, changed))
      .map((edit) => {
        const about = diagnostics.filter((one) => one.file === path && isFixedBy(one, edit));
        const { startLine, line } = edit;
        return { key: newKey(path, edit.before, keys), path, startLine, line, body: bodyOf(edit, about) };
      });
  });
  return found.slice(0, MAX_SUGGESTIONS);
}

/** Lines that a fix replaces, and what it replaces them with. */
interface LineEdit {
  readonly startLine: number;
  readonly line: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

function listEdits({ before, after, isBinary }: GeneratedFile): readonly LineEdit[] {
  if (before === null || after === null || isBinary === true) return [];
  const { hunks } = structuredPatch('', '', before, after, undefined, undefined, { context: 0 });
  const old = before.split('\n');
  return hunks.map(({ oldStart, oldLines, lines }): LineEdit => {
    const added = lines.filter((text) => text.startsWith('+')).map((text) => text.slice(1));
    // A suggestion replaces at least one line.
    const isInsertion = oldLines === 0;
    const startLine = Math.max(1, isInsertion ? oldStart - 1 : oldStart);
    const line = isInsertion ? startLine : oldStart + oldLines - 1;
    const kept = old.slice(startLine - 1, line);
    const after = !isInsertion ? added : oldStart > 1 ? [...kept, ...added] : [...added, ...kept];
    return { startLine, line, before: kept, after };
  });
}

/** The head of the pull request has the same lines there: the checkout may be its merge into another base. */
function isOnLines({ startLine, before }: LineEdit, changed: ReadonlyMap<number, string>): boolean {
  return before.every((text, at) => changed.get(startLine + at) === text);
}

function isFixedBy({ line, endLine, fix }: Diagnostic, edit: LineEdit): boolean {
  return fix !== '' && line <= edit.line && endLine >= edit.startLine;
}

/** Distinguishes equal lines of a file by their order. */
function newKey(path: string, before: readonly string[], keys: Set<string>): string {
  for (let count = 1; ; count += 1) {
    const text = JSON.stringify([path, before, count]);
    const key = createHash('sha256').update(text).digest('hex').slice(0, 16);
    if (keys.has(key)) continue;
    keys.add(key);
    return key;
  }
}

function bodyOf({ after }: LineEdit, about: readonly Diagnostic[]): string {
  const reasons = about.map(({ rule, message }) => `${prose(message)} (${ruleLink(rule)})`);
  const text = after.map((line) => line.replace(/\r$/, '')).join('\n');
  // An empty block removes the lines; one with an empty line would leave it.
  const block = after.length === 0 ? '```suggestion\n```' : codeBlock(text, 'suggestion');
  return [...(reasons.length > 0 ? reasons : ['This can be fixed automatically.']), block].join('\n\n');
}
