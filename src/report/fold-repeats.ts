import { asSentence, countText, joinWords } from '../text/suggest.js';
import type { Diagnostic } from './diagnostic.js';

/** In as many files, the same words are one finding. */
const MIN_FILES = 3;
const MAX_SHOWN = 2;

/** Findings that say the same of many files become the first of them, with a count; the JSON report keeps all. */
export function foldRepeats(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const found of diagnostics) {
    const key = keyOf(found);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [found]);
    else group.push(found);
  }
  const folded = new Map<Diagnostic, readonly Diagnostic[]>();
  for (const [first, ...rest] of groups.values()) {
    const others = [...new Set(rest.map(({ file }) => file))].filter((file) => file !== first!.file);
    if (others.length + 1 < MIN_FILES) continue;
    folded.set(first!, [{ ...first!, message: `${asSentence(first!.message)} ${describeOthers(others)}` }]);
    for (const found of rest) folded.set(found, []);
  }
  return diagnostics.flatMap((found) => folded.get(found) ?? [found]);
}

function keyOf({ severity, rule, message, fix, isNew }: Diagnostic): string {
  return JSON.stringify([severity, rule, message, fix, isNew]);
}

function describeOthers(files: readonly string[]): string {
  const shown = joinWords(files.slice(0, MAX_SHOWN));
  const such = files.length > MAX_SHOWN ? 'such as ' : '';
  return `The same in ${countText(files.length, 'more file')}: ${such}${shown}.`;
}
