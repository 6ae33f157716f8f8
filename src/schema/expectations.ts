import type { SchemaViolation } from './violation.js';

const COMMON = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
};
const YAML: Readonly<Record<string, string>> = {
  ...COMMON,
  array: 'a list',
  object: 'a mapping',
  null: 'empty',
};
const JSON_TYPES: Readonly<Record<string, string>> = {
  ...COMMON,
  array: 'an array',
  object: 'an object',
  null: 'null',
};

/** The `type` of a JSON Schema, one or several, in the words of YAML. */
export function yamlTypes(types: unknown): string {
  return nameTypes(types, YAML);
}

/** The same in the words of JSON. */
function jsonTypes(types: unknown): string {
  return nameTypes(types, JSON_TYPES);
}

function nameTypes(types: unknown, words: Readonly<Record<string, string>>): string {
  const names = (Array.isArray(types) ? types : [types]).map((type) => words[String(type)] ?? String(type));
  return names.length < 3 ? names.join(' or ') : `${names.slice(0, -1).join(', ')}, or ${names.at(-1)}`;
}

/** What a JSON file must be, as the end of a sentence that begins with the name of a value. */
export function jsonExpectation({ keyword, params, message }: SchemaViolation): string {
  const limit = String(params['limit']);
  switch (keyword) {
    case 'type':
      return `must be ${jsonTypes(params['type'])}`;
    case 'required':
      return `is missing the required key "${params['missingProperty']}"`;
    case 'enum':
      return `must be one of ${(params['allowedValues'] as readonly unknown[]).map((value) => JSON.stringify(value)).join(', ')}`;
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}`;
    case 'maxLength':
      return `must not be longer than ${limit} characters`;
    case 'maxItems':
      return `must not have more than ${limit} items`;
    case 'minLength':
    case 'minItems':
      return 'must not be empty';
    default:
      return message;
  }
}
