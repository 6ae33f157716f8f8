import type { Client } from '../profiles/client.js';
import { CLIENTS } from '../profiles/clients.js';
import { judgeSkill, type Verdict } from './judge-skill.js';
import type { PortableSkill } from './portability.js';
import type { Repository } from './reach.js';

/** One row of the table of `--profile all`. */
export interface SkillCompatibility {
  readonly skill: string;
  /** The skill's directory. */
  readonly path: string;
  /** By client. */
  readonly clients: Readonly<Record<string, Verdict>>;
}

/** What becomes of every skill in every client. */
export function judgeCompatibility(
  skills: readonly PortableSkill[],
  repository: Repository,
  clients: readonly Client[] = CLIENTS,
): readonly SkillCompatibility[] {
  return skills.map(({ name, directory, facts }) => ({
    skill: name,
    path: directory,
    clients: Object.fromEntries(clients.map((client) => [client.id, judgeSkill(facts, client, repository)])),
  }));
}

/** Why a skill fails for the clients that must take it; empty where it does not. */
export function failuresIn(row: SkillCompatibility, clients: readonly string[]): readonly string[] {
  return clients.flatMap((id) => {
    const verdict = row.clients[id];
    const isFailing = verdict?.result === 'refused' || verdict?.result === 'not-found';
    return isFailing ? [`${id}: ${verdict.reason}`] : [];
  });
}

export type CompatibilityCounts = Readonly<Record<Verdict['result'], number>>;

export function countResults(rows: readonly SkillCompatibility[]): CompatibilityCounts {
  const counts = { works: 0, changes: 0, refused: 0, 'not-found': 0 };
  for (const { clients } of rows) for (const { result } of Object.values(clients)) counts[result]++;
  return counts;
}
