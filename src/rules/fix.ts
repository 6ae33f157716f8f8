import type { Workspace } from '../files/workspace.js';
import type { TextRange } from '../text/span.js';

/** A finding of a skill, with the text and the position it is about. */
export interface FixedPlace extends TextRange {
  readonly text: string;
  /** Where the frontmatter is in the text. */
  readonly yamlStart: number;
  readonly yamlEnd: number;
  readonly directory: string;
  readonly workspace: Workspace;
}

/** What to write instead of a part of the text. */
export interface TextEdit extends TextRange {
  readonly replacement: string;
}

/** A change that cannot alter what the author meant, or `null`. */
export type Fix = (place: FixedPlace) => TextEdit | null;

/** Replaces the text that a finding points to. */
export function replaceFound(compute: (found: string) => string | null): Fix {
  return ({ text, start, end }) => {
    const replacement = compute(text.slice(start, end));
    return replacement === null ? null : { start, end, replacement };
  };
}

const PLAIN_VALUE = /^([A-Za-z_][\w-]*:[ \t]+)((?!["'|>[{&*!#%@`])[^\r\n]*)/;

/** Quotes the plain value on the line of a finding; a value that spans lines is left alone. */
export const quoteLine: Fix = ({ text, start, yamlEnd }) => {
  const lineStart = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
  const [line = ''] = text.slice(lineStart).split(/[\r\n]/, 1);
  const [, key, rest] = PLAIN_VALUE.exec(line) ?? [];
  const value = rest?.trimEnd();
  const next = text.slice(lineStart + line.length).replace(/^\r?\n|^\r/, '');
  const isContinued = lineStart + line.length < yamlEnd && /^[ \t]+\S/.test(next);
  if (key === undefined || value === undefined || isContinued) return null;
  const from = lineStart + key.length;
  return { start: from, end: from + value.length, replacement: quoteYaml(value) };
};

/** Double quotes, or single ones if the text needs escaping. */
function quoteYaml(value: string): string {
  return /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

/** Quotes a number or a boolean. */
export const quoteScalar = replaceFound((found) => (/^[\w.+-]+$/.test(found) ? quoteYaml(found) : null));

/** Applies edits; of two that overlap, the first wins. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let done = 0;
  for (const { start, end, replacement } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < done) continue;
    result += text.slice(done, start) + replacement;
    done = end;
  }
  return result + text.slice(done);
}
