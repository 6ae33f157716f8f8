import type { CatalogSkill } from '../skill/list-skills.js';
import { visibleText } from '../text/visible-text.js';
import type { SessionRefusal, SkillSession } from './session.js';

/** The skill that a user is asked about. */
export interface ConsentRequest {
  readonly skill: CatalogSkill;
  /** It is the one that was asked for, not one inside it. */
  readonly isNamed: boolean;
}

/** `unasked`: nobody can be asked, and nobody has agreed before. */
export type Consent = 'given' | 'declined' | 'unasked';

/** How a host asks its user to agree. */
export type AskConsent = (request: ConsentRequest) => Promise<Consent>;

/** The question to the user before a skill is first used. Text from the skill must not look like ours. */
export function consentQuestion({ name, description }: CatalogSkill): string {
  return visibleText(`Let the agent use the skill "${name}"? ${description}`);
}

/** What a session gives out, after the user was asked where that is needed. */
export async function askFirst<T extends object>(
  attempt: () => T | SessionRefusal,
  {
    session,
    askConsent,
    named,
  }: { session: SkillSession; askConsent: AskConsent; named?: CatalogSkill | undefined },
): Promise<T | SessionRefusal> {
  const result = attempt();
  if (!('needsConsent' in result) || result.skill === undefined) return result;
  const { skill } = result;
  const consent = await askConsent({ skill, isNamed: named === undefined || named.path === skill.path });
  if (consent === 'unasked') return result;
  if (consent === 'declined')
    return { ...result, reason: 'declined', message: `the user declined the skill: ${skill.name}` };
  session.consent(skill.name);
  return attempt();
}
