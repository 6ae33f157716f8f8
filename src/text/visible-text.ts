import type picocolors from 'picocolors';
import type { Severity } from './finding.js';

const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** Controls, and characters that hide or reorder their surroundings. Joiners are kept: emoji and scripts need them. */
const DECEPTIVE = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** One line without control characters, hidden characters or reversed text. */
export function visibleText(text: string): string {
  return text.replace(BREAKS, ' ').replace(DECEPTIVE, showCodePoint).replace(LONE_SURROGATE, '\ufffd');
}

/** The same for text of several lines: line breaks and tabs stay. */
export function visibleLines(text: string): string {
  return text
    .replace(/\r(?=\n)/g, '')
    .replace(DECEPTIVE, (character) => (/[\n\t]/.test(character) ? character : showCodePoint(character)));
}

function showCodePoint(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** At most `limit` code points, with an ellipsis if something was left out. */
export function shorten(text: string, limit: number): string {
  const points = Array.from(text);
  return points.length <= limit ? text : `${points.slice(0, limit - 1).join('')}…`;
}

/** Embeddings, overrides and isolates: what follows them on the line is shown in another order, too. */
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Marks of direction, invisible characters and the tags in which text can be hidden. Joiners are kept. */
const HIDDEN = /[\u061c\u200b\u200e\u200f\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;

/** The text on one line, in its order: whitespace and control characters collapse to one space. */
export function oneLine(text: string): string {
  return text
    .replace(/[\s\u0000-\u001F\u007F-\u009F]+/g, ' ')
    .replace(REORDERING, '')
    .replace(HIDDEN, '')
    .trim();
}

/**
 * Turns untrusted text into one harmless line: it cannot move the cursor, change colors or run a command.
 * A runner reads a line as a command if it begins with `::`, even after spaces.
 */
export function neutralize(text: string): string {
  return neutralizeInside(text).replace(/^(\s*):(?=:)/, '$1: ');
}

/** The same for text that never begins a line; the old command syntax, `##[…]`, counts anywhere. */
export function neutralizeInside(text: string): string {
  return visibleText(text).replaceAll('##[', '# #[');
}

/** The same for a message that may span lines: it becomes one line of prose. */
export function neutralizeMessage(message: string): string {
  return neutralize(message.replace(/\s*\n\s*/g, ' '));
}

/** What `createColors(enabled)` of picocolors returns; without colors every function returns its text. */
export type Colors = ReturnType<typeof picocolors.createColors>;

/** How paths and colors are shown to a reader. */
export interface PathView {
  readonly colors: Colors;
  /** A path that the reader can open: relative to the current directory. */
  readonly pathOf: (file: string) => string;
}

/** A link in terminals that can open one (OSC 8); the URL must be encoded. */
export function terminalLink(text: string, url: string): string {
  return `\x1b]8;;${url}\x1b\\${text}\x1b]8;;\x1b\\`;
}

/** Colors a text by severity. */
export function paintSeverity(colors: Colors, severity: Severity, text: string): string {
  if (severity === 'error') return colors.red(text);
  return severity === 'warning' ? colors.yellow(text) : colors.blue(text);
}

/** Untrusted texts, one harmless line each. */
export function renderLines(texts: readonly string[]): string {
  return texts.map((text) => `${neutralizeMessage(text)}\n`).join('');
}

/** Untrusted texts in columns. */
export function renderColumns(rows: readonly (readonly string[])[]): string {
  return alignColumns(rows.map((row) => row.map(neutralizeMessage)))
    .map((row) => `${row.join('  ').trimEnd()}\n`)
    .join('');
}

/** A column is not made wider than this: one long cell must not push all others off the screen. */
const WIDEST_COLUMN = 80;

/** Pads the cells of every column but the last to the same width in code points. Cells are plain text. */
export function alignColumns(rows: readonly (readonly string[])[]): string[][] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      const width = widthOf(cell);
      if (width <= WIDEST_COLUMN && width > (widths[column] ?? 0)) widths[column] = width;
    });
  }
  return rows.map((row) =>
    row.map((cell, column) => (column === row.length - 1 ? cell : padTo(cell, widths[column] ?? 0))),
  );
}

function padTo(cell: string, width: number): string {
  return cell + ' '.repeat(Math.max(0, width - widthOf(cell)));
}

/** Columns of a text in a terminal, as code points. */
export function widthOf(text: string): number {
  return [...text].length;
}

/** Joins two sentences; messages with a fixed wording may lack their period. */
export function joinSentences(first: string, second: string): string {
  if (second === '') return first;
  return /[.!?:…]\s*$/.test(first) ? `${first} ${second}` : `${first}. ${second}`;
}

export interface Wrapping {
  readonly columns: number;
  /** What the first line and the others begin with. */
  readonly first: string;
  readonly rest: string;
}

/** Wraps a line at spaces; a word that is too long stays whole. */
export function wrapText(text: string, { columns, first, rest }: Wrapping): readonly string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(/ +/)) {
    if (!isEmpty && widthOf(line) + 1 + widthOf(word) > columns) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  // Wrapping must not put a command at the start of a line.
  return [...lines, line].map((each) => each.replace(/^(\s*):(?=:)/, '$1: '));
}
