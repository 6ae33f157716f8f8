import { neutralize, neutralizeMessage } from '../text/visible-text.js';
import type { Diagnostic } from './diagnostic.js';
import type { Report, SkillOutcome } from './report.js';

/** Findings with a fixed wording in the log. */
const LOGGED_RULES = new Set(['duplicate-name', 'keyword-conflict']);

/** True for collisions whose log lines CLEO's scripts search for, word for word. */
export function isLogged(diagnostic: Diagnostic): boolean {
  return LOGGED_RULES.has(diagnostic.rule) && diagnostic.severity !== 'error';
}

/** Collisions of names and keywords, in the wording that scripts search for. */
export function renderCollisions(report: Report): string {
  return report.diagnostics
    .filter(isLogged)
    .map((found) => `${logged('WARNING', keepList(found.message))}\n`)
    .join('');
}

function logged(severity: 'ERROR' | 'WARNING', text: string): string {
  return isOwnWording(text) ? text : `[skill-register] ${severity}: ${text}`;
}

/** The wording of the pipeline includes its own prefix. */
function isOwnWording(text: string): boolean {
  return text.startsWith('[skills] ');
}

/** One line for every failing skill; a warning if such a skill is only skipped. */
export function renderFailures(report: Report): string {
  const warnings = new Set(
    report.diagnostics.filter(({ severity }) => severity === 'warning').map(({ message }) => message),
  );
  const concerned = new Set(report.diagnostics.flatMap(({ isNew, skill }) => (isNew ? (skill ?? []) : [])));
  const isCounted = ({ name }: SkillOutcome) => report._meta.since === undefined || concerned.has(name);
  return report.skills
    .filter((skill) => skill.errors !== undefined && isCounted(skill))
    .map((skill) => {
      const errors = skill.errors!;
      const reasons = errors.map(neutralizeMessage).join('; ');
      const severity = errors.every((error) => warnings.has(error)) ? 'WARNING' : 'ERROR';
      const text = `Skill '${neutralize(skill.name)}' failed validation: ${reasons}`;
      return `${logged(severity, isOwnWording(reasons) ? reasons : text)}\n`;
    })
    .join('');
}

/** Only the list of the locations of a duplicate may start new lines, each of which begins with a dash. */
function keepList(message: string): string {
  return message.split('\n  - ').map(neutralizeMessage).join('\n  - ');
}
