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
const SPECIAL_BUT_DOT = /[\\^$*+?()[\]{}]/;

/** Sorts out a part: consumers take each one for a regular expression, unanchored, in any case. */
export function readKeywordPart(part: string): KeywordPart {
  if (part === '') return { kind: 'always' };
  if (!SPECIAL.test(part)) return { kind: 'literal', literal: part.toLowerCase() };
  const pattern = compilePattern(part);
  if (!pattern.ok) return { kind: 'invalid', reason: pattern.reason };
  const literal = SPECIAL_BUT_DOT.test(part) ? '' : longest(part.toLowerCase().split('.'));
  return literal === '' ? { kind: 'pattern', pattern } : { kind: 'anchored', literal, pattern };
}

function longest(runs: readonly string[]): string {
  return runs.reduce((best, run) => (run.length > best.length ? run : best), '');
}
