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
  const fenceStart = endOfBlankLines(text);
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

/** Where the first line with text begins; a byte order mark is none. */
export function endOfBlankLines(text: string): number {
  OPENING.lastIndex = 0;
  OPENING.exec(text);
  return OPENING.lastIndex;
}

function endOfLine(text: string, from: number): number {
  const match = /[\r\n]/g;
  match.lastIndex = from;
  return match.exec(text)?.index ?? text.length;
}
