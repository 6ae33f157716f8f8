import vm from 'node:vm';

/** Longer patterns are refused: compiling one cannot be interrupted, running one can. */
export const MAX_PATTERN_LENGTH = 1000;

/** The time that all patterns of one query may take, in milliseconds. */
const PATTERN_BUDGET_MS = 500;

/** The least time for one pattern, so that a harmless one among costly ones still finishes. */
const MIN_SLICE_MS = 2;

/** This many steps take a few milliseconds: a pattern that needs no more runs without a time limit. */
const MAX_UNGUARDED_STEPS = 4096 ** 2;

export type CompiledPattern =
  | { readonly ok: true; readonly expression: RegExp; readonly degree: number }
  | { readonly ok: false; readonly reason: string };

/** Compiles an untrusted pattern; the result says what is wrong with it. */
export function compilePattern(source: string): CompiledPattern {
  if (source.length > MAX_PATTERN_LENGTH) {
    return { ok: false, reason: `it is longer than ${MAX_PATTERN_LENGTH} characters` };
  }
  try {
    return { ok: true, expression: new RegExp(source, 'i'), degree: degreeOf(source) };
  } catch (error) {
    return { ok: false, reason: (error as Error).message };
  }
}

/**
 * The exponent of the text's length in the steps a pattern may need: one for the place where it begins, and one
 * for each quantifier. What can backtrack worse than that (repeated groups, choices in groups, references back)
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

/** The time budget for the patterns of one query: a slice for each, and a deadline for all. */
export interface PatternBudget {
  readonly endsAt: number;
  readonly sliceMs: number;
}

/**
 * Tests untrusted patterns in bounded time. Those that may backtrack exponentially run in a separate context, which V8
 * interrupts; a pattern that does not finish is `undecided`.
 */
export class PatternTester {
  readonly #now: () => number;
  #probe: { readonly context: Record<string, unknown>; readonly script: vm.Script } | null = null;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  startBudget(patterns: number): PatternBudget {
    return {
      endsAt: this.#now() + PATTERN_BUDGET_MS,
      sliceMs: Math.max(MIN_SLICE_MS, Math.floor(PATTERN_BUDGET_MS / 2 / Math.max(1, patterns))),
    };
  }

  test(
    pattern: CompiledPattern & { readonly ok: true },
    text: string,
    budget: PatternBudget,
  ): PatternVerdict {
    if ((text.length + 1) ** pattern.degree <= MAX_UNGUARDED_STEPS) {
      return pattern.expression.test(text) ? 'match' : 'no-match';
    }
    const timeout = Math.min(budget.sliceMs, Math.ceil(budget.endsAt - this.#now()));
    return timeout < 1 ? 'undecided' : this.#testInContext(pattern.expression, text, timeout);
  }

  #testInContext(expression: RegExp, text: string, timeout: number): PatternVerdict {
    this.#probe ??= {
      context: vm.createContext(Object.create(null)) as Record<string, unknown>,
      script: new vm.Script('expression.test(text)'),
    };
    const { context, script } = this.#probe;
    context['expression'] = expression;
    context['text'] = text;
    try {
      return script.runInContext(context, { timeout }) === true ? 'match' : 'no-match';
    } catch {
      return 'undecided';
    }
  }
}
