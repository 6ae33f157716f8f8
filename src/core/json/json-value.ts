import type { Json, JsonObject } from '../manifest.js';
import type { JsonKind } from './json-tree.js';

export function kindOf(value: Json): JsonKind {
  if (typeof value !== 'object' || value === null) return 'scalar';
  return isArray(value) ? 'array' : 'object';
}

export function isContainer(value: Json): value is readonly Json[] | JsonObject {
  return kindOf(value) !== 'scalar';
}

/** `Array.isArray` does not narrow readonly arrays. */
export function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Equality of what was parsed: the order of keys and the spelling of numbers do not count. */
export function isSameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isArray(a)) return isArray(b) && isSameArray(a, b);
  return !isArray(b) && isSameObject(a, b);
}

function isSameArray(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (!isSameJson(a[index], b[index])) return false;
  return true;
}

function isSameObject(a: JsonObject, b: JsonObject): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key]))
  );
}
