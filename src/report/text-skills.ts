import type { Report, SkillStatus } from '../core/report.js';
import type { Colors } from './text-colors.js';
import { alignColumns } from './text-columns.js';
import { neutralize } from './text-neutral.js';

/** Operations whose answer is the list of skills. */
const LISTING = new Set(['discover', 'status']);

/** One line per skill, `name  status  path`, where the list is what was asked for. */
export function renderSkills(report: Report, colors: Colors): string {
  if (!LISTING.has(report._meta.operation)) return '';
  const rows = alignColumns(
    report.skills.map((skill) => [neutralize(skill.name), skill.status, neutralize(skill.path)]),
  );
  return rows
    .map(([name, status, path], index) => {
      const painted = paintStatus(colors, report.skills[index]!.status, status!);
      return `${colors.bold(name!)}  ${painted}  ${path}\n`;
    })
    .join('');
}

function paintStatus(colors: Colors, status: SkillStatus, text: string): string {
  if (status === 'invalid') return colors.red(text);
  if (status === 'skipped' || status === 'pruned') return colors.yellow(text);
  return status === 'unchanged' ? colors.dim(text) : colors.green(text);
}
