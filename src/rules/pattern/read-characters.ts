import {
  ANYTHING,
  type CharacterSet,
  complement,
  DIGITS,
  foldCase,
  SPACE,
  union,
  WORD,
} from './character-set.js';

/** What is at a position of a pattern. */
export interface ReadCharacters {
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
export function readEscape(source: string, at: number): ReadCharacters {
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
export function readClass(source: string, start: number): ReadCharacters {
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
