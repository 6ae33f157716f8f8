import type { Profile } from '../profiles/profile.js';
import { sanitizeSkillName } from '../skill/skill.js';
import { isDeviceName, pointsIntoGit } from '../text/paths.js';
import type { FieldPlace } from '../text/span.js';
import type { CheckedSkill } from './checked-skill.js';
import type { Problem } from './rule.js';

const OTHER_PATH = /[/\\|\p{C}]|^\.{1,2}$/u;

/** Whether the name is another path or keyword, a hidden or a git directory, or a device: no profile allows it. */
export function isUnsafeName(name: string): boolean {
  return OTHER_PATH.test(name) || isReservedName(name);
}

/** Whether a directory of this name is hidden, a git directory or a device. */
export function isReservedName(name: string): boolean {
  return !OTHER_PATH.test(name) && (name.startsWith('.') || pointsIntoGit(name) || isDeviceName(name));
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
  if (OTHER_PATH.test(name) && hasForm(name, profile))
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
