import { type Markers, markdownTarget, markdownText, relativePath, replaceMarked } from './marked-text.js';
import { type Output, type OutputEdit, type OutputSkill, type OutputSources, refused } from './output.js';
import { fieldText, fieldTitle, groupSkills, skillField } from './skill-fields.js';

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
export function readmeTableOutput(settings: ReadmeTableSettings, { skills }: OutputSources): Output {
  const file = settings.file ?? README_FILE;
  const markers = { start: settings.start ?? TABLE_MARKERS.start, end: settings.end ?? TABLE_MARKERS.end };
  return {
    kind: 'readme-table',
    file,
    edit: (text) => editTable(text, { file, markers, settings, skills }),
  };
}

interface TableInput {
  readonly file: string;
  readonly markers: Markers;
  readonly settings: ReadmeTableSettings;
  readonly skills: readonly OutputSkill[];
}

function editTable(text: string | null, { file, markers, settings, skills }: TableInput): OutputEdit {
  const before = text ?? '';
  // If the repository has its own markers, they say where the table goes.
  const append = settings.start === undefined && settings.end === undefined;
  const content = renderTables(skills, { file, settings });
  const edit = replaceMarked(before, markers, { content, append });
  if (!edit.ok) return refused(text, { file, ...edit });
  return { text: edit.text, differences: describeRows(before, edit.text) };
}

function renderTables(
  skills: readonly OutputSkill[],
  { file, settings }: Pick<TableInput, 'file' | 'settings'>,
): string {
  if (settings.groupBy === undefined) return renderTable(skills, { file, settings });
  return groupSkills(skills, settings.groupBy)
    .map((group) => `### ${markdownText(group.title)}\n\n${renderTable(group.skills, { file, settings })}`)
    .join('\n\n');
}

function renderTable(
  skills: readonly OutputSkill[],
  { file, settings }: Pick<TableInput, 'file' | 'settings'>,
): string {
  const columns = (settings.columns ?? ['name', 'description']).map((column) =>
    typeof column === 'string' ? { field: column, title: fieldTitle(column) } : column,
  );
  const rows = skills.map((skill) => columns.map(({ field }) => renderCell(skill, field, file)));
  return [columns.map(({ title }) => markdownText(title)), columns.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** The name links to the skill. */
function renderCell(skill: OutputSkill, field: string, file: string): string {
  const text = markdownText(fieldText(skillField(skill, field)));
  return field === 'name' ? `[${text}](${markdownTarget(relativePath(file, skill.file))})` : text;
}

/** The rows that came and went, as far as a line of a table is known by its first cell. */
function describeRows(before: string, after: string): readonly string[] {
  if (before === after) return [];
  const old = rowsOf(before);
  const fresh = rowsOf(after);
  const added = [...fresh.keys()].filter((name) => !old.has(name));
  const removed = [...old.keys()].filter((name) => !fresh.has(name));
  const changed = [...fresh].filter(([name, row]) => old.has(name) && old.get(name) !== row);
  const differences = [
    ...added.map((name) => `adds the row ${name}`),
    ...removed.map((name) => `removes the row ${name}`),
    ...changed.map(([name]) => `updates the row ${name}`),
  ];
  return differences.length > 0 ? differences : ['the table is laid out in another way'];
}

function rowsOf(text: string): ReadonlyMap<string, string> {
  const rows = text.split(/\r?\n/).filter((line) => /^\| .* \|$/.test(line));
  return new Map(rows.map((row) => [quoteFirstCell(row), row]));
}

function quoteFirstCell(row: string): string {
  const cell = row.slice(2).split(' | ')[0]!;
  return `"${/^\[(.*?)\]\(/.exec(cell)?.[1] ?? cell.replace(/ \|$/, '')}"`;
}
