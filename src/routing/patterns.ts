import vm from 'node:vm';
import type { TextRange } from '../text/span.js';

/** Longer patterns are refused: compiling one cannot be interrupted, running one can. */
export const MAX_PATTERN_LENGTH = 1000;

/** The time that all patterns of one query may take, in milliseconds. */
const BUDGET_MS = 500;

/** The least time for one pattern, so that a harmless one among costly ones still finishes. */
const MIN_SLICE_MS = 2;

/** This many steps take a few milliseconds: a pattern that needs no more runs without a time limit. */
const MAX_UNGUARDED_STEPS = 4096 ** 2;

export type CompiledPattern = UsablePattern | { readonly ok: false; readonly reason: string };

export interface UsablePattern {
  readonly ok: true;
  /** In lower case, if the pattern is plain text. */
  readonly literal: string | null;
  readonly expression: RegExp;
  readonly degree: number;
}

/** Compiles an untrusted pattern; the result says what is wrong with it. */
export function compilePattern(source: string): CompiledPattern {
  if (source.length > MAX_PATTERN_LENGTH) {
    return { ok: false, reason: `it is longer than ${MAX_PATTERN_LENGTH} characters` };
  }
  try {
    const literal = /[\\^$.*+?()[\]{}|]/.test(source) ? null : source.toLowerCase();
    return { ok: true, literal, expression: new RegExp(source, 'i'), degree: degreeOf(source) };
  } catch (error) {
    return { ok: false, reason: (error as Error).message };
  }
}

/**
 * The exponent of the text's length in the steps a pattern may need: one for the place where it begins, and one
 * for each quantifier. What can backtrack worse than that (repeated groups, choices in groups, backreferences)
 * has no such bound.
 */
function degreeOf(source: string): number {
  const plain = source
    .replace(/\\[^1-9k]/g, '.')
    .replace(/\[[^\]]*\]/g, '.')
    .replace(/\(\?[:=!]/g, '(');
  const isBounded = !/\)[*+?{]|\\/.test(plain) && !(plain.includes('(') && plain.includes('|'));
  return isBounded ? 1 + (plain.match(/[*+?{]/g)?.length ?? 0) : Number.POSITIVE_INFINITY;
}

export type PatternVerdict = 'match' | 'no-match' | 'undecided';

/**
 * Tests the untrusted patterns of one query in bounded time. Those that may backtrack exponentially run in a separate
 * context, which V8 interrupts; a pattern that does not finish is `undecided`.
 */
export class PatternTester {
  readonly #endsAt = performance.now() + BUDGET_MS;
  readonly #sliceMs: number;
  readonly #text: string;
  readonly #lowerText: string;
  readonly #guarded = new GuardedContext();

  constructor(text: string, patterns: number) {
    this.#text = text;
    this.#lowerText = text.toLowerCase();
    this.#sliceMs = Math.max(MIN_SLICE_MS, Math.floor(BUDGET_MS / 2 / Math.max(1, patterns)));
  }

  test({ literal, expression, degree }: UsablePattern): PatternVerdict {
    if (literal !== null) return this.#lowerText.includes(literal) ? 'match' : 'no-match';
    const text = this.#text;
    if ((text.length + 1) ** degree <= MAX_UNGUARDED_STEPS) {
      return expression.test(text) ? 'match' : 'no-match';
    }
    const timeout = Math.min(this.#sliceMs, Math.ceil(this.#endsAt - performance.now()));
    const isMatch = this.#guarded.run<boolean>('expression.test(text)', { expression, text }, timeout);
    return isMatch === null ? 'undecided' : isMatch ? 'match' : 'no-match';
  }
}

/** Runs an expression in a separate context, which V8 interrupts. */
class GuardedContext {
  #context: vm.Context | undefined;

  /** `null` if the time is up. */
  run<T>(code: string, { expression, text }: Guarded, timeout: number): T | null {
    if (timeout < 1) return null;
    this.#context ??= vm.createContext(Object.create(null));
    Object.assign(this.#context, { expression, text });
    try {
      return vm.runInContext(code, this.#context, { timeout });
    } catch {
      return null;
    }
  }
}

interface Guarded {
  readonly expression: RegExp;
  readonly text: string;
}

/** The time that slow expressions of a config may take in one run; those that finish quickly do not count. */
const FINDER_BUDGET_MS = 5000;
const QUICK_MS = 20;
/** The most that one expression may take in one text. */
const FINDER_SLICE_MS = 1000;

/** Finds expressions of a config in texts, in bounded time for all of them together. */
export class ExpressionFinder {
  readonly #guarded = new GuardedContext();
  #leftMs = FINDER_BUDGET_MS;

  /** What an expression matches; `null` if it does not finish. */
  find(source: string, text: string): readonly TextRange[] | null {
    const expression = new RegExp(source, 'gu');
    if ((text.length + 1) ** degreeOf(source) <= MAX_UNGUARDED_STEPS)
      return [...text.matchAll(expression)].map(rangeOf);
    const start = performance.now();
    const timeout = Math.min(FINDER_SLICE_MS, Math.ceil(this.#leftMs));
    const found = this.#guarded.run<Iterable<RegExpExecArray>>(
      '[...text.matchAll(expression)]',
      { expression, text },
      timeout,
    );
    const took = performance.now() - start;
    if (took > QUICK_MS) this.#leftMs -= took;
    return found === null ? null : [...found].map(rangeOf);
  }
}

function rangeOf({ 0: found, index }: RegExpExecArray): TextRange {
  return { start: index, end: index + found.length };
}
