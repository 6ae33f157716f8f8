import { editJsonInPieces, type JsonEdit } from '../edit-json.js';
import type { HeldText } from '../held-text.js';
import type { Json, JsonObject } from '../manifest.js';

/** What is to be done to a manifest. */
export interface ManifestEdits {
  /** Entries that go to the end of its list. */
  readonly added: readonly JsonObject[];
  readonly edits: readonly JsonEdit[];
}

/** A new manifest is written whole; an existing one is edited as text, so that only what changed changes. */
export function writeManifest(
  text: HeldText | null,
  skeleton: JsonObject,
  { added, edits }: ManifestEdits,
): Iterable<string> {
  if (text === null) return writeWhole(applyToSkeleton(skeleton, edits), added);
  const appends = added.map((value): JsonEdit => ({ op: 'append', path: ['skills'], value }));
  return editJsonInPieces(text.read(), [...appends, ...edits]);
}

/** On a skeleton the edits are plain assignments; no text has to survive. */
function applyToSkeleton(skeleton: JsonObject, edits: readonly JsonEdit[]): JsonObject {
  const value = structuredClone(skeleton) as Record<string, Json>;
  for (const edit of edits) {
    if (edit.op !== 'set') continue;
    let target = value as Record<string | number, Json>;
    for (const key of edit.path.slice(0, -1)) {
      target[key] ??= {};
      target = target[key] as Record<string | number, Json>;
    }
    target[edit.path.at(-1)!] = edit.value;
  }
  return value;
}

/** So many entries are turned into text at once: the text of all would be the largest thing in memory. */
const ENTRIES_AT_ONCE = 100;
const SKILLS_OPEN = '"skills": [';
const [BEFORE_ENTRIES, AFTER_ENTRIES] = [`{\n  ${SKILLS_OPEN}\n`, '\n  ]\n}'];

/** What `JSON.stringify` makes of the skeleton, whose last and empty list is `skills`, with these entries in it. */
function* writeWhole(skeleton: JsonObject, entries: readonly JsonObject[]): Generator<string> {
  const frame = JSON.stringify(skeleton, null, 2);
  if (entries.length === 0) return yield `${frame}\n`;
  yield `${frame.slice(0, frame.lastIndexOf(SKILLS_OPEN))}${SKILLS_OPEN}\n`;
  for (let start = 0; start < entries.length; start += ENTRIES_AT_ONCE) {
    const skills = entries.slice(start, start + ENTRIES_AT_ONCE);
    const text = JSON.stringify({ skills }, null, 2);
    if (start > 0) yield ',\n';
    yield text.slice(BEFORE_ENTRIES.length, -AFTER_ENTRIES.length);
  }
  yield `${AFTER_ENTRIES}\n`;
}
