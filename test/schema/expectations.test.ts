import { expect, it } from 'vitest';
import { jsonExpectation, yamlTypes } from '../../src/schema/expectations.js';

const expected = (keyword: string, params: Readonly<Record<string, unknown>>) =>
  jsonExpectation({ instancePath: '', keyword, params, message: 'must match the schema' });

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
  expect([yamlTypes(type), expected('type', { type })]).toEqual([inYaml, `must be ${inJson}`]);
});

it.each([
  ['required', { missingProperty: 'file' }, 'is missing the required key "file"'],
  ['enum', { allowedValues: ['a', 1] }, 'must be one of "a", 1'],
  ['const', { allowedValue: 'a' }, 'must be "a"'],
  ['maxLength', { limit: 9 }, 'must not be longer than 9 characters'],
  ['maxItems', { limit: 9 }, 'must not have more than 9 items'],
  ['minLength', { limit: 1 }, 'must not be empty'],
  ['minItems', { limit: 1 }, 'must not be empty'],
  ['pattern', { pattern: 'a' }, 'must match the schema'],
])('says what %s requires', (keyword, params, said) => {
  expect(expected(keyword, params)).toBe(said);
});
