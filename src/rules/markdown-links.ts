/** The destination of a Markdown link or image, and where it is in the text. */
export interface Link {
  readonly destination: string;
  readonly start: number;
  readonly end: number;
}

/** Without angle brackets, a destination has no spaces: only a title may follow it. */
const INLINE =
  /\]\([ \t]*(?:<([^<>\n]{1,1000})>|([^\s()<>]{1,1000}(?:\([^\s()]{0,200}\)[^\s()]{0,200})?)(?=[ \t]*(?:\)|\r?$)|[ \t]+["'(]))/g;
const DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]{1,200}\]:[ \t]*<?([^\s<>]{1,1000})/gm;
/** Also in lists and quotations. Backticks that are closed on the same line are a code span. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}(?!.*`)|~{3,})/;

/**
 * Finds the links and images outside code that `isWanted`, in order. A link is on one line, and few lines of a
 * text have one: only those are looked at, and the fences only when such a line has something wanted.
 */
export function findLinks(body: string, isWanted: (destination: string) => boolean): readonly Link[] {
  const links: Link[] = [];
  let fences: readonly number[] | undefined;
  for (let at = nextMark(body, 0); at !== -1; ) {
    const lineStart = body.lastIndexOf('\n', at) + 1;
    const newline = body.indexOf('\n', at);
    const lineEnd = newline === -1 ? body.length : newline;
    const found = linksInLine(body.slice(lineStart, lineEnd), lineStart, isWanted);
    if (found.length > 0) {
      fences ??= fencedRanges(body);
      if (!isInRange(fences, lineStart)) for (const link of found) links.push(link);
    }
    at = newline === -1 ? -1 : nextMark(body, newline + 1);
  }
  return links;
}

export function mayHoldLinks(body: string): boolean {
  return body.includes('](') || body.includes(']: ');
}

/** The next position that may be in a link. */
function nextMark(body: string, from: number): number {
  for (let at = body.indexOf(']', from); at !== -1; at = body.indexOf(']', at + 1)) {
    const next = body.charCodeAt(at + 1);
    if (next === 0x28 || next === 0x3a) return at;
  }
  return -1;
}

function linksInLine(line: string, offset: number, isWanted: (destination: string) => boolean): Link[] {
  const prose = line.includes('`') ? line.replace(/`[^`]+`/g, blank) : line;
  const links: Link[] = [];
  for (const pattern of [INLINE, DEFINITION]) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(prose); match !== null; match = pattern.exec(prose)) {
      const destination = match[1] ?? match[2]!;
      if (!isWanted(destination)) continue;
      const start = offset + match.index + match[0].lastIndexOf(destination);
      links.push({ destination, start, end: start + destination.length });
    }
  }
  return links.length < 2 ? links : links.sort((a, b) => a.start - b.start);
}

/** Starts and ends of fenced blocks, fences included, alternating. */
export function fencedRanges(body: string): readonly number[] {
  const ranges: number[] = [];
  let fence: string | null = null;
  const nextFence = fenceFinder(body);
  for (let at = nextFence(0); at !== -1; ) {
    const start = body.lastIndexOf('\n', at) + 1;
    const newline = body.indexOf('\n', at);
    const end = newline === -1 ? body.length : newline;
    const line = body.slice(start, end);
    const mark = FENCE.exec(line)?.[1];
    if (mark !== undefined && fence === null) {
      fence = mark;
      ranges.push(start);
    } else if (mark?.startsWith(fence!) && line.replace(/^[ \t>]+/, '').trimEnd() === mark) {
      fence = null;
      ranges.push(end);
    }
    at = newline === -1 ? -1 : nextFence(newline);
  }
  return ranges;
}

/** Finds the next possible fence; a character without further occurrences is searched for only once. */
function fenceFinder(body: string): (from: number) => number {
  const places = ['```', '~~~'].map((mark) => ({ mark, at: body.indexOf(mark) }));
  return (from) => {
    let next = -1;
    for (const place of places) {
      if (place.at !== -1 && place.at < from) place.at = body.indexOf(place.mark, from);
      if (place.at !== -1 && (next === -1 || place.at < next)) next = place.at;
    }
    return next;
  };
}

export function isInRange(ranges: readonly number[], place: number): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]! <= place) low = middle + 1;
    else high = middle;
  }
  return low % 2 === 1;
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}
