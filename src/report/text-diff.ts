import { structuredPatch } from 'diff';
import type { GeneratedFile } from '../files/workspace.js';
import { countText } from '../text/suggest.js';
import { type Colors, neutralize } from '../text/visible-text.js';

/** The most edits to search for before a file counts as rewritten: the cost grows with their square. */
const MAX_EDITS = 2000;
const CONTEXT = 3;
/** Lines of a diff that are shown without `--verbose`. */
const MAX_LINES = 60;

/** The unified diff of the generated files, as `git apply` reads it; empty if nothing differs. */
export function unifiedDiff(files: readonly GeneratedFile[]): string {
  return files
    .map((file) => diffOf(file).join('\n'))
    .filter(Boolean)
    .map((diff) => `${diff}\n`)
    .join('');
}

/** The same for people: colored, safe for a terminal, and truncated unless all is wanted. */
export function renderDiff(
  files: readonly GeneratedFile[],
  { colors, isVerbose }: { readonly colors: Colors; readonly isVerbose: boolean },
): string {
  const lines = files.flatMap(diffOf);
  const shown = lines
    .slice(0, isVerbose ? lines.length : MAX_LINES)
    .map((line) => `${paintLine(line, colors)}\n`);
  const rest = lines.length - shown.length;
  if (rest > 0)
    shown.push(`${colors.dim(`… ${countText(rest, 'more line')} of diff; --verbose shows all`)}\n`);
  return shown.join('');
}

function diffOf(file: GeneratedFile): string[] {
  const { from = file.path } = file;
  const renaming =
    from === file.path
      ? []
      : [`diff --git a/${from} b/${file.path}`, `rename from ${from}`, `rename to ${file.path}`];
  if (file.before === file.after) return renaming;
  if (file.isBinary === true) return [...renaming, `Binary files a/${from} and b/${file.path} differ`];
  const [before, after] = [file.before ?? '', file.after ?? ''];
  const names = [
    file.before === null ? '/dev/null' : `a/${from}`,
    file.after === null ? '/dev/null' : `b/${file.path}`,
  ] as const;
  const patch =
    before === ''
      ? undefined
      : structuredPatch(names[0], names[1], before, after, undefined, undefined, {
          context: CONTEXT,
          maxEditLength: MAX_EDITS,
        });
  const hunks = patch?.hunks ?? [replaceWhole(before, after)];
  const body = hunks.flatMap((hunk) => [
    `@@ -${rangeOf(hunk.oldStart, hunk.oldLines)} +${rangeOf(hunk.newStart, hunk.newLines)} @@`,
    ...hunk.lines,
  ]);
  return [...renaming, `--- ${names[0]}`, `+++ ${names[1]}`, ...body];
}

/** One hunk from the first line that differs to the last: always correct, if not the shortest. */
function replaceWhole(before: string, after: string) {
  const old = linesOf(before);
  const fresh = linesOf(after);
  const { head, tail } = countCommon(old, fresh);
  const start = Math.max(0, head - CONTEXT);
  const rest = Math.max(0, tail - CONTEXT);
  return {
    oldStart: start + 1,
    oldLines: old.length - rest - start,
    newStart: start + 1,
    newLines: fresh.length - rest - start,
    lines: [
      ...mark(' ', old.slice(start, head)),
      ...mark('-', old.slice(head, old.length - tail)),
      ...mark('+', fresh.slice(head, fresh.length - tail)),
      ...mark(' ', old.slice(old.length - tail, old.length - rest)),
    ],
  };
}

/** How many lines two texts share at the start and, of the rest, at the end. */
function countCommon(old: readonly string[], fresh: readonly string[]): { head: number; tail: number } {
  const shorter = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < shorter && old[head] === fresh[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++;
  return { head, tail };
}

/** Lines with their line endings, so that a missing final newline is a difference. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/);
}

function mark(sign: ' ' | '+' | '-', lines: readonly string[]): string[] {
  return lines.flatMap((line) =>
    line.endsWith('\n') ? [sign + line.slice(0, -1)] : [sign + line, '\\ No newline at end of file'],
  );
}

function rangeOf(start: number, lines: number): string {
  return lines === 0 ? `${start - 1},0` : lines === 1 ? `${start}` : `${start},${lines}`;
}

function paintLine(line: string, colors: Colors): string {
  const plain = line.replace(/\r$/, '').split('\t').map(neutralize).join('\t');
  if (/^(---|\+\+\+) /.test(plain)) return colors.bold(plain);
  if (plain.startsWith('@@')) return colors.cyan(plain);
  if (plain.startsWith('+')) return colors.green(plain);
  if (plain.startsWith('-')) return colors.red(plain);
  // A context line keeps its indentation, so a runner could read one that begins with `::` as a command.
  return plain.replace(/^(\s*):(?=:)/, '$1: ');
}
