import { describe, expect, it } from 'vitest';
import { fieldLocator, scalarRange } from '../../src/skill/locate-exactly.js';
import { locateSimpleField, openingFence } from '../../src/skill/locate-field.js';
import { parseSkill } from '../../src/skill/parse-skill.js';

const TEXT = [
  '---',
  'name: pdf # a comment',
  'description: >',
  '  Fills in',
  '  forms.',
  'metadata:',
  '  tags: [one, Two]',
  '---',
  '',
].join('\n');
const parsed = parseSkill(new TextEncoder().encode(TEXT), 'strict');
const locate = fieldLocator(parsed);

describe('the position of a field', () => {
  it('is that of a value on the line of its key, without its comment', () => {
    const value = { field: ['name'], part: 'value' } as const;
    const span = { line: 2, column: 7, endLine: 2, endColumn: 10 };
    expect(locateSimpleField(parsed, value)).toMatchObject(span);
    expect(locate(value)).toMatchObject(span);
    const key = { field: ['name'], part: 'key' } as const;
    expect(locateSimpleField(parsed, key)).toMatchObject({ line: 2, column: 1, endColumn: 5 });
    expect(locate(key)).toMatchObject({ line: 2, column: 1, endColumn: 5 });
  });

  it('takes a parser for values of several lines and for nested ones', () => {
    const folded = { field: ['description'], part: 'value' } as const;
    expect(locateSimpleField(parsed, folded)).toBeNull();
    expect(locate(folded)).toMatchObject({ line: 3, column: 14, endLine: 5 });
    const nested = { field: ['metadata', 'tags', 1], part: 'value' } as const;
    expect(locateSimpleField(parsed, nested)).toBeNull();
    expect(locate(nested)).toMatchObject({ line: 7, column: 15, endColumn: 18 });
    expect(locate({ field: ['metadata'], part: 'value', item: 'two' })).toMatchObject({
      line: 7,
      column: 15,
    });
  });

  it('is that of the opening fence if the field is missing', () => {
    expect(openingFence(parsed)).toMatchObject({ line: 1, column: 1, endColumn: 4 });
    expect(locate({ field: ['version'], part: 'value' })).toEqual(openingFence(parsed));
  });

  it('gives the offsets of a scalar, and of nothing else', () => {
    const [start, end] = scalarRange(parsed, ['name'])!;
    expect(TEXT.slice(start, end)).toBe('pdf');
    expect(scalarRange(parsed, ['metadata'])).toBeNull();
    expect(scalarRange(parsed, ['version'])).toBeNull();
  });
});
