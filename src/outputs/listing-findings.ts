import type { Finding } from '../report/diagnostic.js';
import type { OutputKind } from './output.js';

/** A list names a skill that is not there. */
export function unknownSkill(file: string, at: Finding['at'], name: string): Finding {
  return {
    rule: 'marketplace-path',
    file,
    at,
    message: `There is no skill "${name}".`,
    fix: 'Fix the name, or remove it.',
  };
}

/** A list names a skill twice. */
export function repeatedSkill(file: string, at: Finding['at'], name: string): Finding {
  return {
    rule: 'marketplace-duplicate',
    file,
    at,
    message: `The skill "${name}" is listed twice.`,
    fix: 'Remove one of the two.',
  };
}

/** What to do about a skill that `register` can add. */
export function adviseRegister(kind: OutputKind, isConfigured: boolean): string {
  const run = 'un `skill-registrar register` and commit the result.';
  return isConfigured ? `R${run}` : `Add { "kind": "${kind}" } to "outputs" in the config, then r${run}`;
}
