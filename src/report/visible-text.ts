import type picocolors from 'picocolors';
import type { Severity } from './diagnostic.js';

const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** Controls, and characters that hide or reorder what surrounds them. Joiners stay: emoji and scripts need them. */
const DECEPTIVE = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** One line that shows what is there: no control character, no hidden one, no text that runs backwards. */
export function visibleText(text: string): string {
  return text.replace(BREAKS, ' ').replace(DECEPTIVE, showCodePoint).replace(LONE_SURROGATE, '\ufffd');
}

function showCodePoint(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** At most `limit` code points, with an ellipsis where something was left out. */
export function shorten(text: string, limit: number): string {
  const points = Array.from(text);
  return points.length <= limit ? text : `${points.slice(0, limit - 1).join('')}…`;
}

/** The text on one line: runs of white space and control characters become one space. */
export function oneLine(text: string): string {
  return text.replace(/[\s\u0000-\u001F\u007F-\u009F]+/g, ' ').trim();
}

/**
 * Makes a stranger's text one harmless line: nothing in it moves the cursor, colours the screen or is a command.
 * A runner takes a line for a command when it begins with `::`, blanks before it or not.
 */
export function neutralize(text: string): string {
  return neutralizeInside(text).replace(/^(\s*):(?=:)/, '$1: ');
}

/** The same for text that never begins a line; the old form of a command, `##[…]`, counts anywhere. */
export function neutralizeInside(text: string): string {
  return visibleText(text).replaceAll('##[', '# #[');
}

/** The same for a message that may run over lines: it becomes one line of prose. */
export function neutralizeMessage(message: string): string {
  return neutralize(message.replace(/\s*\n\s*/g, ' '));
}

/** What `createColors(enabled)` of picocolors gives; without colours every function returns its text. */
export type Colors = ReturnType<typeof picocolors.createColors>;

/** Paints a text in the colour of a severity. */
export function paintSeverity(colors: Colors, severity: Severity, text: string): string {
  if (severity === 'error') return colors.red(text);
  return severity === 'warning' ? colors.yellow(text) : colors.blue(text);
}

/** Beyond this a column is not widened: one long cell must not push all others off the screen. */
const WIDEST_COLUMN = 80;

/** Pads the cells of every column but the last to one width, counted in code points. Cells are plain text. */
export function alignColumns(rows: readonly (readonly string[])[]): string[][] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      const width = lengthOf(cell);
      if (width <= WIDEST_COLUMN && width > (widths[column] ?? 0)) widths[column] = width;
    });
  }
  return rows.map((row) =>
    row.map((cell, column) => (column === row.length - 1 ? cell : padTo(cell, widths[column] ?? 0))),
  );
}

function padTo(cell: string, width: number): string {
  return cell + ' '.repeat(Math.max(0, width - lengthOf(cell)));
}

function lengthOf(text: string): number {
  return [...text].length;
}

/** Two sentences in a row; messages whose wording is fixed elsewhere may lack their full stop. */
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

/** Breaks a line of words at blanks, so that each fits; a word that is too long stays whole. */
export function wrapText(text: string, { columns, first, rest }: Wrapping): readonly string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(/ +/)) {
    if (!isEmpty && lengthOf(line) + 1 + lengthOf(word) > columns) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  // A break must not turn the middle of a text into the start of a command.
  return [...lines, line].map((each) => each.replace(/^(\s*):(?=:)/, '$1: '));
}
