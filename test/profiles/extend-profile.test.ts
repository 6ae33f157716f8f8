import { describe, expect, it } from 'vitest';
import { cleo } from '../../src/profiles/cleo.js';
import { extendProfile, lookUpProfile, profileNames } from '../../src/profiles/extend-profile.js';
import { harness } from '../../src/profiles/harness.js';

function found(id: string, customs: Parameters<typeof lookUpProfile>[1]) {
  const lookup = lookUpProfile(id, customs);
  if (lookup.kind !== 'found') throw new Error(JSON.stringify(lookup));
  return lookup;
}

describe('custom profile', () => {
  it('a custom profile keeps every setting of its parent that it does not change', () => {
    const profile = extendProfile(cleo, 'house', { extends: 'cleo', description: { max: 300 } });
    const { detect: _, ...inherited } = cleo;
    expect(profile).toEqual({
      ...inherited,
      id: 'house',
      title: 'CLEO skill registration (house)',
      description: { min: 10, max: 300 },
    });
  });

  it('a custom profile replaces lists, merges objects and removes null values', () => {
    const profile = extendProfile(cleo, 'house', {
      extends: 'cleo',
      name: { convention: null, maxLength: 30 },
      placeholders: null,
      sections: { required: [] },
      rules: { 'unknown-field': 'error' },
      exclude: { names: ['old'] },
    });
    expect(profile.name).toEqual({ pattern: cleo.name.pattern, maxLength: 30, normalize: false });
    expect(profile.placeholders).toBeUndefined();
    expect(profile.sections).toEqual({ required: [], recommended: ['Purpose', 'Capabilities'] });
    expect(profile.rules).toEqual({ ...cleo.rules, 'unknown-field': 'error' });
    expect(profile.exclude).toEqual({ names: ['old'], prefixes: ['.'], except: [] });
  });

  it('a custom profile replaces the schema of a field completely', () => {
    const profile = extendProfile(harness, 'loose', {
      extends: 'harness',
      shapes: { metadata: { type: 'string' } },
    });
    expect(profile.shapes).toEqual({ metadata: { type: 'string' } });
  });

  it('a custom profile may have roots that are plain paths', () => {
    const { roots, fallbackRoot } = extendProfile(cleo, 'house', {
      extends: 'cleo',
      roots: ['kits/', './more/*/kits', '~/.kits', { path: 'deep', levels: ['any'], source: 'deep' }],
      fallbackRoot: '.',
    });
    expect(roots).toEqual([
      { path: 'kits', source: 'repo', levels: ['children'], mayBeSkill: true },
      { path: 'more/*/kits', source: 'repo', levels: ['children'], mayBeSkill: true },
      { path: '~/.kits', source: 'user', levels: ['children'], mayBeSkill: true },
      { path: 'deep', source: 'deep', levels: ['any'] },
    ]);
    expect(fallbackRoot).toMatchObject({ path: '.', source: 'repo', levels: ['children'] });
  });

  it('a custom profile may extend another one, in any order', () => {
    const customs = {
      child: { extends: 'parent', description: { min: 5 } },
      parent: { extends: 'toolset', description: { max: 99 }, matrix: true },
    };
    const { profile, isBuiltIn } = found('child', customs);
    expect(profile).toMatchObject({
      id: 'child',
      description: { min: 5, max: 99 },
      matrix: true,
      load: 'body',
    });
    expect(isBuiltIn).toBe(false);
    expect(profileNames(customs).slice(-2)).toEqual(['child', 'parent']);
  });

  it('a custom profile may have the name of a built-in one and extend it', () => {
    const { profile, isBuiltIn } = found('cleo', { cleo: { extends: 'cleo', description: { max: 300 } } });
    expect(profile).toEqual({ ...cleo, description: { min: 10, max: 300 } });
    expect(isBuiltIn).toBe(false);
    expect(lookUpProfile('mine', { mine: { extends: 'mine' } })).toEqual({
      kind: 'cycle',
      chain: ['mine', 'mine'],
    });
  });

  it('a custom profile must not extend itself, even indirectly', () => {
    const customs = { a: { extends: 'b' }, b: { extends: 'a' } };
    expect(lookUpProfile('a', customs)).toEqual({ kind: 'cycle', chain: ['a', 'b', 'a'] });
  });

  it('a custom profile must extend a profile that exists', () => {
    expect(lookUpProfile('a', { a: { extends: 'cloe' } })).toMatchObject({
      kind: 'unknown',
      id: 'cloe',
      by: 'a',
    });
    expect(lookUpProfile('toString')).toMatchObject({ kind: 'unknown', id: 'toString' });
  });

  it('a custom profile must contain patterns that compile', () => {
    expect(lookUpProfile('a', { a: { extends: 'cleo', name: { pattern: '(' } } })).toMatchObject({
      kind: 'invalid',
      cell: ['name', 'pattern'],
    });
    expect(
      lookUpProfile('a', { a: { extends: 'cleo', name: { convention: { pattern: '[', shape: 'x' } } } }),
    ).toMatchObject({ kind: 'invalid', cell: ['name', 'convention', 'pattern'] });
  });

  it('a custom profile does not inherit the markers of its parent', () => {
    expect(extendProfile(cleo, 'house', { extends: 'cleo' }).detect).toBeUndefined();
    expect(extendProfile(cleo, 'house', { extends: 'cleo', detect: { markers: ['.house'] } }).detect).toEqual(
      {
        manifestSchemas: [],
        markers: ['.house'],
      },
    );
  });
});
