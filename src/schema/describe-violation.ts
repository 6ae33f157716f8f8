import { pointerPath } from '../json/read-json.js';
import type { FieldPlace } from '../text/span.js';
import { adviseOn, countText } from '../text/suggest.js';
import type { SchemaViolation } from './violation.js';

/** The format of the file decides what its types are called. */
type Format = 'json' | 'yaml';

const COMMON = { string: 'a string', integer: 'an integer', number: 'a number', boolean: 'true or false' };
const TYPES: Readonly<Record<Format, Readonly<Record<string, string>>>> = {
  json: { ...COMMON, array: 'an array', object: 'an object', null: 'null' },
  yaml: { ...COMMON, array: 'a list', object: 'a mapping', null: 'empty' },
};

/** The `type` of a JSON Schema, one or several. */
export function nameTypes(types: unknown, format: Format): string {
  const names = [types].flat().map((type) => TYPES[format][String(type)] ?? String(type));
  return names.length < 3 ? names.join(' or ') : `${names.slice(0, -1).join(', ')}, or ${names.at(-1)}`;
}

/** Where a violation is: at a key that is unknown, else at a value; what is missing is reported at its parent. */
export function placeOfViolation({ instancePath, keyword, params }: SchemaViolation): FieldPlace {
  const path = pointerPath(instancePath);
  if (keyword === 'additionalProperties')
    return { field: [...path, String(params['additionalProperty'])], part: 'key' };
  const missing = keyword === 'required' ? [String(params['missingProperty'])] : [];
  return { field: [...path, ...missing], part: 'value' };
}

/**
 * What a value must be, as the end of a sentence that begins with its name. `forms` says what the patterns of some keys
 * stand for.
 */
export function expectationOf(
  { keyword, params, message, instancePath }: SchemaViolation,
  format: Format,
  forms: Readonly<Record<string, string>> = {},
): string {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'type':
      return `must be ${nameTypes(params['type'], format)}`;
    case 'additionalProperties':
      return `has an unknown key "${params['additionalProperty']}"`;
    case 'required':
      return `is missing the required key "${params['missingProperty']}"`;
    case 'enum':
      return `must be one of ${allowedValues(params)
        .map(format === 'json' ? asJson : String)
        .join(', ')}`;
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}`;
    case 'minimum':
    case 'maximum':
      return `must be ${keyword === 'minimum' ? 'at least' : 'at most'} ${limit}`;
    case 'minLength':
    case 'minItems':
      return limit === 1 ? 'must not be empty' : `must have at least ${countSize(keyword, limit)}`;
    case 'maxLength':
    case 'maxItems':
      return `must have at most ${countSize(keyword, limit)}`;
    case 'pattern':
      return formOf(instancePath, forms) ?? describePattern(String(params['pattern']));
    default:
      return formOf(instancePath, forms) ?? message;
  }
}

/** What to do about the value of a field. */
export function adviceFor({ keyword, params }: SchemaViolation, value: unknown, field: string): string {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'type':
      return adviceForType(params['type'], value);
    case 'additionalProperties':
      return 'Fix the spelling, or remove it.';
    case 'required':
      return `Add \`${params['missingProperty']}\`.`;
    case 'maxLength':
      return `Shorten it by ${countText([...String(value)].length - limit, 'character')}.`;
    case 'minLength':
      return 'Say more, or remove the field.';
    case 'minimum':
    case 'maximum':
      return `Write a number that is ${keyword === 'minimum' ? 'at least' : 'at most'} ${limit}.`;
    case 'enum':
      return adviseOn(String(value), allowedValues(params).map(String), 'Write one of them.');
    default:
      return `Correct \`${field}\`, or remove it.`;
  }
}

function adviceForType(wanted: unknown, value: unknown): string {
  const isString = [wanted].flat().includes('string');
  if (isString && (typeof value === 'number' || typeof value === 'boolean'))
    return 'Put the value in quotes.';
  if (isString && Array.isArray(value)) return 'Write a string, in quotes if it begins with `[`.';
  return `Write ${nameTypes(wanted, 'yaml')}.`;
}

export function allowedValues(params: SchemaViolation['params']): readonly unknown[] {
  return params['allowedValues'] as readonly unknown[];
}

function formOf(instancePath: string, forms: Readonly<Record<string, string>>): string | undefined {
  return forms[String(pointerPath(instancePath).at(-1))];
}

function asJson(value: unknown): string {
  return JSON.stringify(value);
}

function countSize(keyword: string, limit: number): string {
  return countText(limit, keyword.endsWith('Items') ? 'item' : 'character');
}

/** A longer expression explains nothing. */
function describePattern(pattern: string): string {
  return pattern.length <= 60 ? `must match ${pattern}` : 'has an invalid format';
}
