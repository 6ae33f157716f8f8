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
const textAt = (range: { readonly start: number; readonly end: number } | null) =>
  range === null ? null : TEXT.slice(range.start, range.end);

describe('the position of a field', () => {
  it('is that of a value on the line of its key, without its comment', () => {
    const value = { field: ['name'], part: 'value' } as const;
    expect(textAt(locateSimpleField(parsed, value))).toBe('pdf');
    expect(textAt(locate(value))).toBe('pdf');
    const key = { field: ['name'], part: 'key' } as const;
    expect(textAt(locateSimpleField(parsed, key))).toBe('name');
    expect(textAt(locate(key))).toBe('name');
  });

  it('takes a parser for values of several lines and for nested ones', () => {
    const folded = { field: ['description'], part: 'value' } as const;
    expect(locateSimpleField(parsed, folded)).toBeNull();
    expect(textAt(locate(folded))).toMatch(/^>\n {2}Fills in\n {2}forms\./);
    const nested = { field: ['metadata', 'tags', 1], part: 'value' } as const;
    expect(locateSimpleField(parsed, nested)).toBeNull();
    expect(textAt(locate(nested))).toBe('Two');
    expect(textAt(locate({ field: ['metadata'], part: 'value', item: 'two' }))).toBe('Two');
  });

  it('is that of the opening fence if the field is missing', () => {
    expect(textAt(openingFence(parsed))).toBe('---');
    expect(locate({ field: ['version'], part: 'value' })).toEqual(openingFence(parsed));
  });

  it('gives the offsets of a scalar, and of nothing else', () => {
    const [start, end] = scalarRange(parsed, ['name'])!;
    expect(TEXT.slice(start, end)).toBe('pdf');
    expect(scalarRange(parsed, ['metadata'])).toBeNull();
    expect(scalarRange(parsed, ['version'])).toBeNull();
  });
});
