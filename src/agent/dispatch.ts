import { type DispatchAnswer, explainCandidates } from '../routing/dispatch.js';

/** What `dispatch --json` and the tool `skill_dispatch` answer. */
export function dispatchFields(answer: DispatchAnswer) {
  const { skill, strategy, matched, place, score, margin, isRegistered, undecided } = answer;
  return {
    skill,
    strategy,
    matched,
    place,
    ...(score !== undefined && { score }),
    ...(margin !== undefined && { margin }),
    registered: isRegistered,
    candidates: explainCandidates(answer),
    undecided,
  };
}
