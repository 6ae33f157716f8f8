import { openJson } from '../../core/json/json-tree.js';
import { readJson } from '../../core/read-json.js';

/** Whether two texts of a manifest are the same but for `_meta.lastUpdated`: the clock alone makes no commit. */
export function differsOnlyInTime(a: string, b: string): boolean {
  if (a === b) return true;
  const withoutA = withoutTime(a);
  return withoutA !== null && withoutA === withoutTime(b);
}

function withoutTime(text: string): string | null {
  // The tree takes for granted that the text is JSON.
  if (!readJson(text).ok) return null;
  const time = openJson(text).member('_meta')?.value.member('lastUpdated')?.value;
  if (time === undefined || !time.raw.startsWith('"')) return null;
  return text.slice(0, time.start) + text.slice(time.end);
}
