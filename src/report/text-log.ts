import type { Diagnostic } from '../core/diagnostic.js';
import type { Report } from '../core/report.js';
import { neutralize, neutralizeMessage } from './text-neutral.js';

/** Findings with a wording of their own for the log (S0-46, S0-47). */
const LOGGED_RULES = new Set(['duplicate-name', 'keyword-conflict']);

/** True for the collisions that S0 wants logged word for word. */
export function isLogged(diagnostic: Diagnostic): boolean {
  return LOGGED_RULES.has(diagnostic.rule) && diagnostic.severity !== 'error';
}

/** Collisions of names and keywords, as scripts know them from the log. */
export function renderCollisions(report: Report): string {
  return report.diagnostics
    .filter(isLogged)
    .map((found) => `[skill-register] WARNING: ${keepList(found.message)}\n`)
    .join('');
}

/** One line for every skill that fails (S0-43). */
export function renderFailures(report: Report): string {
  return report.skills
    .filter((skill) => skill.errors !== undefined)
    .map((skill) => {
      const reasons = (skill.errors ?? []).map(neutralizeMessage).join('; ');
      return `[skill-register] ERROR: Skill '${neutralize(skill.name)}' failed validation: ${reasons}\n`;
    })
    .join('');
}

/** Only the list of S0-46 may start new lines, and each of those begins with its dash. */
function keepList(message: string): string {
  return message.split('\n  - ').map(neutralizeMessage).join('\n  - ');
}
