import { type CompiledPattern, compilePattern } from './bounded-pattern.js';

/** How one part of a `by_keyword` key is looked up. */
export type KeywordPart =
  /** An empty part: the consumers take it for a match of everything. */
  | { readonly kind: 'always' }
  /** Fixed text, lower case. */
  | { readonly kind: 'literal'; readonly literal: string }
  /** A pattern that cannot match without this lower-case text. */
  | { readonly kind: 'anchored'; readonly literal: string; readonly pattern: UsablePattern }
  /** A pattern that has to be tried on every query. */
  | { readonly kind: 'pattern'; readonly pattern: UsablePattern }
  | { readonly kind: 'invalid'; readonly reason: string };

export type UsablePattern = CompiledPattern & { readonly ok: true };

const SPECIAL = /[\\^$.*+?()[\]{}]/;

/** What generated keys are made of: text, escaped signs and dots, between boundaries or as the whole request. */
const SIMPLE = /^(?:\^\\W\*)?(?:\\b)?((?:[^\\^$*+?()[\]{}]|\\[^A-Za-z0-9])+?)(?:s\?)?(?:\\b)?(?:\\W\*\$)?$/;

/** Classifies a part: consumers take each one for a regular expression, unanchored, in any case. */
export function readKeywordPart(part: string): KeywordPart {
  if (part === '') return { kind: 'always' };
  if (!SPECIAL.test(part)) return { kind: 'literal', literal: part.toLowerCase() };
  const pattern = compilePattern(part);
  if (!pattern.ok) return { kind: 'invalid', reason: pattern.reason };
  const text = SIMPLE.exec(part)?.[1] ?? '';
  const literal = longest(text.toLowerCase().match(/(?:[^\\.]|\\.)+/g) ?? []).replace(/\\(.)/g, '$1');
  return literal === '' ? { kind: 'pattern', pattern } : { kind: 'anchored', literal, pattern };
}

function longest(runs: readonly string[]): string {
  return runs.reduce((best, run) => (run.length > best.length ? run : best), '');
}

/** How many first characters select the lengths to look up. */
const PREFIX = 3;

/**
 * Finds which of many fixed texts occur in a text. The work depends on the text asked about, not on how many
 * fixed texts there are: at each place the first characters say which lengths are worth a look-up.
 */
export class LiteralIndex<T> {
  readonly #values = new Map<string, T[]>();
  readonly #lengthsByPrefix = new Map<number, number[]>();
  readonly #shortLengths: number[] = [];

  add(literal: string, value: T): void {
    const known = this.#values.get(literal);
    if (known !== undefined) {
      known.push(value);
      return;
    }
    this.#values.set(literal, [value]);
    this.#addLength(literal);
  }

  /** Calls `visit` with the values of every literal that occurs, once for each place where it does. */
  forEachIn(text: string, visit: (values: readonly T[]) => void): void {
    for (let start = 0; start < text.length; start++) {
      if (this.#shortLengths.length > 0) this.#visitLengths(this.#shortLengths, text, start, visit);
      if (start + PREFIX > text.length) continue;
      const lengths = this.#lengthsByPrefix.get(prefixKey(text, start));
      if (lengths !== undefined) this.#visitLengths(lengths, text, start, visit);
    }
  }

  #addLength(literal: string): void {
    if (literal.length < PREFIX) {
      if (!this.#shortLengths.includes(literal.length)) this.#shortLengths.push(literal.length);
      return;
    }
    const key = prefixKey(literal, 0);
    const lengths = this.#lengthsByPrefix.get(key);
    if (lengths === undefined) this.#lengthsByPrefix.set(key, [literal.length]);
    else if (!lengths.includes(literal.length)) lengths.push(literal.length);
  }

  #visitLengths(
    lengths: readonly number[],
    text: string,
    start: number,
    visit: (values: readonly T[]) => void,
  ): void {
    for (const length of lengths) {
      if (start + length > text.length) continue;
      const values = this.#values.get(text.slice(start, start + length));
      if (values !== undefined) visit(values);
    }
  }
}

/** A small integer; a collision only costs a look-up that finds nothing. */
function prefixKey(text: string, start: number): number {
  return (
    ((text.charCodeAt(start) << 14) ^ (text.charCodeAt(start + 1) << 7) ^ text.charCodeAt(start + 2)) &
    0x3fffffff
  );
}
