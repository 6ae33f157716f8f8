/** A set of UTF-16 code units as sorted, disjoint ranges. */
export type CharacterSet = readonly (readonly [from: number, to: number])[];

const LAST = 0xffff;

const ANYTHING: CharacterSet = [[0, LAST]];
const DIGITS: CharacterSet = [[0x30, 0x39]];
const WORD: CharacterSet = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];
const SPACE: CharacterSet = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const LINE_ENDS: CharacterSet = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];

/** Sorts ranges and joins those that touch. */
function union(ranges: CharacterSet): CharacterSet {
  const joined: [number, number][] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

function complement(set: CharacterSet): CharacterSet {
  const rest: [number, number][] = [];
  let next = 0;
  for (const [from, to] of set) {
    if (from > next) rest.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= LAST) rest.push([next, LAST]);
  return rest;
}

export function intersects(a: CharacterSet, b: CharacterSet): boolean {
  return a.some(([from, to]) => b.some(([otherFrom, otherTo]) => from <= otherTo && otherFrom <= to));
}

/** Both cases of every ASCII letter: triggers are matched without regard to case. */
function foldCase(set: CharacterSet): CharacterSet {
  const folded = [...set];
  for (const [from, to] of set) {
    for (const [first, shift] of [
      [0x41, 0x20],
      [0x61, -0x20],
    ] as const) {
      const start = Math.max(from, first);
      const end = Math.min(to, first + 25);
      if (start <= end) folded.push([start + shift, end + shift]);
    }
  }
  return union(folded);
}

/** What is at a position of a pattern. */
interface ReadCharacters {
  readonly set: CharacterSet;
  readonly end: number;
}

const CLASSES: Readonly<Record<string, CharacterSet>> = {
  d: DIGITS,
  D: complement(DIGITS),
  w: WORD,
  W: complement(WORD),
  s: SPACE,
  S: complement(SPACE),
};
const CONTROLS: Readonly<Record<string, number>> = { 0: 0, t: 9, n: 10, v: 11, f: 12, r: 13 };
const NUMBERED = /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|c([a-z]))/iy;
const BACKREFERENCE = /\\(?:[1-9]\d*|k<[^>]*>)/y;

/** Reads one literal character, or what a backslash makes of the next. */
function readEscape(source: string, at: number): ReadCharacters {
  if (source[at] !== '\\') return folded(single(source.charCodeAt(at), at + 1));
  BACKREFERENCE.lastIndex = at;
  // What the group matched is not known here; one arbitrary character represents it.
  if (BACKREFERENCE.test(source)) return { set: ANYTHING, end: BACKREFERENCE.lastIndex };
  return folded(readCharacterEscape(source, at));
}

function readCharacterEscape(source: string, at: number): ReadCharacters {
  const letter = source[at + 1]!;
  if (Object.hasOwn(CLASSES, letter)) return { set: CLASSES[letter]!, end: at + 2 };
  if (Object.hasOwn(CONTROLS, letter)) return single(CONTROLS[letter]!, at + 2);
  NUMBERED.lastIndex = at;
  const [text, byte, unit, control] = NUMBERED.exec(source) ?? [];
  if (text === undefined) return single(letter.charCodeAt(0), at + 2);
  const code = control === undefined ? Number.parseInt(byte ?? unit!, 16) : control.charCodeAt(0) % 32;
  return single(code, at + text.length);
}

/** Reads a class such as `[^a-z\d]`. */
function readClass(source: string, start: number): ReadCharacters {
  const isNegated = source[start + 1] === '^';
  const ranges: (readonly [number, number])[] = [];
  let at = start + (isNegated ? 2 : 1);
  while (at < source.length && source[at] !== ']') {
    const first = readMember(source, at);
    at = first.end;
    const isRange = source[at] === '-' && source[at + 1] !== ']';
    const last = isRange ? readMember(source, at + 1) : first;
    if (isRange) at = last.end;
    ranges.push(...spanOf(first.set, last.set));
  }
  const set = foldCase(union(ranges));
  return { set: isNegated ? complement(set) : set, end: at + 1 };
}

function readMember(source: string, at: number): ReadCharacters {
  if (source[at] !== '\\') return single(source.charCodeAt(at), at + 1);
  if (source[at + 1] === 'b') return single(8, at + 2);
  return readCharacterEscape(source, at);
}

/** `a-z` is a range; `\w-x` is three members. */
function spanOf(first: CharacterSet, last: CharacterSet): CharacterSet {
  const isSingle = (set: CharacterSet) => set.length === 1 && set[0]![0] === set[0]![1];
  if (first === last) return first;
  if (isSingle(first) && isSingle(last)) return [[first[0]![0], last[0]![0]]];
  return [...first, [0x2d, 0x2d], ...last];
}

function single(code: number, end: number): ReadCharacters {
  return { set: [[code, code]], end };
}

/** Members of a class are folded with the class: `[^a-z]` without regard to case has no `A` either. */
function folded({ set, end }: ReadCharacters): ReadCharacters {
  return { set: foldCase(set), end };
}

/** A regular expression as far as backtracking is concerned. */
export type PatternNode =
  | { readonly kind: 'set'; readonly set: CharacterSet }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly part: PatternNode; readonly min: number; readonly max: number };

export interface ParsedPattern {
  readonly root: PatternNode;
  /** Bodies of look-arounds: matched separately, wherever they occur. */
  readonly lookarounds: readonly PatternNode[];
}

const NOTHING: PatternNode = { kind: 'sequence', parts: [] };
const DOT = complement(LINE_ENDS);
const EDGE = /[$^]|\\[bB]/y;
const GROUP_START = /\((?:\?(?:<?[=!]|:|<[^>=!][^>]*>|[a-z-]*:))?/y;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,(\d*))?\})\??/y;

/** Parses the source of an expression that `new RegExp(source, 'i')` accepts. */
export function parsePattern(source: string): ParsedPattern {
  const lookarounds: PatternNode[] = [];
  let at = 0;

  function parseChoice(): PatternNode {
    const parts = [parseSequence()];
    while (source[at] === '|') {
      at++;
      parts.push(parseSequence());
    }
    return parts.length === 1 ? parts[0]! : { kind: 'choice', parts };
  }

  function parseSequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      parts.push(parseQuantified(parseAtom()));
    }
    return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts };
  }

  function parseAtom(): PatternNode {
    const character = source[at]!;
    if (character === '(') return parseGroup();
    EDGE.lastIndex = at;
    if (EDGE.test(source)) {
      at = EDGE.lastIndex;
      return NOTHING;
    }
    if (character === '.') {
      at++;
      return { kind: 'set', set: DOT };
    }
    const { set, end } = character === '[' ? readClass(source, at) : readEscape(source, at);
    at = end;
    return { kind: 'set', set };
  }

  function parseGroup(): PatternNode {
    GROUP_START.lastIndex = at;
    const opening = GROUP_START.exec(source)![0];
    at += opening.length;
    const inner = parseChoice();
    at++;
    if (!/^\(\?<?[=!]/.test(opening)) return inner;
    lookarounds.push(inner);
    return NOTHING;
  }

  function parseQuantified(part: PatternNode): PatternNode {
    QUANTIFIER.lastIndex = at;
    const match = QUANTIFIER.exec(source);
    if (match === null) return part;
    at = QUANTIFIER.lastIndex;
    return { kind: 'repeat', part, ...boundsOf(match) };
  }

  return { root: parseChoice(), lookarounds };
}

function boundsOf([text, low, comma, high]: RegExpExecArray): { min: number; max: number } {
  if (low === undefined) {
    return { min: text!.startsWith('+') ? 1 : 0, max: text!.startsWith('?') ? 1 : Number.POSITIVE_INFINITY };
  }
  const min = Number(low);
  if (comma === undefined) return { min, max: min };
  return { min, max: high === '' ? Number.POSITIVE_INFINITY : Number(high) };
}
