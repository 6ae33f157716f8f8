import { parsePatch } from 'diff';

/** The text of added and changed lines, by file and number, as far as they are known. */
export type ChangedLines = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** The lines of all files of a diff without prefixes. */
export function linesOfDiff(diff: string): ChangedLines {
  return new Map(parsePatch(diff).map(({ newFileName = '', hunks }) => [newFileName, addedLines(hunks)]));
}

/** The lines of one file, from a patch without the names of files. */
export function linesOfPatch(patch: string): ReadonlyMap<number, string> {
  return addedLines(parsePatch(patch)[0]?.hunks ?? []);
}

type Hunks = ReturnType<typeof parsePatch>[number]['hunks'];

function addedLines(hunks: Hunks): ReadonlyMap<number, string> {
  const added = new Map<number, string>();
  for (const { newStart, lines } of hunks) {
    let number = newStart;
    for (const line of lines) {
      if (line.startsWith('+')) added.set(number, line.slice(1));
      if (line.startsWith('+') || line.startsWith(' ')) number += 1;
    }
  }
  return added;
}
