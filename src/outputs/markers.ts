import { isClosingFence, openingFenceOf } from '../text/markdown.js';

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
const END_MARKER = '<!-- skill-registrar:catalog:end -->';

/** Finds the catalogs of a file. Markers inside fenced code are an example, not a block. */
export function findMarkedBlocks(text: string): MarkedBlocks {
  const lines = linesOf(text);
  const blocks: MarkedBlock[] = [];
  const problems: MarkerProblem[] = [];
  for (const { start, end } of findPairs(lines, isCatalogStart, isCatalogEnd)) {
    if (start === null) problems.push({ kind: 'unopened', line: end! + 1 });
    else if (end === null) problems.push({ kind: 'unclosed', line: start + 1 });
    else {
      const attributes = readAttributes(START.exec(lines[start]!)![1]!);
      const content = lines.slice(start + 1, end).join('\n');
      blocks.push({ attributes, content, startLine: start + 1, endLine: end + 1 });
    }
  }
  return { blocks, problems: [...problems, ...duplicates(blocks)].sort((a, b) => a.line - b.line) };
}

const isCatalogStart = (line: string) => START.test(line);
const isCatalogEnd = (line: string) => END.test(line);

function duplicates(blocks: readonly MarkedBlock[]): readonly MarkerProblem[] {
  const seen = new Set<string | undefined>();
  return blocks.flatMap(({ attributes, startLine }) => {
    const isNew = !seen.has(attributes['as']);
    seen.add(attributes['as']);
    return isNew ? [] : [{ kind: 'duplicate' as const, line: startLine }];
  });
}

/**
 * Puts the content into the catalog with the same `as`, or appends a new one; everything else keeps its bytes.
 * `null` if the block could not be found again there, because a code fence of the file is left open.
 */
export function writeMarkedBlock(
  text: string,
  block: { readonly attributes: Readonly<Record<string, string>>; readonly content: string },
): string | null {
  const newline = newlineOf(text);
  const rendered = [renderStart(block.attributes), ...contentLines(block.content), END_MARKER].join(newline);
  const existing = findMarkedBlocks(text).blocks.find(
    ({ attributes }) => attributes['as'] === block.attributes['as'],
  );
  const written =
    existing === undefined ? append(text, rendered + newline) : replaceBlock(text, rendered, existing);
  return findMarkedBlocks(written).problems.length === 0 ? written : null;
}

function replaceBlock(text: string, rendered: string, { startLine, endLine }: MarkedBlock): string {
  const lines = wholeLines(text);
  const rest = /\r?\n$/.exec(lines[endLine - 1]!)?.[0] ?? '';
  return [...lines.slice(0, startLine - 1), rendered, rest, ...lines.slice(endLine)].join('');
}

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
  return linesOf(content).map((line) =>
    isCatalogStart(line) || isCatalogEnd(line) ? line.replace('<!--', '&lt;!--') : line,
  );
}

/** The lines around a generated part of a file. */
export interface Markers {
  readonly start: string;
  readonly end: string;
}

const OTHER_START = /^<!--\s*(?=[^>]*skills?\b|[^>]*skills?[_-])[^>]*?\b(?:start|begin)[^>]*-->$/i;

/** The markers that another tool put around its list of skills: `<!-- SKILLS:START -->`, `<!-- BEGIN_SKILLS -->`. */
export function findOtherMarkers(text: string): Markers | null {
  const lines = linesOf(text).map((line) => line.trim());
  for (const start of lines.filter((line) => OTHER_START.test(line))) {
    const endOf = (word: string) =>
      word === word.toUpperCase() ? 'END' : word === word.toLowerCase() ? 'end' : 'End';
    const end = start.replace(/start|begin/i, endOf);
    if (lines.includes(end)) return { start, end };
  }
  return null;
}

/** `replaced` is what was between the markers. */
export type MarkedEdit =
  | { readonly ok: true; readonly text: string; readonly replaced: string }
  | { readonly ok: false; readonly message: string; readonly fix: string; readonly line: number };

/**
 * Replaces what is between two marker lines and keeps every other byte. A file without markers gets them at its end,
 * if `append` allows it. A marker line may say more than the marker: `<!-- table:start columns=name -->`.
 */
export function replaceMarked(
  text: string,
  markers: Markers,
  { content, append: mayAppend }: { readonly content: string; readonly append: boolean },
): MarkedEdit {
  const pairs = findPairs(linesOf(text), markerTest(markers.start), markerTest(markers.end));
  const [start, secondStart] = pairs.flatMap((pair) => pair.start ?? []);
  const [end, secondEnd] = pairs.flatMap((pair) => pair.end ?? []);
  const newline = newlineOf(text);
  const body = content === '' ? '' : content.split('\n').join(newline) + newline;
  if (start === undefined && end === undefined && mayAppend)
    return {
      ok: true,
      text: append(text, `${markers.start}${newline}${body}${markers.end}${newline}`),
      replaced: '',
    };
  if (start === undefined) return missing('start', markers.start, (end ?? 0) + 1);
  if (end === undefined || end < start) return missing('end', markers.end, start + 1);
  const second = secondStart ?? secondEnd;
  if (second !== undefined) return repeated(markers, second + 1);
  const lines = wholeLines(text);
  return {
    ok: true,
    text: lines.slice(0, start + 1).join('') + body + lines.slice(end).join(''),
    replaced: lines.slice(start + 1, end).join(''),
  };
}

function markerTest(marker: string): (line: string) => boolean {
  const opening = marker.replace(/\s*-->$/, '');
  const isComment = opening !== marker;
  return (text) => {
    const line = text.trim();
    if (line === marker) return true;
    return isComment && line.startsWith(opening) && ATTRIBUTES.test(line.slice(opening.length));
  };
}

const ATTRIBUTES = /^(?:\s+[\w-]+=\S+)*\s*-->$/;

function missing(which: 'start' | 'end', marker: string, line: number): MarkedEdit {
  return {
    ok: false,
    message: `The ${which} marker "${marker}" is missing.`,
    fix: `Add a line "${marker}", or remove the other marker.`,
    line,
  };
}

function repeated({ start, end }: Markers, line: number): MarkedEdit {
  return {
    ok: false,
    message: `The markers "${start}" and "${end}" must occur once.`,
    fix: 'Remove all but one pair of them.',
    line,
  };
}

/** Two markers that belong together, by their 0-based lines; `null` for one that is missing. */
interface Pair {
  readonly start: number | null;
  readonly end: number | null;
}

type LineTest = (line: string) => boolean;

/** The markers outside fenced code. Inside a block nothing is code: generated text must not hide the end marker. */
function findPairs(lines: readonly string[], isStart: LineTest, isEnd: LineTest): readonly Pair[] {
  const pairs: Pair[] = [];
  const endOfCode = codeSkipper(lines);
  for (let index = 0; index < lines.length; index += 1) {
    if (isStart(lines[index]!)) {
      const next = findFrom(lines, index + 1, (line) => isStart(line) || isEnd(line));
      const isClosed = next !== -1 && !isStart(lines[next]!);
      pairs.push({ start: index, end: isClosed ? next : null });
      if (isClosed) index = next;
    } else if (isEnd(lines[index]!)) pairs.push({ start: null, end: index });
    else index = endOfCode(index);
  }
  return pairs;
}

/**
 * Gives the last line of the fenced code that begins at a line; the line itself if none does or if it never ends.
 * Remembers which fences have no end, so that a file full of them is still read in one pass.
 */
function codeSkipper(lines: readonly string[]): (index: number) => number {
  const endless = new Map<string, number>();
  return (index) => {
    const fence = openingFenceOf(lines[index]!);
    if (fence === null) return index;
    const { mark } = fence;
    const character = mark.charAt(0);
    if (mark.length >= (endless.get(character) ?? Number.POSITIVE_INFINITY)) return index;
    const end = findFrom(lines, index + 1, (line) => isClosingFence(line, fence));
    if (end === -1) endless.set(character, mark.length);
    return end === -1 ? index : end;
  };
}

function findFrom(lines: readonly string[], from: number, isWanted: LineTest): number {
  for (let index = from; index < lines.length; index += 1) if (isWanted(lines[index]!)) return index;
  return -1;
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\n/);
}

/** Lines with their line breaks. */
function wholeLines(text: string): string[] {
  return text.split(/(?<=\n)/);
}

function newlineOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** Adds a block at the end of a text, after a blank line. */
function append(text: string, block: string): string {
  const newline = newlineOf(text);
  const isAfterBlank = text === '' || /(?:^|\n)\r?\n$/.test(text);
  const gap = isAfterBlank ? '' : text.endsWith('\n') ? newline : newline + newline;
  return text + gap + block;
}
