import { intersects } from './character-set.js';
import { findComponents } from './find-components.js';
import { hasManyRuns } from './has-many-runs.js';
import { parsePattern } from './parse-pattern.js';
import { buildAutomaton, type PositionAutomaton } from './position-automaton.js';
import { StepBudget } from './step-budget.js';

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
