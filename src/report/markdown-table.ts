/** A Markdown table; cells are Markdown already and hold no line breaks. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.map(escapePipes).join(' | ')} |`;
}

/**
 * A pipe in a cell needs a backslash, in code spans too. After a backslash of the text itself GitHub would
 * read the pair as an escaped backslash and end the cell, so there a box-drawing line stands in for it.
 */
function escapePipes(cell: string): string {
  return cell.replace(/(\\*)\|/g, (_, backslashes: string) =>
    backslashes === '' ? '\\|' : `${backslashes}│`,
  );
}
