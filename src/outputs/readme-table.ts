import { editExistingTables } from './existing-tables.js';
import { findOtherMarkers, type Markers, replaceMarked } from './markers.js';
import { type Output, type OutputSkill, type OutputSources, refused } from './output.js';
import {
  describeEntries,
  fieldText,
  fieldTitle,
  groupSkills,
  markdownTarget,
  markdownText,
  relativePath,
  skillField,
} from './skill-text.js';

export interface ReadmeTableSettings {
  readonly file?: string;
  readonly columns?: readonly (string | { readonly field: string; readonly title: string })[];
  readonly groupBy?: string;
  /** Markers that the repository has already. */
  readonly start?: string;
  readonly end?: string;
}

export const README_FILE = 'README.md';
/** The lines around a table of ours. */
export const TABLE_MARKERS: Markers = {
  start: '<!-- skill-registrar:table:start -->',
  end: '<!-- skill-registrar:table:end -->',
};

/** A table of the skills between two markers, in README.md or another Markdown file. */
export function readmeTableOutput(settings: ReadmeTableSettings, sources: OutputSources): Output {
  const { skills } = sources;
  const file = settings.file ?? README_FILE;
  const markers = { start: settings.start ?? TABLE_MARKERS.start, end: settings.end ?? TABLE_MARKERS.end };
  // If the repository has its own markers, they say where the table goes.
  const append = settings.start === undefined && settings.end === undefined;
  return {
    kind: 'readme-table',
    file,
    edit(text) {
      const isMarked = text === null || !append || text.includes(TABLE_MARKERS.start);
      const existing = isMarked ? null : editExistingTables(text, { file, sources });
      if (existing !== null) return existing;
      const content = renderTables(skills, file, settings);
      const used = (isMarked ? null : findOtherMarkers(text)) ?? markers;
      const edit = replaceMarked(text ?? '', used, { content, append });
      if (!edit.ok) return refused(text, { file, ...edit });
      return { text: edit.text, differences: edit.text === text ? [] : describeRows(edit.replaced, content) };
    },
  };
}

function renderTables(
  skills: readonly OutputSkill[],
  file: string,
  { groupBy, columns = ['name', 'description'] }: ReadmeTableSettings,
): string {
  const table = (members: readonly OutputSkill[]) => renderTable(members, file, columns);
  if (groupBy === undefined) return table(skills);
  return groupSkills(skills, groupBy)
    .map((group) => `### ${markdownText(group.title)}\n\n${table(group.skills)}`)
    .join('\n\n');
}

function renderTable(
  skills: readonly OutputSkill[],
  file: string,
  columns: NonNullable<ReadmeTableSettings['columns']>,
): string {
  const titled = columns.map((column) =>
    typeof column === 'string' ? { field: column, title: fieldTitle(column) } : column,
  );
  const rows = skills.map((skill) => titled.map(({ field }) => renderCell(skill, field, file)));
  return [titled.map(({ title }) => markdownText(title)), titled.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** The name links to the skill. */
function renderCell(skill: OutputSkill, field: string, file: string): string {
  const text = markdownText(fieldText(skillField(skill, field)));
  return field === 'name' ? `[${text}](${markdownTarget(relativePath(file, skill.file))})` : text;
}

/** A row of a table is known by its first cell. */
function describeRows(before: string, after: string): readonly string[] {
  const differences = describeEntries(rowsOf(before), rowsOf(after), 'the row ');
  return differences.length > 0 ? differences : ['the layout of the table differs'];
}

/** The rows below the heads of the tables. */
function rowsOf(text: string): ReadonlyMap<string, string> {
  const lines = text.split(/\r?\n/);
  const isRule = (line: string | undefined) => line !== undefined && /^\|(?: --- \|)+$/.test(line);
  const rows = lines.filter(
    (line, index) => /^\| .* \|$/.test(line) && !isRule(line) && !isRule(lines[index + 1]),
  );
  return new Map(rows.map((row) => [firstCell(row), row]));
}

function firstCell(row: string): string {
  const cell = row.slice(2).split(' | ')[0]!;
  return /^\[(.*?)\]\(/.exec(cell)?.[1] ?? cell.replace(/ \|$/, '');
}
