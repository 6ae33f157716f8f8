import { CLIENTS } from '../profiles/index.js';
import type { CompatibilityResult, SkillCompatibility } from '../report/report.js';
import { type JudgedSkill, verdictOf } from './judge-skill.js';
import type { PortableSkill } from './portability.js';

/** The result of every skill in every client. */
export function judgeCompatibility(
  judged: readonly JudgedSkill<PortableSkill>[],
): readonly SkillCompatibility[] {
  return judged.map(({ skill: { name, directory }, obstacles, reaches }) => ({
    skill: name,
    path: directory,
    clients: Object.fromEntries(
      CLIENTS.map((client, at) => [client.id, verdictOf(client, obstacles[at]!, reaches[at]!)]),
    ),
  }));
}

/** Why a skill fails for the clients that must accept it; empty if it does not. */
export function failuresIn({ clients }: SkillCompatibility, required: readonly string[]): readonly string[] {
  return required.flatMap((id) => {
    const verdict = clients[id];
    const isFailing = verdict?.result === 'refused' || verdict?.result === 'not-found';
    return isFailing ? [`${id}: ${verdict.reason}`] : [];
  });
}

/** How often each result occurs in the table. */
export function countResults(
  rows: readonly SkillCompatibility[],
): Readonly<Record<CompatibilityResult, number>> {
  const counts = { works: 0, changes: 0, refused: 0, 'not-found': 0 };
  for (const { clients } of rows) for (const { result } of Object.values(clients)) counts[result]++;
  return counts;
}
