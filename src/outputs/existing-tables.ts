import type { RepositoryFiles } from '../files/repository-files.js';
import { asText } from '../json/json.js';
import { pluginName } from '../plugins/plugin.js';
import { pluginDirectories, readPluginManifests } from '../plugins/read-plugins.js';
import type { Finding } from '../rules/finding.js';
import { briefDescription } from '../skill/infer-metadata.js';
import { baseName, joinPath, parentOf, resolveContained } from '../text/paths.js';
import { escapePattern } from '../text/suggest.js';
import { findTables, joinCells, type MarkdownTable, type TableRow } from './markdown-tables.js';
import {
  atLine,
  isGone,
  type OutputEdit,
  type OutputSkill,
  type OutputSources,
  unchanged,
} from './output.js';
import { type ListPlan, planSkillLists } from './skill-lists.js';
import { fieldText, markdownTarget, markdownText, relativePath, skillField } from './skill-text.js';
import { publicSkills } from './skills-sh.js';

/** What a row of a table is about: a skill, or a plugin. */
interface Item extends OutputSkill {}

interface ListedTable extends MarkdownTable {
  /** What each row is about; `null` for a row about something else. */
  readonly keys: readonly (string | null)[];
}

interface TableInput {
  readonly file: string;
  readonly sources: OutputSources;
}

/**
 * Edits the tables of skills, or of plugins, that someone wrote: rows are added, removed and renamed, and the rest stays
 * as it is. `null` if no table names most of them.
 */
export function editExistingTables(text: string, input: TableInput): OutputEdit | null {
  const found = findItemTables(text, input);
  if (found === null) return null;
  const { tables, items } = found;
  const plan = planTables(tables, items, input);
  const lines = text.split('\n').map((line): string | null => line);
  const added = new Map<number, string[]>();
  for (const [index, table] of tables.entries())
    applyPlan(table, { index, plan, items, lines, added, input });
  const edited = lines.flatMap((line, at) => [...(line === null ? [] : [line]), ...(added.get(at) ?? [])]);
  const problems = plan.unplaced.map(({ key }) => unplaced(items.get(key)!, tables[0]!.head, input));
  const result = edited.join('\n');
  if (result === text) return { ...unchanged(text), problems };
  return { text: result, differences: describeRows(plan, items), problems };
}

/** Whether a text has such tables. */
export function hasItemTables(text: string, input: TableInput): boolean {
  return findItemTables(text, input) !== null;
}

interface ItemTables {
  readonly tables: readonly ListedTable[];
  readonly items: ReadonlyMap<string, Item>;
}

function findItemTables(text: string, input: TableInput): ItemTables | null {
  const tables = findTables(text);
  if (tables.length === 0) return null;
  const { sources } = input;
  const candidates = [publicSkills(sources.skills), pluginItems(sources)];
  for (const list of candidates) {
    const items = new Map(list.map((item) => [item.directory, item]));
    const known = knownItems(items, tables, input);
    const listed = tables
      .map((table) => ({ ...table, keys: table.rows.map(({ cells }) => keyOf(cells, known)) }))
      .filter(isAbout(items));
    const named = new Set(listed.flatMap(({ keys }) => keys.filter((key) => key !== null && items.has(key))));
    if (named.size > 0 && named.size * 2 >= items.size) return { tables: listed, items };
  }
  return null;
}

/** Whether most rows of a table name items, or did. */
function isAbout(items: ReadonlyMap<string, Item>): (table: ListedTable) => boolean {
  return ({ keys }) => {
    const named = keys.filter((key) => key !== null);
    return named.some((key) => items.has(key)) && named.length * 2 >= keys.length;
  };
}

/** The plugins of the repository, described by their manifests. */
function pluginItems({ skills, files }: OutputSources): readonly Item[] {
  return pluginDirectories(skills, files)
    .filter((directory) => directory !== '.')
    .flatMap((directory) => {
      const [manifest] = readPluginManifests(directory, files);
      if (manifest === undefined) return [];
      const { value, file } = manifest;
      const description = asText(value['description']) ?? '';
      return [{ name: pluginName(manifest), directory, file, description, fields: value }];
    });
}

const LINK = /\[((?:[^\][]|\[[^\]]*\])*)\]\(<?([^)\s>]*)>?[^)]*\)/;

interface KnownItems extends TableInput {
  readonly items: ReadonlyMap<string, Item>;
  readonly byName: ReadonlyMap<string, string>;
  /** Those that a row links to. */
  readonly linked: ReadonlySet<string>;
}

function knownItems(
  items: ReadonlyMap<string, Item>,
  tables: readonly MarkdownTable[],
  input: TableInput,
): KnownItems {
  const byName = new Map([...items.values()].reverse().map((item) => [item.name, item.directory]));
  const linked = tables.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => linkedPath(cells[0] ?? '', input.file) ?? []),
  );
  return { ...input, items, byName, linked: new Set(linked) };
}

function linkedPath(cell: string, file: string): string | null {
  const target = LINK.exec(cell)?.[2];
  return target === undefined ? null : targetPath(target, file);
}

/** The directory that a row links to, or the item that it names, or a name that git remembers; `null` for any other text. */
function keyOf([cell = '', ...others]: readonly string[], known: KnownItems): string | null {
  const { items, byName, linked, file, sources } = known;
  const [, label = cell, target] = LINK.exec(cell) ?? [];
  const name = plainText(label);
  const links = target === undefined ? others.flatMap((other) => linkedPath(other, file) ?? []) : [];
  const path = linkedPath(cell, file) ?? links.find((link) => baseName(link) === name) ?? null;
  if (path !== null && (items.has(path) || isGone(path, sources.files))) return path;
  const named = byName.get(name);
  // What has its name and is elsewhere, such as an agent, is something else if a row links to the item itself.
  if (named !== undefined) return target !== undefined && linked.has(named) ? null : named;
  if (target !== undefined || !/^[a-z0-9]+(?:[-_.:][a-z0-9]+)+$/.test(name)) return null;
  const other = [...sources.unlisted, ...sources.skills].find((skill) => skill.name === name);
  return other?.directory ?? (wasHere(name, items, sources.files) ? name : null);
}

/** Whether a folder of these items had one of this name: a row about anything else is not ours to remove. */
function wasHere(name: string, items: ReadonlyMap<string, Item>, files: RepositoryFiles): boolean {
  const folders = new Set([...items.keys()].map(parentOf));
  return [...folders].some((folder) =>
    [...files.earlierBlobs(folder).keys()].some((path) => path.startsWith(`${joinPath(folder, name)}/`)),
  );
}

/** `**`pdf`**` as `pdf`. */
function plainText(markdown: string): string {
  return markdown.replace(/[`*]/g, '').trim();
}

/** The directory behind a link of a file, also as GitHub shows it. */
function targetPath(target: string, file: string): string | null {
  const [, onGitHub] = /^https:\/\/github\.com\/[^/]+\/[^/]+\/(?:tree|blob)\/[^/]+\/(.+)$/.exec(target) ?? [];
  if (onGitHub === undefined && /^[a-z][a-z0-9+.-]*:|^\/|^#/i.test(target)) return null;
  const plain = (onGitHub ?? target).replace(/[?#].*$/, '').replace(/\/(?:SKILL|README)\.md$/i, '');
  let [folder, path] = [onGitHub === undefined ? parentOf(file) : '.', plain];
  for (; path.startsWith('../') && folder !== '.'; path = path.slice(3)) folder = parentOf(folder);
  return resolveContained(folder, path);
}

function planTables(
  tables: readonly ListedTable[],
  items: ReadonlyMap<string, Item>,
  { sources }: TableInput,
): ListPlan {
  const lists = tables.map(({ keys }) => keys);
  const listed = new Set(lists.flat());
  return planSkillLists({
    lists,
    isDescribed: true,
    missing: [...items.keys()].filter((key) => !listed.has(key)),
    isThere: (key) => items.has(key) || !isGone(key, sources.files),
    folderOf: (key) => (key.includes('/') || items.has(key) ? parentOf(key) : null),
  });
}

interface PlannedTable {
  readonly index: number;
  readonly plan: ListPlan;
  readonly items: ReadonlyMap<string, Item>;
  /** The lines of the file, edited in place: `null` for a removed one. */
  readonly lines: (string | null)[];
  /** New lines, by the line that they follow. */
  readonly added: Map<number, string[]>;
  readonly input: TableInput;
}

function applyPlan(table: ListedTable, { index, plan, items, lines, added, input }: PlannedTable): void {
  const isOwn = ({ list }: { readonly list: number }) => list === index;
  for (const { index: row } of plan.removals.filter(isOwn)) lines[table.rows[row]!.line] = null;
  for (const { index: row, key, to } of plan.renames.filter(isOwn)) {
    const { line, cells } = table.rows[row]!;
    const change = { from: key, to: items.get(to)!, file: input.file };
    const [first = '', ...rest] = cells;
    const renamed = [nameCell(first, change), ...rest.map((cell) => retarget(cell, change))];
    lines[line] = joinCells(renamed) + lineEnd(lines[line]!);
  }
  for (const { key } of plan.additions.filter(isOwn)) {
    const item = items.get(key)!;
    const { after, like, from } = placeOf(item, table, items);
    const row = newRow(item, { table, like, from, file: input.file }) + lineEnd(lines[table.head.line]!);
    added.set(after, [...(added.get(after) ?? []), row]);
  }
}

function lineEnd(line: string): string {
  return line.endsWith('\r') ? '\r' : '';
}

/** Where a new row goes, in order if the table is, and the row that it looks like. */
function placeOf(item: Item, { rows, keys, head }: ListedTable, items: ReadonlyMap<string, Item>) {
  const named = rows.flatMap((row, at) => {
    const known = items.get(keys[at] ?? '');
    return known === undefined ? [] : [{ row, known }];
  });
  const isInOrder = named.every(({ known }, at) => at === 0 || named[at - 1]!.known.name < known.name);
  const before = isInOrder ? named.filter(({ known }) => known.name < item.name) : named;
  const model = before.at(-1) ?? named[0]!;
  const last = isInOrder ? before.at(-1)?.row.line : rows.at(-1)?.line;
  return { after: last ?? head.line + 1, like: model.row, from: model.known.directory };
}

interface NewRow {
  readonly table: MarkdownTable;
  readonly like: TableRow;
  readonly from: string;
  readonly file: string;
}

function newRow(item: Item, { table, like, from, file }: NewRow): string {
  const { cells } = table.head;
  const change = { from, to: item, file };
  return joinCells(
    cells.map((title, column) => {
      const model = like.cells[column] ?? ' ';
      const linking = retarget(model, change);
      const text =
        column === 0
          ? nameCell(model, change).trim()
          : linking === model
            ? cellText(item, plainText(title), cells.length)
            : linking.trim();
      const isAligned = table.rows.every((row) => (row.cells[column] ?? '').length === title.length);
      const padded = `${/^\s/.test(model) ? ' ' : ''}${text}${/\s$/.test(model) ? ' ' : ''}`;
      return isAligned ? padded.padEnd(title.length) : padded;
    }),
  );
}

interface Retarget {
  /** The directory that links lead to now. */
  readonly from: string;
  readonly to: Item;
  readonly file: string;
}

/** The first cell of a row, for another item. */
function nameCell(cell: string, change: Retarget): string {
  if (!LINK.test(cell)) return cell.replace(plainText(cell), markdownText(change.to.name));
  const changed = retarget(cell, change);
  const path = `${markdownTarget(relativePath(change.file, change.to.directory))}/SKILL.md`;
  const linked = changed === cell ? changed.replace(LINK, (link) => relabel(link, path, change.to)) : changed;
  // An install command beside the link names it, too.
  const named = new RegExp(`(?<![\\w./-])${escapePattern(baseName(change.from))}(?![\\w./-])`, 'g');
  return linked.replace(named, () => change.to.name);
}

/** A cell whose links to a directory lead to another one. */
function retarget(cell: string, { from, to, file }: Retarget): string {
  const [before, after] = [from, to.directory].map((path) => markdownTarget(relativePath(file, path)));
  return cell.replace(new RegExp(LINK, 'g'), (link, _label, target: string) =>
    targetPath(target, file) === from && target.includes(before!)
      ? relabel(
          link,
          target.replace(before!, () => after!),
          to,
        )
      : link,
  );
}

/** A link with another target, and the name of the item if its label is a name. */
function relabel(link: string, target: string, { name }: Item): string {
  const [, label = '', old = ''] = LINK.exec(link)!;
  const plain = plainText(label);
  const text =
    /\.md$/i.test(plain) || plain === ''
      ? label
      : label.includes(plain)
        ? label.replace(plain, () => markdownText(name))
        : markdownText(name);
  return link.replace(label, () => text).replace(`(${old}`, () => `(${target}`);
}

const DESCRIBING = /^(?:description|summary|purpose|about|use(?: it)? (?:for|when)|what|when)\b/i;

/** What a column says about an item: the field of its title; the only other column describes it. */
function cellText(item: Item, title: string, columns: number): string {
  if (columns === 2 || DESCRIBING.test(title)) return markdownText(briefDescription(item.description));
  const field = title.toLowerCase();
  const value = skillField(item, field) ?? skillField(item, `metadata.${field}`);
  return markdownText(fieldText(value));
}

function describeRows({ renames, removals, additions }: ListPlan, items: ReadonlyMap<string, Item>) {
  const nameOf = (key: string) => items.get(key)?.name ?? baseName(key);
  return [
    ...renames.map(({ key, to }) => `renames the row "${nameOf(key)}" to "${nameOf(to)}"`),
    ...removals.map(({ key }) => `removes the row "${nameOf(key)}"`),
    ...additions.map(({ key }) => `adds the row "${nameOf(key)}"`),
  ];
}

function unplaced({ name, directory }: Item, head: TableRow, { file }: TableInput): Finding {
  return {
    rule: 'marketplace-incomplete',
    file,
    at: atLine(head.line + 1),
    about: [directory],
    message: `No table in ${file} has "${name}" (${directory}), and several or none fit.`,
    fix: 'Add a row to one of the tables.',
    severity: 'warning',
  };
}
