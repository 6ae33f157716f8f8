import { describe, expect, it } from 'vitest';
import { schemaIdOf } from '../../src/manifest/manifest-model.js';

const idOf = (text: string) => schemaIdOf(text, 'skills/manifest.json');

describe('$schema of a manifest', () => {
  it('is found anywhere at the top level', () => {
    expect(idOf('\uFEFF{\n  "$schema" : "one" ,"x": 1 }')).toBe('one');
    expect(idOf('{ "x": 1, "$schema": "late" }')).toBe('late');
    expect(idOf('{ "other": { "$schema": "deep" } }')).toBeUndefined();
    expect(idOf('{ "other": "$schema" }')).toBeUndefined();
  });

  it('the last of several counts', () => {
    expect(idOf('{ "$schema": "first", "x": 1, "$schema": "last" }')).toBe('last');
  });

  it('is not searched for in a text that does not contain it', () => {
    expect(idOf('// costs $5, "$schem')).toBeUndefined();
  });

  it('does not make broken JSON acceptable', () => {
    expect(() => idOf('{ "$schema": "a\tb" }')).toThrow('is not valid JSON');
  });
});
