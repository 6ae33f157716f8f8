import type { Diagnostic } from '../core/diagnostic.js';
import type { Report } from '../core/report.js';
import { neutralize, neutralizeMessage } from './text-neutral.js';

/** Findings with a wording of their own for the log. */
const LOGGED_RULES = new Set(['duplicate-name', 'keyword-conflict']);

/** True for the collisions whose lines in the log CLEO's scripts look for, word for word. */
export function isLogged(diagnostic: Diagnostic): boolean {
  return LOGGED_RULES.has(diagnostic.rule) && diagnostic.severity !== 'error';
}

/** Collisions of names and keywords, as scripts know them from the log. */
export function renderCollisions(report: Report): string {
  return report.diagnostics
    .filter(isLogged)
    .map((found) => `${logged('WARNING', keepList(found.message))}\n`)
    .join('');
}

function logged(severity: 'ERROR' | 'WARNING', text: string): string {
  return isOwnWording(text) ? text : `[skill-register] ${severity}: ${text}`;
}

/** The words of the pipeline say themselves who speaks. */
function isOwnWording(text: string): boolean {
  return text.startsWith('[skills] ');
}

/** One line for every skill that fails; where such a skill is only skipped, that is a warning. */
export function renderFailures(report: Report): string {
  const warnings = new Set(
    report.diagnostics.filter(({ severity }) => severity === 'warning').map(({ message }) => message),
  );
  return report.skills
    .filter((skill) => skill.errors !== undefined)
    .map((skill) => {
      const errors = skill.errors ?? [];
      const reasons = errors.map(neutralizeMessage).join('; ');
      const severity = errors.every((error) => warnings.has(error)) ? 'WARNING' : 'ERROR';
      const text = `Skill '${neutralize(skill.name)}' failed validation: ${reasons}`;
      return `${logged(severity, isOwnWording(reasons) ? reasons : text)}\n`;
    })
    .join('');
}

/** Only the list of the places of a duplicate may start new lines, and each of those begins with its dash. */
function keepList(message: string): string {
  return message.split('\n  - ').map(neutralizeMessage).join('\n  - ');
}
