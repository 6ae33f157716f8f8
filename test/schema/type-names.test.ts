import { expect, it } from 'vitest';
import { jsonTypes, yamlTypes } from '../../src/schema/type-names.js';

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
])('names the types %j', (types, inYaml, inJson) => {
  expect([yamlTypes(types), jsonTypes(types)]).toEqual([inYaml, inJson]);
});
