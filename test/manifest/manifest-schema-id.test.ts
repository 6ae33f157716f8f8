import { describe, expect, it } from 'vitest';
import { readManifest, schemaIdOf } from '../../src/manifest/manifest-model.js';

const idOf = (text: string) => schemaIdOf(text, (found) => readManifest(found, 'skills/manifest.json'));

describe('the $schema of a manifest', () => {
  it('is found at the top level, wherever it is there', () => {
    expect(idOf('\uFEFF{\n  "$schema" : "one" ,"x": 1 }')).toBe('one');
    expect(idOf('{ "x": 1, "$schema": "late" }')).toBe('late');
    expect(idOf('{ "other": { "$schema": "deep" } }')).toBeUndefined();
    expect(idOf('{ "other": "$schema" }')).toBeUndefined();
  });

  it('is the last one of several', () => {
    expect(idOf('{ "$schema": "first", "x": 1, "$schema": "last" }')).toBe('last');
  });

  it('is not looked for in a text that does not mention it', () => {
    expect(idOf('// costs $5, "$schem')).toBeUndefined();
  });

  it('is not a reason to accept broken JSON', () => {
    expect(() => idOf('{ "$schema": "a\tb" }')).toThrow('is not valid JSON');
  });
});
