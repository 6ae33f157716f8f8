import type { JsonEdit } from '../json/edit-json.js';
import { isObject, isSameJson, type Json, type JsonObject } from '../json/json.js';
import type { ManifestChange } from './changes.js';
import { ownValue } from './manifest-model.js';

export interface OverriddenMatrix {
  /** The matrix with the manual routes merged into it. */
  readonly matrix: JsonObject;
  readonly edits: readonly JsonEdit[];
  readonly changes: readonly ManifestChange[];
}

/** Writes the routes of the overrides file into the matrix unchanged. */
export function overrideMatrix(matrix: JsonObject, overridden: JsonObject): OverriddenMatrix {
  const edits: JsonEdit[] = [];
  const changes: ManifestChange[] = [];
  const result: Record<string, Json> = { ...matrix };
  for (const [table, routes] of Object.entries(overridden)) {
    if (!isObject(routes)) continue;
    const current = isObject(matrix[table]) ? matrix[table] : {};
    if (matrix[table] !== undefined && !isObject(matrix[table]))
      edits.push({ op: 'set', path: ['dispatch_matrix', table], value: {} });
    for (const [key, value] of Object.entries(routes)) {
      const before = ownValue(current, key);
      if (isSameJson(before, value)) continue;
      edits.push({ op: 'set', path: ['dispatch_matrix', table, key], value });
      changes.push(changeOf(table, key, before, value));
    }
    result[table] = { ...current, ...routes };
  }
  return { matrix: result, edits, changes };
}

function changeOf(table: string, key: string, before: Json | undefined, after: Json): ManifestChange {
  const skill = targetOf(after);
  if (before === undefined) return { kind: 'route-added', table, key, skill };
  return { kind: 'route-changed', table, key, newKey: key, skill: targetOf(before), newSkill: skill };
}

/** A route is a name, or an object with a name under `skillRef`. */
export function targetOf(route: Json): string {
  const reference = isObject(route) ? route['skillRef'] : route;
  return typeof reference === 'string' ? reference : '';
}
