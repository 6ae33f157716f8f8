import type { Span } from '../report/diagnostic.js';

export type DecodedText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string; readonly fix: string; readonly line: number };

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes UTF-8; a byte order mark stays in the text so that offsets match the file. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = wideEncodingOf(bytes);
  if (wide !== null) {
    return { ok: false, problem: `The file is ${wide}, not UTF-8.`, fix: 'Save it as UTF-8.', line: 1 };
  }
  let text: string;
  try {
    text = strict.decode(bytes);
  } catch {
    const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
    const line = lineOf(lenient.decode(bytes), '\ufffd');
    return { ok: false, problem: 'The file is not valid UTF-8.', fix: 'Save it as UTF-8.', line };
  }
  if (text.includes('\0')) {
    return {
      ok: false,
      problem: 'The file contains a NUL byte.',
      fix: 'Remove the NUL byte: a skill is text.',
      line: lineOf(text, '\0'),
    };
  }
  return { ok: true, text };
}

/** The text of a file; `null` if it cannot be read or is not UTF-8. */
export function contentText(
  content:
    | { readonly kind: 'content'; readonly bytes: Uint8Array }
    | { readonly kind: 'missing' | 'refused' },
): string | null {
  const decoded = content.kind === 'content' ? decodeText(content.bytes) : null;
  return decoded?.ok ? decoded.text : null;
}

function wideEncodingOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16 (little endian)';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16 (big endian)';
  return null;
}

function lineOf(text: string, mark: string): number {
  const offset = text.indexOf(mark);
  return text.slice(0, Math.max(0, offset)).split(/\r\n|\r|\n/).length;
}

/** Offsets into the whole text, including the byte order mark. */
export type SplitText =
  | {
      readonly kind: 'split';
      readonly fenceStart: number;
      readonly yamlStart: number;
      readonly yamlEnd: number;
      readonly bodyStart: number;
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'missing'; readonly start: number }
  | { readonly kind: 'unclosed'; readonly start: number }
  | { readonly kind: 'language'; readonly start: number; readonly end: number; readonly language: string };

const OPENING = /\uFEFF?(?:[ \t]*(?:\r\n|\r|\n))*/y;
const FENCE_END = /[ \t]*(?:\r\n|\r|\n|$)/y;
const CLOSING = /(?<=[\r\n])---[ \t]*(?![^\r\n])/g;

/**
 * Finds the fences before any parser sees the text: gray-matter would read the rest of the file as frontmatter if the
 * closing fence is missing, and would evaluate a file that begins with `---js`.
 */
export function splitFrontmatter(text: string): SplitText {
  return splitUsual(text) ?? splitAny(text);
}

/** Nearly every file: it begins with the fence, and has LF and nothing else after both. */
function splitUsual(text: string): SplitText | null {
  if (!text.startsWith('---\n')) return null;
  const newline = text.indexOf('\n---', 3);
  if (newline === -1 || text.charCodeAt(newline + 4) !== 10 || text.lastIndexOf('\r', newline) !== -1)
    return null;
  return { kind: 'split', fenceStart: 0, yamlStart: 4, yamlEnd: newline + 1, bodyStart: newline + 5 };
}

function splitAny(text: string): SplitText {
  OPENING.lastIndex = 0;
  OPENING.exec(text);
  const fenceStart = OPENING.lastIndex;
  if (fenceStart === text.length) return { kind: 'empty' };
  if (!text.startsWith('---', fenceStart) || text[fenceStart + 3] === '-')
    return { kind: 'missing', start: fenceStart };
  FENCE_END.lastIndex = fenceStart + 3;
  if (FENCE_END.exec(text) === null) {
    const end = endOfLine(text, fenceStart);
    return { kind: 'language', start: fenceStart, end, language: text.slice(fenceStart + 3, end).trim() };
  }
  const yamlStart = FENCE_END.lastIndex;
  CLOSING.lastIndex = yamlStart;
  const closing = CLOSING.exec(text);
  if (closing === null || yamlStart === fenceStart + 3) return { kind: 'unclosed', start: fenceStart };
  FENCE_END.lastIndex = closing.index + 3;
  FENCE_END.exec(text);
  return { kind: 'split', fenceStart, yamlStart, yamlEnd: closing.index, bodyStart: FENCE_END.lastIndex };
}

function endOfLine(text: string, from: number): number {
  const match = /[\r\n]/g;
  match.lastIndex = from;
  return match.exec(text)?.index ?? text.length;
}

/** Turns offsets into lines and columns. Line endings are LF, CRLF and lone CR, as in YAML. */
export class TextPositions {
  /** Lines that begin at or before `#seen`: most lookups are about the first few. */
  readonly #lineStarts: number[] = [0];
  #seen = 0;

  constructor(readonly text: string) {}

  span(start: number, end: number): Span {
    const from = this.position(start);
    const to = this.position(Math.max(start, end));
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  }

  position(offset: number): { line: number; column: number } {
    this.#lookUntil(Math.min(offset, this.text.length));
    const starts = this.#lineStarts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  }

  #lookUntil(offset: number): void {
    const { text } = this;
    for (let index = this.#seen; index < offset; index++) {
      const code = text.charCodeAt(index);
      if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) this.#lineStarts.push(index + 1);
    }
    if (offset > this.#seen) this.#seen = offset;
  }
}
