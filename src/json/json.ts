/** A value of `JSON.parse`. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export type JsonKind = 'object' | 'array' | 'scalar';

/** Keys and indices from the document's value down. */
export type JsonPath = readonly (string | number)[];

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

/** Equality of parsed values: the order of keys and the notation of numbers do not matter. */
export function isSameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isArray(a)) {
    return isArray(b) && a.length === b.length && a.every((item, index) => isSameJson(item, b[index]));
  }
  return !isArray(b) && isSameObject(a, b);
}

function isSameObject(a: JsonObject, b: JsonObject): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key]))
  );
}
