import { UsageError } from '../text/errors.js';
import { adviseOn } from '../text/suggest.js';

/** What to do about a name that no skill has. */
export function adviseOnSkill(name: string, known: readonly string[]): string {
  return adviseOn(name, known, 'List the skills with `skill-registrar skills list`.');
}

export function unknownSkill(name: string, known: readonly string[]): UsageError {
  return new UsageError(`There is no skill "${name}".`, adviseOnSkill(name, known));
}
