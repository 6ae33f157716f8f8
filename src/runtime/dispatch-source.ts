import type { Json, JsonObject } from '../core/manifest.js';
import { isObject, textsOf } from '../core/registry/manifest-model.js';

/** What dispatch reads of a manifest; matrix entries in the order of the file, which decides. */
export interface DispatchSource {
  readonly byTaskType: readonly (readonly [string, unknown])[];
  readonly byKeyword: readonly (readonly [string, unknown])[];
  readonly skills: readonly DispatchSkill[];
}

export interface DispatchSkill {
  readonly name: string;
  readonly isActive: boolean;
  readonly labels: readonly string[];
  readonly keywords: readonly string[];
  readonly types: readonly string[];
}

/** The entries of an object in the order of its file, which `JSON.parse` loses for keys that look like integers. */
export type OrderedEntries = (
  path: readonly string[],
  parsed: JsonObject,
) => readonly (readonly [string, Json])[];

/** Takes from a parsed manifest what dispatch needs; parts that have another shape count as absent. */
export function readDispatchSource(manifest: Json, orderedEntries: OrderedEntries): DispatchSource {
  const root = asObject(manifest);
  const matrix = asObject(root['dispatch_matrix']);
  const table = (name: string) => orderedEntries(['dispatch_matrix', name], asObject(matrix[name]));
  const skills = Array.isArray(root['skills']) ? (root['skills'] as Json[]) : [];
  return {
    byTaskType: table('by_task_type'),
    byKeyword: table('by_keyword'),
    skills: skills.map(asObject).filter(hasName).map(readSkill),
  };
}

/** Triggers stand at the top of an entry or in `capabilities`, as an object or as a list of phrases. */
function readSkill(entry: JsonObject & { readonly name: string }): DispatchSkill {
  const nested = asObject(entry['capabilities'])['dispatch_triggers'];
  const triggers = isObject(entry['dispatch_triggers'])
    ? entry['dispatch_triggers']
    : isObject(nested)
      ? nested
      : {};
  const phrases = textsOf(nested);
  return {
    name: entry.name,
    isActive: (entry['status'] ?? 'active') === 'active',
    labels: 'labels' in triggers ? textsOf(triggers['labels']) : textsOf(entry['tags']),
    keywords: [...phrases, ...textsOf(triggers['keywords'])],
    types: textsOf(triggers['types']),
  };
}

function hasName(entry: JsonObject): entry is JsonObject & { readonly name: string } {
  return typeof entry['name'] === 'string';
}

function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}
