import { editJson, type JsonEdit } from '../json/edit-json.js';
import type { Json, JsonObject } from '../json/json.js';

/** The planned changes of a manifest. */
export interface ManifestEdits {
  /** Entries that are appended to its list. */
  readonly added: readonly JsonObject[];
  readonly edits: readonly JsonEdit[];
}

/** A new manifest is written as a whole; an existing one is edited as text, so that only changes show up. */
export function writeManifest(
  text: string | null,
  skeleton: JsonObject,
  { added, edits }: ManifestEdits,
): string {
  if (text === null) {
    return `${JSON.stringify({ ...applyToSkeleton(skeleton, edits), skills: added }, null, 2)}\n`;
  }
  const appends = added.map((value): JsonEdit => ({ op: 'append', path: ['skills'], value }));
  return editJson(text, [...appends, ...edits]);
}

/** On a skeleton the edits are plain assignments: there is no text to preserve. */
function applyToSkeleton(skeleton: JsonObject, edits: readonly JsonEdit[]): JsonObject {
  const value = structuredClone(skeleton) as Record<string, Json>;
  for (const edit of edits) {
    if (edit.op !== 'set') continue;
    let target = value as Record<string | number, Json>;
    for (const key of edit.path.slice(0, -1)) {
      target[key] ??= {};
      target = target[key] as Record<string | number, Json>;
    }
    const key = edit.path.at(-1)!;
    target[key] = edit.value;
    if (edit.after !== undefined) moveBehind(target, key, edit.after);
  }
  return value;
}

function moveBehind(target: Record<string | number, Json>, key: string | number, after: string | null): void {
  const others = Object.keys(target).filter((other) => other !== String(key));
  const place = after === null ? 0 : others.indexOf(after) + 1;
  for (const other of [key, ...others.slice(place)]) {
    const value = target[other]!;
    delete target[other];
    target[other] = value;
  }
}
