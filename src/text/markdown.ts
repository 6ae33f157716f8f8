/**
 * What is code, a heading or a link in Markdown, the same for every rule and output. Not a whole parser: markdown-it
 * knows no offsets of links, and takes longer than everything else that reads a skill.
 */

import type { TextRange } from './span.js';

/** A fenced block, fences included. */
export interface CodeBlock {
  readonly start: number;
  readonly end: number;
  /** The first word after the opening fence. */
  readonly language: string;
  readonly isClosed: boolean;
}

/** Also in lists and quotations. Backticks that are closed on the same line are a code span. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}(?!.*`)|~{3,})[ \t]*(\S*)/;

export interface Fence {
  readonly mark: string;
  readonly language: string;
}

/** The fence that a line opens, if it is not inside of code. */
export function openingFenceOf(line: string): Fence | null {
  const [, mark, language = ''] = FENCE.exec(line) ?? [];
  return mark === undefined ? null : { mark, language };
}

/** Whether a line of code closes the fence. */
export function isClosingFence(line: string, { mark }: Fence): boolean {
  const closing = FENCE.exec(line)?.[1];
  return closing?.startsWith(mark) === true && line.replace(/^[ \t>]+/, '').trimEnd() === closing;
}

/** The fenced blocks, in order. One that is never closed goes on to the end. */
export function codeBlocks(text: string): readonly CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let open: (Fence & { readonly start: number }) | null = null;
  const nextFence = fenceFinder(text);
  for (let at = nextFence(0); at !== -1; ) {
    const start = text.lastIndexOf('\n', at) + 1;
    const newline = text.indexOf('\n', at);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(start, end);
    if (open === null) {
      const fence = openingFenceOf(line);
      if (fence !== null) open = { ...fence, start };
    } else if (isClosingFence(line, open)) {
      blocks.push({ start: open.start, end, language: open.language, isClosed: true });
      open = null;
    }
    at = newline === -1 ? -1 : nextFence(newline);
  }
  if (open !== null)
    blocks.push({ start: open.start, end: text.length + 1, language: open.language, isClosed: false });
  return blocks;
}

/** Finds the next possible fence; a character without further occurrences is searched for only once. */
function fenceFinder(text: string): (from: number) => number {
  const places = ['```', '~~~'].map((mark) => ({ mark, at: text.indexOf(mark) }));
  return (from) => {
    let next = -1;
    for (const place of places) {
      if (place.at !== -1 && place.at < from) place.at = text.indexOf(place.mark, from);
      if (place.at !== -1 && (next === -1 || place.at < next)) next = place.at;
    }
    return next;
  };
}

/** The block that a position is in. */
export function codeBlockAt<Block extends TextRange>(
  blocks: readonly Block[],
  position: number,
): Block | null {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (blocks[middle]!.start <= position) low = middle + 1;
    else high = middle;
  }
  const block = blocks[low - 1];
  return block !== undefined && position < block.end ? block : null;
}

const LINE = /[^\r\n]*(?:\r\n|\r|\n|$)/y;
const COMMENT = /^ {0,3}<!--/;
const HEADING = /^ {0,3}#{1,6}[ \t]+(.*)$/;
const CLOSING_MARKS = /(?<=[ \t])#+$/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;

/** The words of the headings outside of code and comments, without emphasis. */
export function headingsOf(text: string): readonly string[] {
  const headings: string[] = [];
  const blocks = codeBlocks(text);
  let isComment = false;
  let above = '';
  for (let at = 0; at < text.length; at = LINE.lastIndex) {
    LINE.lastIndex = at;
    const line = LINE.exec(text)![0].replace(/[\r\n]+$/, '');
    if (codeBlockAt(blocks, at) !== null) continue;
    if (isComment || COMMENT.test(line)) {
      isComment = !line.includes('-->');
      continue;
    }
    const heading = HEADING.exec(line)?.[1]?.trimEnd().replace(CLOSING_MARKS, '').trimEnd();
    if (heading !== undefined) headings.push(withoutEmphasis(heading));
    else if (UNDERLINE.test(line) && above.trim() !== '') headings.push(withoutEmphasis(above));
    above = heading === undefined ? line : '';
  }
  return headings;
}

function withoutEmphasis(heading: string): string {
  const [, title] = /^(?:[*_]{1,3})?([^*_].*?)(?:[*_]{1,3})?$/.exec(heading.trim()) ?? [];
  return title ?? heading;
}

/** The destination of a link or an image, and where it is in the text. */
export interface Link {
  readonly destination: string;
  readonly start: number;
  readonly end: number;
}

/** Without angle brackets, a destination has no spaces: only a title may follow it. */
const INLINE =
  /\]\([ \t]*(?:<([^<>\n]{1,1000})>|([^\s()<>]{1,1000}(?:\([^\s()]{0,200}\)[^\s()]{0,200})?)(?=[ \t]*(?:\)|\r?$)|[ \t]+["'(]))/g;
const DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]{1,200}\]:[ \t]*<?([^\s<>]{1,1000})/gm;

/**
 * Finds the links and images outside code that `isWanted`, in order. A link is on one line, and few lines of a
 * text have one: only those are looked at, and the fences only when such a line has something wanted.
 */
export function findLinks(text: string, isWanted: (destination: string) => boolean): readonly Link[] {
  const links: Link[] = [];
  let blocks: readonly CodeBlock[] | undefined;
  let comments: readonly TextRange[] | undefined;
  for (let at = nextMark(text, 0); at !== -1; ) {
    const lineStart = text.lastIndexOf('\n', at) + 1;
    const newline = text.indexOf('\n', at);
    const lineEnd = newline === -1 ? text.length : newline;
    const found = linksInLine(text.slice(lineStart, lineEnd), lineStart, isWanted);
    if (found.length > 0) {
      blocks ??= codeBlocks(text);
      comments ??= commentsOutside(blocks, text);
      const isShown = codeBlockAt(blocks, lineStart) === null && !isIndentedCode(text, lineStart);
      if (isShown) for (const link of found) if (codeBlockAt(comments, link.start) === null) links.push(link);
    }
    at = newline === -1 ? -1 : nextMark(text, newline + 1);
  }
  return links;
}

/** The HTML comments, in order, but for what only looks like one in fenced code. */
function commentsOutside(blocks: readonly CodeBlock[], text: string): readonly TextRange[] {
  const comments: TextRange[] = [];
  for (let start = text.indexOf('<!--'); start !== -1; ) {
    const isCode = codeBlockAt(blocks, start) !== null;
    const close = isCode ? start : text.indexOf('-->', start + 4);
    // One that is never closed hides nothing.
    if (close === -1) break;
    if (!isCode) comments.push({ start, end: close + 3 });
    start = text.indexOf('<!--', close + 3);
  }
  return comments;
}

const MAX_LINES_BACK = 50;

/** Whether a line is code by its indentation: not in a list, and with a blank line before it. */
function isIndentedCode(text: string, lineStart: number): boolean {
  if (!/^(?: {4}|\t)/.test(text.slice(lineStart, lineStart + 4))) return false;
  let end = lineStart - 1;
  let isBlankBefore = false;
  for (let count = 0; end > 0 && count < MAX_LINES_BACK; count += 1) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end);
    end = start - 1;
    if (line.trim() === '') isBlankBefore = true;
    else if (!/^(?: {4}|\t)/.test(line))
      return isBlankBefore && !/^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]|^ /.test(line);
    else isBlankBefore = false;
  }
  return false;
}

export function mayHoldLinks(text: string): boolean {
  return text.includes('](') || text.includes(']: ');
}

const MAX_LINK_TEXT = 300;

/** `\\[a](b)` is text. */
function isEscaped(line: string, close: number): boolean {
  const before = line.slice(Math.max(0, close - MAX_LINK_TEXT), close);
  return /(?<!\\)\\\[[^[]*$/.test(before);
}

/** The next position that may be in a link. */
function nextMark(text: string, from: number): number {
  for (let at = text.indexOf(']', from); at !== -1; at = text.indexOf(']', at + 1)) {
    const next = text.charCodeAt(at + 1);
    if (next === 0x28 || next === 0x3a) return at;
  }
  return -1;
}

function linksInLine(line: string, offset: number, isWanted: (destination: string) => boolean): Link[] {
  const prose = line.includes('`') ? line.replace(/`[^`]+`/g, (code) => ' '.repeat(code.length)) : line;
  const links: Link[] = [];
  for (const pattern of [INLINE, DEFINITION]) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(prose); match !== null; match = pattern.exec(prose)) {
      const destination = match[1] ?? match[2]!;
      if (!isWanted(destination) || isEscaped(prose, match.index)) continue;
      const start = offset + match.index + match[0].lastIndexOf(destination);
      links.push({ destination, start, end: start + destination.length });
    }
  }
  return links.length < 2 ? links : links.sort((a, b) => a.start - b.start);
}
