import type { SkillSession } from '../agent/session.js';
import { visibleText } from '../report/visible-text.js';
import type { CatalogSkill } from '../skill/list-skills.js';

/** Asks the user to agree; `null` when the client cannot ask. */
export type AskConsent = (question: string) => Promise<boolean | null>;

/** `unasked`: the client cannot ask the user, and the call does not say that they agreed. */
export type Consent = 'given' | 'declined' | 'unasked';

/** Gets the user's consent for a skill: from the client where it can ask, else from what the call says. */
export async function getConsent(
  skill: CatalogSkill,
  isClaimed: boolean,
  askConsent: AskConsent,
): Promise<Consent> {
  // Text from a skill must not look like ours.
  const question = visibleText(`Let the agent use the skill "${skill.name}"? ${skill.description}`);
  const answer = await askConsent(question);
  if (answer === null) return isClaimed ? 'given' : 'unasked';
  return answer ? 'given' : 'declined';
}

/** Why the text of a skill is not given out, after the user was asked where that is needed; `null` when it may be. */
export async function refuseWithoutConsent(
  skill: CatalogSkill,
  { session, isClaimed, askConsent }: { session: SkillSession; isClaimed: boolean; askConsent: AskConsent },
): Promise<string | null> {
  if (!session.needsConsent(skill.name)) return session.refuseReading(skill)?.message ?? null;
  const consent = await getConsent(skill, isClaimed, askConsent);
  const refusal = session.refuseReading(skill, consent === 'given');
  if (refusal === null) return null;
  if (consent === 'declined') return `the user declined the skill: ${skill.name}`;
  return `${refusal.message}. Ask the user, then call skill_load or skill_activate with consent: true.`;
}
