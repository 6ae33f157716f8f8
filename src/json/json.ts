/** A value of `JSON.parse`. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export type JsonKind = 'object' | 'array' | 'scalar';

/** Keys and indices from the document's value down. */
export type JsonPath = readonly (string | number)[];

export function kindOf(value: Json): JsonKind {
  if (isArray(value)) return 'array';
  return isObject(value) ? 'object' : 'scalar';
}

/** `Array.isArray` does not narrow readonly arrays. */
export function isArray(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Equality of parsed values: the order of keys and the notation of numbers do not matter. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isArray(a) && isArray(b))
    return a.length === b.length && a.every((item, index) => isSameJson(item, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key]))
  );
}

export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

export function asArray(value: unknown): readonly Json[] {
  return isArray(value) ? value : [];
}

export function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The keys of an entry that differ from what they should be, with the values they should have. */
export function changedKeys(
  wanted: JsonObject,
  entry: JsonObject,
): readonly (readonly [key: string, value: Json])[] {
  return Object.entries(wanted).filter(([key, value]) => !isSameJson(entry[key], value));
}

/** The value in this place; `undefined` if there is none. */
export function valueAt(value: Json, path: JsonPath): Json | undefined {
  return path.reduce<Json | undefined>(
    (node, key) => (typeof key === 'number' ? asArray(node)[key] : asObject(node)[key]),
    value,
  );
}

/** The value with another one in this place; `undefined` removes it. Missing parents become objects. */
export function withValueAt(value: Json | undefined, path: JsonPath, next: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return next ?? null;
  const isLast = rest.length === 0;
  if (isArray(value))
    return value.flatMap((element, index) => {
      if (index !== key) return [element];
      return isLast && next === undefined ? [] : [withValueAt(element, rest, next)];
    });
  const { [key]: own, ...others } = asObject(value);
  if (isLast && next === undefined) return others;
  return { ...asObject(value), [key]: withValueAt(own, rest, next) };
}

/** A new file: two spaces, LF, a final newline. */
export function newJsonText(value: Json): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
