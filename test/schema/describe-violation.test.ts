import { expect, it } from 'vitest';
import {
  adviceFor,
  expectationOf,
  nameTypes,
  placeOfViolation,
} from '../../src/schema/describe-violation.js';

const expected = (keyword: string, params: Readonly<Record<string, unknown>>) =>
  expectationOf({ instancePath: '/a/0', keyword, params, message: 'must match the schema' }, 'json');

it.each([
  ['object', 'a mapping', 'an object'],
  [['string', 'array'], 'a string or a list', 'a string or an array'],
  [
    ['boolean', 'integer', 'null'],
    'true or false, an integer, or empty',
    'true or false, an integer, or null',
  ],
  ['number', 'a number', 'a number'],
  ['other', 'other', 'other'],
])('names the types %j', (type, inYaml, inJson) => {
  expect([nameTypes(type, 'yaml'), expected('type', { type })]).toEqual([inYaml, `must be ${inJson}`]);
});

it.each([
  ['required', { missingProperty: 'file' }, 'is missing the required key "file"'],
  ['enum', { allowedValues: ['a', 1] }, 'must be one of "a", 1'],
  ['const', { allowedValue: 'a' }, 'must be "a"'],
  ['maxLength', { limit: 9 }, 'must have at most 9 characters'],
  ['maxItems', { limit: 9 }, 'must have at most 9 items'],
  ['minLength', { limit: 1 }, 'must not be empty'],
  ['minItems', { limit: 1 }, 'must not be empty'],
  ['minLength', { limit: 2 }, 'must have at least 2 characters'],
  ['minimum', { limit: 2 }, 'must be at least 2'],
  ['pattern', { pattern: '^a$' }, 'must match ^a$'],
  ['pattern', { pattern: 'a'.repeat(61) }, 'has an invalid format'],
  ['additionalProperties', { additionalProperty: 'nmae' }, 'has an unknown key "nmae"'],
  ['uniqueItems', {}, 'must match the schema'],
])('says what %s requires', (keyword, params, said) => {
  expect(expected(keyword, params)).toBe(said);
});

it('says what a pattern stands for', () => {
  const violation = { instancePath: '/color', keyword: 'pattern', params: { pattern: '^#' }, message: '' };
  expect(expectationOf(violation, 'yaml', { color: 'must be a color' })).toBe('must be a color');
});

it.each([
  ['type', { type: 'string' }, ['value']],
  ['required', { missingProperty: 'file' }, ['file', 'value']],
  ['additionalProperties', { additionalProperty: 'nmae' }, ['nmae', 'key']],
])('places a violation of %s', (keyword, params, place) => {
  const { field, part } = placeOfViolation({ instancePath: '/a/0', keyword, params, message: '' });
  expect([...field, part]).toEqual(['a', 0, ...place]);
});

it.each([
  ['required', { missingProperty: 'file' }, 'Add `file`.'],
  ['type', { type: 'string' }, 'Put the value in quotes.'],
  ['uniqueItems', {}, 'Correct `tags`, or remove it.'],
])('says what to do about %s', (keyword, params, advice) => {
  expect(adviceFor({ instancePath: '/tags', keyword, params, message: '' }, 1, 'tags')).toBe(advice);
});
