import type { ProfileVerdict, SkillCompatibility } from './report.js';
import { alignColumns, type Colors, neutralize, neutralizeMessage } from './visible-text.js';

/** The table of `--profile all`: a row for each skill, a column for each system, then the reasons. */
export function renderCompatibility(rows: readonly SkillCompatibility[], colors: Colors): string {
  const [first] = rows;
  if (first === undefined) return '';
  const profiles = Object.keys(first.profiles);
  const verdictsOf = (row: SkillCompatibility) => profiles.map((id) => row.profiles[id]!);
  const cells = rows.map((row) => [
    neutralize(row.name),
    ...verdictsOf(row).map(markOf),
    neutralize(row.path),
  ]);
  const [head, ...lines] = alignColumns([['skill', ...profiles, 'path'], ...cells]);
  const table = lines.map((line, index) => paintRow(line, verdictsOf(rows[index]!), colors));
  const isElsewhere = rows.some((row) => verdictsOf(row).some(({ discovered }) => !discovered));
  const legend = isElsewhere ? ['', colors.dim('○ accepted, but that system does not look there')] : [];
  const reasons = rows.flatMap((row) => reasonsOf(row, colors));
  const blocks = [colors.bold(head!.join('  ').trimEnd()), ...table, ...legend];
  return `${[...blocks, ...(reasons.length > 0 ? ['', ...reasons] : [])].join('\n')}\n`;
}

function markOf({ accepted, discovered }: ProfileVerdict): string {
  return accepted ? (discovered ? '✓' : '○') : '✗';
}

function paintRow(cells: readonly string[], verdicts: readonly ProfileVerdict[], colors: Colors): string {
  const painted = verdicts.map(({ accepted }, index) => {
    const cell = cells[index + 1]!;
    return accepted ? colors.green(cell) : colors.red(cell);
  });
  return [cells[0]!, ...painted, colors.dim(cells.at(-1)!)].join('  ');
}

/** Systems that give the same reasons share a line. */
function reasonsOf({ name, profiles }: SkillCompatibility, colors: Colors): string[] {
  const byReason = new Map<string, string[]>();
  for (const [id, { accepted, errors }] of Object.entries(profiles)) {
    if (accepted) continue;
    const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
    const reason = `${neutralizeMessage(errors[0] ?? 'not accepted')}${more}`;
    byReason.set(reason, [...(byReason.get(reason) ?? []), id]);
  }
  return [...byReason].map(
    ([reason, ids]) => `${colors.red('✗')} ${neutralize(name)} in ${ids.join(', ')}: ${reason}`,
  );
}
