import type { ArgumentSchema, PropertySchema } from './tool-schemas.js';

export type ToolArguments = Readonly<Record<string, unknown>>;

/** Holds arguments against a tool's schema; the first thing that is wrong with them, or `null`. */
export function findArgumentProblem(given: unknown, schema: ArgumentSchema): string | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return 'the arguments are no object';
  for (const name of schema.required ?? []) {
    if (!Object.hasOwn(given, name)) return `"${name}" is missing`;
  }
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(schema.properties, name)) {
      const known = Object.keys(schema.properties).join(', ') || 'none';
      return `there is no argument "${name}"; known are: ${known}`;
    }
    const problem = problemOf(value, schema.properties[name]!);
    if (problem !== null) return `"${name}" ${problem}`;
  }
  return null;
}

function problemOf(value: unknown, schema: PropertySchema): string | null {
  switch (schema.type) {
    case 'string':
      return textProblem(value, schema);
    case 'integer':
      return Number.isInteger(value) ? null : 'must be a whole number';
    case 'boolean':
      return typeof value === 'boolean' ? null : 'must be true or false';
    case 'array':
      if (!Array.isArray(value) || value.length > schema.maxItems)
        return `must be a list of at most ${schema.maxItems}`;
      return value.every((item) => typeof item === 'string' && item.length <= schema.items.maxLength)
        ? null
        : `must hold texts of at most ${schema.items.maxLength} characters`;
  }
}

function textProblem(value: unknown, schema: PropertySchema & { type: 'string' }): string | null {
  if (typeof value !== 'string') return 'must be a text';
  if (schema.enum !== undefined && !schema.enum.includes(value))
    return `must be one of: ${schema.enum.join(', ')}`;
  if (value.length < (schema.minLength ?? 0)) return 'must not be empty';
  if (value.length > (schema.maxLength ?? Number.POSITIVE_INFINITY))
    return `is longer than ${schema.maxLength} characters`;
  return null;
}
