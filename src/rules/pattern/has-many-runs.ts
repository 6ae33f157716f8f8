import type { PositionAutomaton } from './position-automaton.js';
import type { StepBudget } from './step-budget.js';

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
export function hasManyRuns(
  { labels, first, follow }: PositionAutomaton,
  budget: StepBudget,
): boolean | 'too long' {
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
