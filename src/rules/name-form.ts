import type { Profile } from '../profiles/profile.js';
import { sanitizeSkillName } from '../skill/skill.js';
import type { FieldPlace } from '../text/span.js';
import type { CheckedSkill } from './checked-skill.js';
import type { Problem } from './rule.js';

const UNSAFE_NAME = /[/\\|\p{C}]|^\.{1,2}$/u;

/** True if the name would be read as another path or keyword. */
export function isUnsafeName(name: string): boolean {
  return UNSAFE_NAME.test(name);
}

/** What the schema of a name cannot express. */
export function* unsafeNames({ data, profile }: CheckedSkill): Generator<Problem> {
  const name = data['name'];
  if (typeof name !== 'string' || name.trim() === '') return;
  const at: FieldPlace = { field: ['name'], part: 'value' };
  if (profile.name.normalize && sanitizeSkillName(name) === '')
    yield {
      at,
      message: `The name "${name}" is empty once it is sanitized.`,
      fix: 'Use letters and digits.',
      params: { name },
    };
  // A custom profile may allow any format; some names are rejected anyway.
  if (isUnsafeName(name) && hasForm(name, profile))
    yield {
      at,
      message: `The name ${JSON.stringify(name)} contains "/", "\\", "|" or an invisible character, or is a path.`,
      fix: 'Use letters, digits and hyphens.',
      params: { name },
    };
}

/** A name in another format already has a finding. */
export function hasForm(name: string, { name: { pattern } }: Profile): boolean {
  return pattern === undefined || new RegExp(pattern, 'u').test(name);
}
