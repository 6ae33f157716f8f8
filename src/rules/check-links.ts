import type { PathKind } from '../files/workspace.js';
import { quote, type StaticFinding, type StaticInput } from './static-check.js';

/** A path as most are written, with an ending and nothing to decode. */
const PLAIN_PATH = /^(?:[\w-]+\/)*[\w-]+\.\w+$/;
const HAS_SCHEME = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;
/** Templates and elisions in examples: `{name}.md`, `$DIR/x`, `path/to/file`, `...`. */
const PLACEHOLDER = /[{}<>$*|]|\.\.\.|…|path\/to\/|^(?:url|link|path|file|href)$/i;
/** No skill of the field has more; each costs a look at the disk. */
const MOST_LINKS = 100;

/** Relative links and images lead to files that exist, in the skill or at least in the repository. */
export function checkLinks(input: StaticInput): StaticFinding[] {
  if (!mayHoldLinks(input.body)) return [];
  const seen = new Set<string>();
  const destinations = new Set<string>();
  const findings: StaticFinding[] = [];
  // Skills name the same file again and again: one that was seen is of no interest any more.
  const isNew = (destination: string) => {
    if (destinations.has(destination)) return false;
    return localPathOf(destination) !== null;
  };
  for (const link of findLinks(input.body, isNew)) {
    destinations.add(link.destination);
    const path = localPathOf(link.destination)!;
    if (seen.has(path)) continue;
    if (seen.add(path).size > MOST_LINKS) break;
    const problem = checkPath(path, input);
    if (problem !== null) findings.push({ ...problem, at: rangeOf(link, input.bodyOffset) });
  }
  return findings;
}

/** `docs/a%20b.md#part` as `docs/a b.md`; `null` for what is no path to a file. */
function localPathOf(destination: string): string | null {
  if (PLAIN_PATH.test(destination) && !/path\/to\//i.test(destination)) return destination;
  if (HAS_SCHEME.test(destination) || PLACEHOLDER.test(destination)) return null;
  const path = destination.split(/[#?]/, 1)[0]!;
  if (!/[./]/.test(path)) return null;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function checkPath(path: string, input: StaticInput): Omit<StaticFinding, 'at'> | null {
  // A leading slash means the top of the repository, as on GitHub.
  const target = path.startsWith('/') ? resolveInside('.', `.${path}`) : resolveInside(input.directory, path);
  if (target.kind === 'outside') return outside(path);
  const kind = kindOf(target.path, input);
  if (kind === 'outside') return outside(path);
  if (kind === 'missing' || kind === 'other') {
    return {
      rule: 'link-missing',
      message: `The link to ${quote(path)} leads to no file.`,
      fix: 'Correct the path, or add the file.',
    };
  }
  if (target.kind === 'skill') return null;
  return {
    rule: 'link-leaves-skill',
    message: `The link to ${quote(path)} leaves the skill: it breaks where the skill is installed alone.`,
    fix: 'Copy what is needed into `references/`, or name the other skill instead of its file.',
  };
}

/** To resolve every link of every skill takes longer than to read them: where no link can be, one look is enough. */
function kindOf(path: string, input: StaticInput): PathKind {
  if (isInPlainDirectory(path, input)) {
    const entry = input.workspace.entryAt(path);
    if (entry === 'file' || entry === 'directory') return entry;
  }
  return input.workspace.kindOf(path);
}

function isInPlainDirectory(path: string, { directory, plainDirectories }: StaticInput): boolean {
  if (plainDirectories === null || directory === '.' || !path.startsWith(`${directory}/`)) return false;
  const first = directory.length + 1;
  const slash = path.lastIndexOf('/');
  return slash < first || plainDirectories.includes(path.slice(first, slash));
}

function outside(path: string): Omit<StaticFinding, 'at'> {
  return {
    rule: 'link-outside',
    message: `The link to ${quote(path)} leads out of the repository.`,
    fix: 'Link to a file inside the skill, or to a web address.',
  };
}

function rangeOf(link: Link, bodyOffset: number): StaticFinding['at'] {
  return { offset: [bodyOffset + link.start, bodyOffset + link.end] };
}

/** The destination of a Markdown link or image, and where it stands in the text. */
export interface Link {
  readonly destination: string;
  readonly start: number;
  readonly end: number;
}

const INLINE = /\]\([ \t]*(?:<([^<>\n]{1,1000})>|([^\s()<>]{1,1000}(?:\([^\s()]{0,200}\)[^\s()]{0,200})?))/g;
const DEFINITION = /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*<?([^\s<>]{1,1000})/gm;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Finds the links and images outside code that `isWanted`, in order. A link stands on one line, and few lines of a
 * text hold one: only those are looked at, and the fences only when such a line has something wanted.
 */
export function* findLinks(
  body: string,
  isWanted: (destination: string) => boolean,
): Generator<Link, void, void> {
  let fences: readonly number[] | undefined;
  for (let at = nextMark(body, 0); at !== -1; ) {
    const lineStart = body.lastIndexOf('\n', at) + 1;
    const newline = body.indexOf('\n', at);
    const lineEnd = newline === -1 ? body.length : newline;
    const found = linksInLine(body.slice(lineStart, lineEnd), lineStart, isWanted);
    if (found.length > 0) {
      fences ??= fencedRanges(body);
      if (!isInRange(fences, lineStart)) yield* found;
    }
    at = newline === -1 ? -1 : nextMark(body, newline + 1);
  }
}

export function mayHoldLinks(body: string): boolean {
  return body.includes('](') || body.includes(']: ');
}

/** The next place that may be in a link. */
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

/** Starts and ends of fenced blocks, fences included, by turns. */
function fencedRanges(body: string): readonly number[] {
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
    } else if (mark?.startsWith(fence!) && line.trim() === mark) {
      fence = null;
      ranges.push(end);
    }
    at = newline === -1 ? -1 : nextFence(newline);
  }
  return ranges;
}

/** Finds the next place that may be a fence; a character that does not come any more is looked for once. */
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

function isInRange(ranges: readonly number[], place: number): boolean {
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

/** Where a relative path of a skill leads: inside the skill, elsewhere in the repository, or out of it. */
export type Resolved =
  | { readonly kind: 'skill' | 'repository'; readonly path: string }
  | { readonly kind: 'outside' };

/** Resolves `relative` against a workspace directory, by its letters alone. */
export function resolveInside(directory: string, relative: string): Resolved {
  // Nearly every link: names with `/` between them and nothing that leads elsewhere.
  if (directory !== '.' && /^(?:[\w-][\w. -]*)(?:\/[\w-][\w. -]*)*$/.test(relative))
    return { kind: 'skill', path: `${directory}/${relative}` };
  if (isAbsolute(relative) || relative.includes('\0')) return { kind: 'outside' };
  const base = directory === '.' ? [] : directory.split('/');
  // `~` stands for the home directory: no path leads above it either.
  const floor = base[0] === '~' ? 1 : 0;
  const segments = [...base];
  for (const segment of relative.split(/[/\\]/)) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.length <= floor) return { kind: 'outside' };
    else segments.pop();
  }
  const isInSkill = base.every((segment, index) => segments[index] === segment);
  return { kind: isInSkill ? 'skill' : 'repository', path: segments.join('/') || '.' };
}

function isAbsolute(path: string): boolean {
  return /^(?:[/\\]|~(?:[/\\]|$)|[A-Za-z]:)/.test(path);
}
