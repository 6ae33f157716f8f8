import type { JsonSchema } from '../core/json-schema.js';

/** Says yes only to a value that the schema surely accepts; what it does not say yes to has to be validated. */
export type Clearance = (value: unknown) => boolean;

const NEVER: Clearance = () => false;
const ALWAYS: Clearance = () => true;
/** Keywords that say nothing about validity. */
const ANNOTATIONS = new Set(['$schema', '$id', 'title', 'description', 'default', 'examples', 'definitions']);

/**
 * A quick look in front of the full validator. Nearly all skills are in order, and to find that out of a compiled
 * validator costs several times as much, its loading not counted. A keyword that is not known here clears nothing.
 */
export function clearBySchema(schema: JsonSchema, definitions = schema['definitions']): Clearance {
  const tests: Clearance[] = [];
  for (const keyword of Object.keys(schema)) {
    if (ANNOTATIONS.has(keyword)) continue;
    const make = KEYWORDS[keyword];
    if (make === undefined) return NEVER;
    tests.push(make(schema[keyword], schema, definitions));
  }
  const needed = tests.filter((test) => test !== ALWAYS);
  if (needed.length === 0) return ALWAYS;
  return (value) => {
    for (const test of needed) if (!test(value)) return false;
    return true;
  };
}

type MakeClearance = (argument: unknown, schema: JsonSchema, definitions: unknown) => Clearance;

const KEYWORDS: Readonly<Record<string, MakeClearance>> = {
  type: (types) => clearType([types].flat() as string[]),
  enum: (values) => (value) => (values as unknown[]).some((allowed) => allowed === value),
  // A text has at least half as many characters as code units, and at most as many.
  minLength: (limit) => (value) => typeof value !== 'string' || value.length >= 2 * Number(limit),
  maxLength: (limit) => (value) => typeof value !== 'string' || value.length <= Number(limit),
  pattern: (source) => {
    const pattern = new RegExp(String(source), 'u');
    return (value) => typeof value !== 'string' || pattern.test(value);
  },
  minimum: (limit) => (value) => typeof value !== 'number' || value >= Number(limit),
  maximum: (limit) => (value) => typeof value !== 'number' || value <= Number(limit),
  $ref: (reference, _schema, definitions) => {
    const name = /^#\/definitions\/(\w+)$/.exec(String(reference))?.[1];
    const found =
      name === undefined ? undefined : (definitions as Record<string, JsonSchema> | undefined)?.[name];
    return found === undefined ? NEVER : clearBySchema(found, definitions);
  },
  items: (schema, _schema, definitions) => {
    const clears = clearBySchema(schema as JsonSchema, definitions);
    return (value) => !Array.isArray(value) || value.every((item) => clears(item));
  },
  required: (names) => (value) =>
    !isObject(value) || (names as string[]).every((name) => Object.hasOwn(value, name)),
  properties: (properties, { additionalProperties }, definitions) =>
    clearProperties(properties as Record<string, JsonSchema>, additionalProperties, definitions),
  additionalProperties: (rest, { properties }, definitions) =>
    properties === undefined ? clearProperties({}, rest, definitions) : ALWAYS,
};

function clearProperties(
  properties: Readonly<Record<string, JsonSchema>>,
  rest: unknown,
  definitions: unknown,
): Clearance {
  // Of all that a schema knows, a value holds little.
  const known = new Map<string, Clearance>();
  const clearanceOf = (key: string): Clearance => {
    const made = known.get(key);
    if (made !== undefined) return made;
    const clears = Object.hasOwn(properties, key) ? clearBySchema(properties[key]!, definitions) : others;
    known.set(key, clears);
    return clears;
  };
  const others =
    rest === undefined ? ALWAYS : rest === false ? NEVER : clearBySchema(rest as JsonSchema, definitions);
  return (value) => {
    if (!isObject(value)) return true;
    for (const key of Object.keys(value)) if (!clearanceOf(key)(value[key])) return false;
    return true;
  };
}

function clearType(types: readonly string[]): Clearance {
  const tests = types.map((type) => TYPES[type] ?? NEVER);
  const [first] = tests;
  return tests.length === 1 ? first! : (value) => tests.some((test) => test(value));
}

const TYPES: Readonly<Record<string, Clearance>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
