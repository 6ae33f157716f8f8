import { describe, expect, it } from 'vitest';
import { HeldText } from '../../src/json/held-text.js';
import { schemaIdOf } from '../../src/manifest/manifest-model.js';

/** Enough to be held as bytes, with a character that is not Latin-1. */
const FILLER = `"filler": "${'…'.padEnd(2_100_000, 'x')}"`;

describe.each([
  ['a small manifest', '"filler": "x"'],
  ['a large manifest', FILLER],
])('the $schema of %s', (_size, filler) => {
  const idOf = (text: string) => schemaIdOf(new HeldText(text), 'skills/manifest.json');

  it('is found at the beginning', () => {
    expect(idOf(`{ "$schema": "one", ${filler} }`)).toBe('one');
    expect(idOf(`\uFEFF{\n  "$schema" : "one" ,${filler} }`)).toBe('one');
  });

  it('is found anywhere else at the top, and only there', () => {
    expect(idOf(`{ ${filler}, "$schema": "late" }`)).toBe('late');
    expect(idOf(`{ ${filler}, "other": { "$schema": "deep" } }`)).toBeUndefined();
    expect(idOf(`{ ${filler}, "other": "$schema" }`)).toBeUndefined();
  });

  it('is the last one of several', () => {
    expect(idOf(`{ "$schema": "first", ${filler}, "$schema": "last" }`)).toBe('last');
    expect(idOf(`{ "$schema": "first", ${filler}, "other": { "$schema": "deep" } }`)).toBe('first');
  });

  it('is read as JSON reads it', () => {
    expect(idOf(`{ "$schema": "a\\u0062c", ${filler} }`)).toBe('abc');
    expect(idOf(`{ "$schema": 42, ${filler} }`)).toBe(42);
  });

  it('is not asked of a text that does not speak of it, whatever it is', () => {
    expect(idOf(`// no JSON, costs $5, "$schem ${filler}`)).toBeUndefined();
  });

  it('is no reason to accept broken JSON', () => {
    expect(() => idOf(`{ "$schema": "a\tb", ${filler} }`)).toThrow('is no valid JSON');
    expect(() => idOf(`{ ${filler}, "$schema": }`)).toThrow('is no valid JSON');
  });
});
