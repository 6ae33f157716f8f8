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
