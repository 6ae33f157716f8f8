import type { Report, SkillOutcome, SkillStatus } from '../core/report.js';
import { renderChanges } from './text-changes.js';
import type { Colors } from './text-colors.js';
import { alignColumns } from './text-columns.js';
import { neutralize } from './text-neutral.js';

/** Operations whose answer is the list of skills. */
const LISTING = new Set(['discover', 'status']);
const STATES: Readonly<Record<SkillStatus, string>> = {
  registered: 'not registered',
  updated: 'changed',
  unchanged: 'up to date',
  pruned: 'gone',
  invalid: 'invalid',
  skipped: 'duplicate',
};

/** The word for a status: what was done to a skill, or how it is where nothing was done. */
export function nameStatus(operation: string, status: SkillStatus): string {
  if (operation === 'validate' && status === 'unchanged') return 'valid';
  return LISTING.has(operation) ? STATES[status] : status;
}

/** One line per skill, `name  state  path  what changed`; a single one with the old and new values. */
export function renderSkills(report: Report, colors: Colors): string {
  if (!LISTING.has(report._meta.operation)) return '';
  const rows = alignColumns(report.skills.map(cellsOf));
  const lines = rows.map(([name, state, path, changes], index) => {
    const painted = paintState(colors, report.skills[index]!.status, state!);
    return `${`${colors.bold(name!)}  ${painted}  ${path}  ${colors.dim(changes!)}`.trimEnd()}\n`;
  });
  return lines.join('') + renderDetails(report, colors);
}

function cellsOf(skill: SkillOutcome): string[] {
  const changes = skill.status === 'updated' ? skill.changes.map(neutralize).join(', ') : '';
  return [neutralize(skill.name), STATES[skill.status], neutralize(skill.path), changes];
}

function renderDetails({ skills, changes }: Report, colors: Colors): string {
  const [only] = skills;
  if (only === undefined || skills.length > 1) return '';
  const own = changes.filter((change) => 'skill' in change && change.skill === only.name);
  return own.length === 0 ? '' : `\n${renderChanges(own, colors)}`;
}

function paintState(colors: Colors, status: SkillStatus, text: string): string {
  if (status === 'invalid') return colors.red(text);
  return status === 'unchanged' ? colors.green(text) : colors.yellow(text);
}
