import { ruleUrl } from '../rules/rule.js';
import { shorten, visibleText } from '../text/visible-text.js';

/** Invisible; splits mentions, references and URLs so that GitHub does not link them. */
const SPLIT = '&#8203;';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '|': '&#124;' };

/**
 * Untrusted text as Markdown that shows exactly that text on one line: no markup but code spans, no HTML, and no
 * automatic links (mentions, references, bare URLs).
 */
export function prose(text: string): string {
  const [first = '', ...others] = visibleText(text)
    .trim()
    .split(/`([^`]+)`/);
  // Our own messages use backticks; GitHub links nothing in a code span.
  return (
    startOfLine(plain(first)) + others.map((part, at) => (at % 2 === 0 ? code(part) : plain(part))).join('')
  );
}

function plain(text: string): string {
  return text
    .replace(/[&<>|]/g, (character) => ENTITIES[character]!)
    .replace(/[\\`*_[\]~$^]/g, '\\$&')
    .replace(/@/g, `@${SPLIT}`)
    .replace(/#/g, (hash, at: number, whole: string) => (whole[at - 1] === '&' ? hash : `#${SPLIT}`))
    .replace(/\b(GH-)(?=\d)/gi, `$1${SPLIT}`)
    .replace(/:\/\//g, `:${SPLIT}//`)
    .replace(/\bwww\./gi, (www) => `${www.slice(0, 3)}${SPLIT}.`);
}

/** What would begin a list. */
function startOfLine(text: string): string {
  return text.replace(/^[-+=]/, '\\$&').replace(/^(\d+)([.)])/, '$1\\$2');
}

/** Untrusted text as a code span, in which GitHub links nothing. */
export function code(text: string): string {
  const line = visibleText(text);
  if (line.trim() === '') return '_(empty)_';
  const fence = '`'.repeat(longestRun(line) + 1);
  const pad = /^[` ]|[` ]$/.test(line) ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), (run) => run[0].length));
}

/** A code block that its content cannot close. */
export function codeBlock(text: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A link to a web page whose URL cannot end early. */
export function link(label: string, address: string): string {
  if (!/^https?:\/\//.test(address)) return label;
  const safe = address.replace(/[\s<>()\\"'`|[\]]/g, (character) =>
    encodeURIComponent(character).replace(/[()']/g, percent),
  );
  return `[${label}](${safe})`;
}

/** The id of a rule, linked to its page. */
export function ruleLink(rule: string): string {
  return link(code(rule), ruleUrl(encodeURIComponent(rule)));
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** A Markdown table; cells are already Markdown and contain no line breaks. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.map(escapePipes).join(' | ')} |`;
}

/**
 * A pipe in a cell needs a backslash, even in code spans. After a backslash of the text itself, GitHub would read
 * an escaped backslash and end the cell, so a box-drawing character replaces the pipe there.
 */
function escapePipes(cell: string): string {
  return cell.replace(/(\\*)\|/g, (_, backslashes: string) =>
    backslashes === '' ? '\\|' : `${backslashes}│`,
  );
}

const NAMED = 3;

/** The first few names of a list, and how many more there are. */
export function codeNames(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).map(code).join(', ');
  return names.length > NAMED ? `${shown} and ${names.length - NAMED} more` : shown;
}

const MAX_VALUE_LENGTH = 160;

/** A value of a manifest, short enough for a table cell. */
export function valueCell(value: unknown): string {
  if (value === undefined) return '—';
  return code(shorten(visibleText(valueText(value)), MAX_VALUE_LENGTH));
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')) {
    return value.join(', ');
  }
  return JSON.stringify(value);
}

/** Untrusted text inside an HTML tag. */
export function htmlCode(text: string): string {
  return `<code>${visibleText(text).replace(/[&<>|]/g, (character) => ENTITIES[character]!)}</code>`;
}

/** Markdown that is folded below a line of HTML. */
export function fold(summary: string, blocks: readonly string[]): string {
  return ['<details>', `<summary>${summary}</summary>`, '', blocks.join('\n\n'), '', '</details>'].join('\n');
}

/** How many details a text shows. */
export interface Detail {
  /** Old and new values, next to the names of fields. */
  readonly values: boolean;
  /** The most rows of each table or list. */
  readonly rows: number;
  /** The most lines of the diff of a file. */
  readonly diffLines: number;
}

/** From everything to counts only. */
const STAGES: readonly Detail[] = [
  { values: true, rows: Number.POSITIVE_INFINITY, diffLines: 200 },
  { values: true, rows: Number.POSITIVE_INFINITY, diffLines: 0 },
  { values: false, rows: Number.POSITIVE_INFINITY, diffLines: 0 },
  { values: false, rows: 1000, diffLines: 0 },
  { values: false, rows: 200, diffLines: 0 },
  { values: false, rows: 50, diffLines: 0 },
  { values: false, rows: 10, diffLines: 0 },
  { values: false, rows: 0, diffLines: 0 },
];

export interface Limit {
  readonly size: number;
  readonly measure: (text: string) => number;
}

/** The fullest rendering that fits. Every stage is rendered completely, so no table is ever truncated. */
export function renderToFit(render: (detail: Detail) => string, limit: Limit): string {
  let text = '';
  for (const stage of STAGES) {
    text = render(stage);
    if (limit.measure(text) <= limit.size) return text;
  }
  return text;
}

/** Rows of a list that are open; the others are folded. */
export const OPEN_ROWS = 15;

/** Rows as Markdown: the first ones open, the others folded, and a sentence for those that a stage leaves out. */
export function foldRows<Row>(
  rows: readonly Row[],
  render: (rows: readonly Row[]) => string,
  detail: Pick<Detail, 'rows'>,
): string[] {
  const shown = rows.slice(0, detail.rows);
  const open = shown.slice(0, OPEN_ROWS);
  const folded = shown.slice(OPEN_ROWS);
  return [
    ...(open.length > 0 ? [render(open)] : []),
    ...(folded.length > 0 ? [fold(`${folded.length} more`, [render(folded)])] : []),
    ...describeHidden(rows.length, shown.length),
  ];
}

/** All rows that a stage has room for, and a sentence for the others. */
export function renderRows<Row>(
  rows: readonly Row[],
  render: (rows: readonly Row[]) => string,
  detail: Pick<Detail, 'rows'>,
): string[] {
  const shown = rows.slice(0, detail.rows);
  return [...(shown.length > 0 ? [render(shown)] : []), ...describeHidden(rows.length, shown.length)];
}

function describeHidden(all: number, shown: number): string[] {
  if (all === shown) return [];
  const count = shown === 0 ? `${all} in all` : `…and ${all - shown} more`;
  return [`${count}; the JSON report lists them.`];
}

/** What stopped or limited a step, and what to do about it: plain text that is escaped when printed. */
export interface Explanation {
  readonly what: string;
  readonly next: string;
  /** Lines to copy, such as the permissions to add to a workflow. */
  readonly snippet?: { readonly language: string; readonly text: string };
  readonly link?: string;
}

/** An explanation as Markdown blocks. */
export function renderExplanation({ what, next, snippet, link: address }: Explanation): string[] {
  return [
    `${prose(what)} ${prose(next)}`,
    ...(snippet ? [codeBlock(snippet.text, snippet.language)] : []),
    ...(address ? [link(prose(address), address)] : []),
  ];
}
