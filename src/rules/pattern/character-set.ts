/** A set of UTF-16 code units as sorted, disjoint ranges. */
export type CharacterSet = readonly (readonly [from: number, to: number])[];

const LAST = 0xffff;

export const ANYTHING: CharacterSet = [[0, LAST]];
export const DIGITS: CharacterSet = [[0x30, 0x39]];
export const WORD: CharacterSet = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];
export const SPACE: CharacterSet = [
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
export const LINE_ENDS: CharacterSet = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];

/** Sorts ranges and joins those that touch. */
export function union(ranges: CharacterSet): CharacterSet {
  const joined: [number, number][] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

export function complement(set: CharacterSet): CharacterSet {
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
export function foldCase(set: CharacterSet): CharacterSet {
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
