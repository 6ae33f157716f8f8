import type { DispatchAnswer, DispatchClaim, DispatchStrategy } from './dispatch.js';

export interface ExplainedCandidate extends DispatchClaim {
  /** The skill. */
  readonly name: string;
  /** Why it matched, and why another skill got the task. */
  readonly why: string;
}

/** Explains for every other candidate why it matched and why another skill won. */
export function explainCandidates(answer: DispatchAnswer): readonly ExplainedCandidate[] {
  return answer.candidates.map((claim) => ({
    name: claim.skill,
    ...claim,
    why:
      claim.skill === answer.skill
        ? reasonFor(claim)
        : `${reasonFor(claim)}, but ${reasonAgainst(claim, answer)}`,
  }));
}

/** Why a claim matches; names the key of the matrix where it says more than what matched. */
export function reasonFor({ strategy, matched, place, score }: DispatchClaim): string {
  if (strategy === 'similarity') return `similar words, score ${score}: ${matched}`;
  const found = `${strategy} "${matched}"`;
  const isWholeKey = place.endsWith(` "${matched}"`);
  return place.startsWith('by_') && !isWholeKey ? `${found} of ${place} matches` : `${found} matches`;
}

const PRECEDENCE: Readonly<Partial<Record<DispatchStrategy, string>>> = {
  label: 'labels take precedence',
  type: 'task types take precedence over keywords and triggers',
  keyword: 'the matrix takes precedence over triggers',
};

function reasonAgainst(claim: DispatchClaim, answer: DispatchAnswer): string {
  if (answer.strategy === null) return 'no skill is clearly ahead';
  if (answer.strategy === 'similarity') return `"${answer.skill}" is clearly ahead`;
  const precedence = PRECEDENCE[answer.strategy];
  if (claim.strategy !== answer.strategy && precedence !== undefined) return precedence;
  const winner = answer.place?.startsWith('by_') ? answer.place : `"${answer.skill}"`;
  return `${winner} comes first in the manifest`;
}
