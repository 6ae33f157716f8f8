import type { CharacterSet } from './character-set.js';
import type { PatternNode } from './parse-pattern.js';
import type { StepBudget } from './step-budget.js';

/**
 * Glushkov's automaton: one state for every character of the pattern, and which can follow which.
 * `follow` keeps a pair twice when there are two ways to get from one to the other.
 */
export interface PositionAutomaton {
  readonly labels: readonly CharacterSet[];
  /** Where a match can begin. */
  readonly first: readonly number[];
  readonly follow: readonly (readonly number[])[];
}

interface Fragment {
  readonly isNullable: boolean;
  readonly first: readonly number[];
  readonly last: readonly number[];
}

/** Above this a counted repetition behaves like an endless one for any text that matters. */
const MAX_COPIES = 8;

/**
 * Builds the automaton; `null` when it would have more than `maxPositions` states, or when the budget is spent:
 * repetitions inside repetitions are copied again and again, even those of nothing.
 */
export function buildAutomaton(
  root: PatternNode,
  maxPositions: number,
  budget: StepBudget,
): PositionAutomaton | null {
  const labels: CharacterSet[] = [];
  const follow: number[][] = [];
  let isTooLarge = false;

  function visit(node: PatternNode): Fragment {
    isTooLarge ||= labels.length > maxPositions || !budget.spend(1);
    if (isTooLarge) return EMPTY;
    switch (node.kind) {
      case 'set':
        follow.push([]);
        return { isNullable: false, first: [labels.length], last: [labels.push(node.set) - 1] };
      case 'choice':
        return node.parts.map(visit).reduce(either);
      case 'sequence':
        return node.parts.map(visit).reduce(join, EMPTY);
      case 'repeat':
        return node.max > MAX_COPIES
          ? loop(visit(node.part), node.min)
          : copies(node.part, node.min, node.max);
    }
  }

  function join(a: Fragment, b: Fragment): Fragment {
    connect(a.last, b.first);
    return {
      isNullable: a.isNullable && b.isNullable,
      first: a.isNullable ? [...a.first, ...b.first] : a.first,
      last: b.isNullable ? [...a.last, ...b.last] : b.last,
    };
  }

  function loop(part: Fragment, min: number): Fragment {
    connect(part.last, part.first);
    return { ...part, isNullable: part.isNullable || min === 0 };
  }

  function copies(part: PatternNode, min: number, max: number): Fragment {
    let all = EMPTY;
    for (let copy = 1; copy <= max; copy++) {
      const fragment = visit(part);
      all = join(all, copy > min ? { ...fragment, isNullable: true } : fragment);
    }
    return all;
  }

  function connect(from: readonly number[], to: readonly number[]): void {
    isTooLarge ||= !budget.spend(from.length * to.length);
    if (isTooLarge) return;
    for (const position of from) follow[position]!.push(...to);
  }

  const { first } = visit(root);
  return isTooLarge || labels.length > maxPositions ? null : { labels, first, follow };
}

const EMPTY: Fragment = { isNullable: true, first: [], last: [] };

function either(a: Fragment, b: Fragment): Fragment {
  return {
    isNullable: a.isNullable || b.isNullable,
    first: [...a.first, ...b.first],
    last: [...a.last, ...b.last],
  };
}
