import { codeBlockAt, codeBlocks } from '../text/markdown.js';

/** A table of a Markdown file. */
export interface MarkdownTable {
  readonly head: TableRow;
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** 0-based. */
  readonly line: number;
  /** As written, with the blanks around them. */
  readonly cells: readonly string[];
}

/** The tables outside of fenced code, with a `|` before every row. */
export function findTables(text: string): readonly MarkdownTable[] {
  const lines = text.split('\n');
  const isRow = plainRows(text, lines);
  const tables: MarkdownTable[] = [];
  for (let index = 1; index < lines.length; index += 1) {
    if (!isRow[index] || !isRow[index - 1] || !isRule(lines[index]!)) continue;
    const end = isRow.indexOf(false, index);
    const rows = lines.slice(index + 1, end === -1 ? lines.length : end);
    tables.push({
      head: { line: index - 1, cells: splitRow(lines[index - 1]!) },
      rows: rows.map((row, at) => ({ line: index + 1 + at, cells: splitRow(row) })),
    });
    index += rows.length;
  }
  return tables;
}

/** For each line, whether it looks like a row and is not code. */
function plainRows(text: string, lines: readonly string[]): readonly boolean[] {
  const blocks = codeBlocks(text);
  let position = 0;
  return lines.map((line) => {
    const start = position;
    position += line.length + 1;
    return /^\s*\|/.test(line) && codeBlockAt(blocks, start) === null;
  });
}

function isRule(line: string): boolean {
  return /^\|(?:\s*:?-+:?\s*\|)*(?:\s*:?-+:?)?$/.test(line.trim());
}

/** A pipe after a backslash is text. */
function splitRow(line: string): readonly string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/);
}

/** A row of these cells, as written. */
export function joinCells(cells: readonly string[]): string {
  return `|${cells.join('|')}|`;
}
