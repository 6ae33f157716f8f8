import { type CharacterSet, intersects, type PatternNode, parsePattern } from './parse-pattern.js';

const TOO_LONG = 'it is too long to be judged';
const MAX_LENGTH = 2000;
const MAX_POSITIONS = 200;
/** About a tenth of a second. */
export const STEPS_PER_SKILL = 5_000_000;

/**
 * Says how a regular expression can take exponential time, or `null` when it cannot. Exponential time means that some
 * text leads from a state back to it in two ways (Weber and Seidl's criterion, decided exactly on the
 * pattern's automaton); what is only steep shows in the number of ways to match a short text.
 * Back-references count as any character.
 */
export function findBacktracking(pattern: string, budget = new StepBudget(STEPS_PER_SKILL)): string | null {
  if (pattern.length > MAX_LENGTH || !budget.spend(pattern.length)) return TOO_LONG;
  const { root, lookarounds } = parsePattern(pattern);
  for (const part of [root, ...lookarounds]) {
    const automaton = buildAutomaton(part, MAX_POSITIONS, budget);
    const problem = automaton === null ? TOO_LONG : examine(automaton, budget);
    if (problem !== null) return problem;
  }
  return null;
}

function examine(automaton: PositionAutomaton, budget: StepBudget): string | null {
  const component = findComponents(automaton.follow);
  if (hasTwoWays(automaton, component))
    return 'a repetition inside a repetition matches the same text in two ways';
  const verdict = splitsAndMeets(automaton, component, budget);
  if (verdict === 'too long') return TOO_LONG;
  if (verdict) return 'a repetition can match the same text in two ways';
  const many = hasManyRuns(automaton, budget);
  if (many === 'too long') return TOO_LONG;
  return many ? 'a short text can be matched in tens of thousands of ways' : null;
}

/** The same step twice, inside a loop: `(a*)*`, `(a?b?)*`. */
function hasTwoWays({ follow }: PositionAutomaton, component: readonly number[]): boolean {
  return follow.some((next, from) => {
    const inLoop = next.filter((to) => component[to] === component[from]);
    return new Set(inLoop).size < inLoop.length;
  });
}

/**
 * Two walkers that read the same text start together in a loop, part, and meet again: `(a|a)*`, `(a+b?)+`.
 * Where they meet they are still in that loop, so they can do it again and again.
 */
function splitsAndMeets(
  { labels, follow }: PositionAutomaton,
  component: readonly number[],
  budget: StepBudget,
): boolean | 'too long' {
  const size = labels.length;
  const queue = labels.map((_, position) => position * size + position);
  const seen = new Set(queue);
  for (let pair = queue.pop(); pair !== undefined; pair = queue.pop()) {
    const [left, right] = [Math.floor(pair / size), pair % size];
    for (const a of follow[left]!) {
      if (component[a] !== component[left]) continue;
      for (const b of follow[right]!) {
        if (!budget.spend(1)) return 'too long';
        if (component[b] !== component[right] || component[a] !== component[b]) continue;
        if (a === b && left === right) continue;
        if (!intersects(labels[a]!, labels[b]!)) continue;
        if (a === b) return true;
        const next = a * size + b;
        if (!seen.has(next)) queue.push(next);
        seen.add(next);
      }
    }
  }
  return false;
}

/** How much work may still be spent on patterns; a skill can hold thousands of them. */
export class StepBudget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  /** Takes some steps; `false` when there are none left. */
  spend(steps: number): boolean {
    this.#left -= steps;
    return this.#left >= 0;
  }
}

/**
 * Glushkov's automaton: one state for every character of the pattern, and which can follow which.
 * `follow` keeps a pair twice when there are two ways to get from one to the other.
 */
interface PositionAutomaton {
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
function buildAutomaton(
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

/**
 * Numbers the strongly connected parts of a graph (Tarjan's algorithm): nodes with the same number are on a
 * common loop. A node on no loop has a number to itself.
 */
function findComponents(follow: readonly (readonly number[])[]): readonly number[] {
  const component: number[] = [];
  const order: number[] = [];
  const low: number[] = [];
  const open: number[] = [];
  let visited = 0;

  function visit(node: number): void {
    order[node] = low[node] = visited++;
    open.push(node);
    for (const next of follow[node]!) {
      if (order[next] === undefined) visit(next);
      if (component[next] === undefined) low[node] = Math.min(low[node]!, low[next]!);
    }
    if (low[node] === order[node]) close(node);
  }

  function close(first: number): void {
    for (let node = open.pop(); node !== undefined; node = node === first ? undefined : open.pop()) {
      component[node] = first;
    }
  }

  for (let node = 0; node < follow.length; node++) if (order[node] === undefined) visit(node);
  return component;
}

const TEXT_LENGTH = 64;
const MANY_RUNS = 20_000;
const BEAM = 8;
const MAX_CHARACTERS = 24;

/** How many ways there are to be at each position after some text. */
type Runs = Float64Array;

/**
 * Tells whether some text of 64 characters can be matched in very many ways: `.*.*.*.*`, `(a|a)` written
 * sixty times. The text is looked for letter by letter, keeping the few beginnings with the most ways.
 */
function hasManyRuns({ labels, first, follow }: PositionAutomaton, budget: StepBudget): boolean | 'too long' {
  const edges = follow.reduce((sum, next) => sum + next.length, labels.length);
  const alphabet = [...new Set(labels.flatMap((label) => label.map(([from]) => from)))].slice(
    0,
    MAX_CHARACTERS,
  );
  const accepts = alphabet.map((character) =>
    labels.map((label) => label.some(([from, to]) => from <= character && character <= to)),
  );
  let beam = accepts.map((isAccepted) => begin(first, isAccepted));
  for (let length = 1; length < TEXT_LENGTH && beam.length > 0; length++) {
    beam = keepBest(beam);
    if (beam.some((runs) => total(runs) > MANY_RUNS)) return true;
    if (!budget.spend(beam.length * alphabet.length * edges)) return 'too long';
    beam = beam.flatMap((runs) => accepts.map((isAccepted) => step(runs, follow, isAccepted)));
  }
  return false;
}

function begin(first: readonly number[], isAccepted: readonly boolean[]): Runs {
  const runs = new Float64Array(isAccepted.length);
  for (const position of first) if (isAccepted[position]) runs[position]! += 1;
  return runs;
}

function step(runs: Runs, follow: PositionAutomaton['follow'], isAccepted: readonly boolean[]): Runs {
  const next = new Float64Array(runs.length);
  for (let position = 0; position < runs.length; position++) {
    if (runs[position] === 0) continue;
    for (const to of follow[position]!) if (isAccepted[to]) next[to]! += runs[position]!;
  }
  return next;
}

function keepBest(beam: readonly Runs[]): Runs[] {
  const distinct = new Map(beam.map((runs) => [runs.join(), runs]));
  return [...distinct.values()]
    .filter((runs) => total(runs) > 0)
    .sort((a, b) => total(b) - total(a))
    .slice(0, BEAM);
}

function total(runs: Runs): number {
  return runs.reduce((sum, count) => sum + count, 0);
}
