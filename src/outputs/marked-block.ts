/** A generated block in a handwritten file, from its start marker to its end marker. */
export interface MarkedBlock {
  /** The attributes in the start marker, with which the block was generated. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Text between the marker lines, with `\n` and without the last one. */
  readonly content: string;
  /** 1-based line of the start marker and of the end marker. */
  readonly startLine: number;
  readonly endLine: number;
}

export interface MarkerProblem {
  readonly kind: 'unclosed' | 'unopened' | 'duplicate';
  readonly line: number;
}

export interface MarkedBlocks {
  readonly blocks: readonly MarkedBlock[];
  readonly problems: readonly MarkerProblem[];
}

const START = /^[ \t]*<!--\s*skill-registrar:catalog:start\b(.*?)-->[ \t]*$/;
const END = /^[ \t]*<!--\s*skill-registrar:catalog:end\s*-->[ \t]*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** Finds the blocks of a file. Markers inside fenced code are an example, not a block. */
export function findMarkedBlocks(text: string): MarkedBlocks {
  const lines = text.split(/\r\n|\n/);
  const blocks: MarkedBlock[] = [];
  const problems: MarkerProblem[] = [];
  const endOfCode = codeSkipper(lines);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    const start = START.exec(line);
    if (start === null) {
      if (END.test(line)) problems.push({ kind: 'unopened', line: index + 1 });
      else index = endOfCode(index);
      continue;
    }
    // Inside a block nothing is code: generated text must not hide the end marker.
    const next = findFrom(lines, index + 1, (other) => START.test(other) || END.test(other));
    if (next === -1 || START.test(lines[next]!)) {
      problems.push({ kind: 'unclosed', line: index + 1 });
      continue;
    }
    const content = lines.slice(index + 1, next).join('\n');
    blocks.push({
      attributes: readAttributes(start[1]!),
      content,
      startLine: index + 1,
      endLine: next + 1,
    });
    index = next;
  }
  return { blocks, problems: [...problems, ...duplicates(blocks)].sort((a, b) => a.line - b.line) };
}

/**
 * Puts the content into the block with the same `as`, or appends a new block; everything else keeps its bytes.
 * `null` when the block could not be found again there, because a code fence of the file is left open.
 */
export function writeMarkedBlock(
  text: string,
  block: { readonly attributes: Readonly<Record<string, string>>; readonly content: string },
): string | null {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const rendered = [renderStart(block.attributes), ...contentLines(block.content), END_MARKER].join(newline);
  const existing = findMarkedBlocks(text).blocks.find(
    ({ attributes }) => attributes['as'] === block.attributes['as'],
  );
  const written =
    existing === undefined ? append(text, rendered, newline) : replace(text, rendered, existing);
  return findMarkedBlocks(written).problems.length === 0 ? written : null;
}

function append(text: string, rendered: string, newline: string): string {
  return `${text}${gapBefore(text, newline)}${rendered}${newline}`;
}

function replace(text: string, rendered: string, { startLine, endLine }: MarkedBlock): string {
  const rest = text.slice(offsetOfLine(text, endLine)).replace(/^[^\r\n]*/, '');
  return `${text.slice(0, offsetOfLine(text, startLine))}${rendered}${rest}`;
}

const END_MARKER = '<!-- skill-registrar:catalog:end -->';

/** The start marker: attribute values are percent-encoded, so that none can end the comment. */
function renderStart(attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}=${encodeValue(value)}`);
  return `<!-- skill-registrar:catalog:start${pairs.join('')} -->`;
}

function encodeValue(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('--', '-%2D');
}

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([a-z-]+)=(\S+)/g)];
  return Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, decodeValue(value)]));
}

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** A content line that looks like a marker would end the block early: it loses its comment. */
function contentLines(content: string): readonly string[] {
  if (content === '') return [];
  return content
    .split(/\r\n|\n/)
    .map((line) => (START.test(line) || END.test(line) ? line.replace('<!--', '&lt;!--') : line));
}

function duplicates(blocks: readonly MarkedBlock[]): readonly MarkerProblem[] {
  const seen = new Set<string | undefined>();
  return blocks.flatMap(({ attributes, startLine }) => {
    const isNew = !seen.has(attributes['as']);
    seen.add(attributes['as']);
    return isNew ? [] : [{ kind: 'duplicate' as const, line: startLine }];
  });
}

/**
 * Gives the last line of the fenced code that begins at a line; the line itself when none does or when it never
 * ends. Remembers which fences have no end, so that a file full of them is still read in one pass.
 */
function codeSkipper(lines: readonly string[]): (index: number) => number {
  const endless = new Map<string, number>();
  return (index) => {
    const [, mark, info = ''] = FENCE.exec(lines[index]!) ?? [];
    if (mark === undefined || (mark.startsWith('`') && info.includes('`'))) return index;
    const character = mark.charAt(0);
    if (mark.length >= (endless.get(character) ?? Number.POSITIVE_INFINITY)) return index;
    const end = findFrom(lines, index + 1, (line) => {
      const [, closing, rest = ''] = FENCE.exec(line) ?? [];
      return closing?.startsWith(mark) === true && rest.trim() === '';
    });
    if (end === -1) endless.set(character, mark.length);
    return end === -1 ? index : end;
  };
}

function findFrom(lines: readonly string[], from: number, isWanted: (line: string) => boolean): number {
  for (let index = from; index < lines.length; index += 1) if (isWanted(lines[index]!)) return index;
  return -1;
}

function gapBefore(text: string, newline: string): string {
  if (text === '') return '';
  if (!text.endsWith('\n')) return newline + newline;
  return /(?:^|\n)\r?\n$/.test(text) ? '' : newline;
}

function offsetOfLine(text: string, line: number): number {
  let offset = 0;
  for (let number = 1; number < line; number += 1) {
    offset = text.indexOf('\n', offset) + 1;
  }
  return offset;
}
