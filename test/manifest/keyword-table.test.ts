import { describe, expect, it } from 'vitest';
import { editJson } from '../../src/json/edit-json.js';
import type { JsonObject } from '../../src/json/json.js';
import { type KeyTier, updateKeywordTable, type WantedKey } from '../../src/manifest/keyword-table.js';

const key = (text: string, tier: KeyTier = 'names-and-quotes'): WantedKey => ({
  key: text,
  skill: text[0]!,
  tier,
});

/** Keys in capitals are manual. */
function update(
  existing: string,
  wanted: readonly WantedKey[],
  differences: { phrasesFirst?: boolean } = {},
) {
  const keys = existing.split(' ').filter((text) => text !== '');
  const table: JsonObject = Object.fromEntries(keys.map((text) => [text, text[0]!]));
  const ours = keys.filter((text) => text === text.toLowerCase());
  const tierOf = (text: string) => wanted.find((own) => own.key === text)?.tier ?? 'names-and-quotes';
  const result = updateKeywordTable({
    existing: table,
    ours: new Map(ours.map((text) => [text, tierOf(text)])),
    wanted,
    renames: new Map(),
    phrasesFirst: false,
    ...differences,
  });
  const text = JSON.stringify({ dispatch_matrix: { by_keyword: table } }, null, 2);
  const edited = JSON.parse(editJson(text, result.edits)) as { dispatch_matrix: { by_keyword: JsonObject } };
  expect(edited.dispatch_matrix.by_keyword).toEqual(result.routes);
  expect(Object.keys(edited.dispatch_matrix.by_keyword)).toEqual(Object.keys(result.routes));
  return Object.keys(result.routes).join(' ');
}

describe('generated keys', () => {
  it.each<[string, string, readonly WantedKey[], string]>([
    ['stay', 'HAND a b', [key('a'), key('b')], 'HAND a b'],
    ['follow manual keys at first', 'HAND TOO', [key('a'), key('b')], 'HAND TOO a b'],
    ['follow the key before them', 'HAND a c', [key('a'), key('b'), key('c')], 'HAND a b c'],
    ['precede the first key if they are first', 'HAND b c', [key('a'), key('b'), key('c')], 'HAND a b c'],
    ['leave manual keys between them in place', 'a HAND c', [key('a'), key('b'), key('c')], 'a b HAND c'],
    ['are renamed in place', 'a1 HAND b', [key('a2'), key('b')], 'a2 HAND b'],
    ['are removed when no longer wanted', 'HAND a b', [key('b')], 'HAND b'],
    [
      'move when their order changes, as few as possible',
      'HAND a b c',
      [key('c'), key('a'), key('b')],
      'HAND c a b',
    ],
    ['can move and be renamed at once', 'HAND a1 b c', [key('b'), key('c'), key('a2')], 'HAND b c a2'],
    ['precede keywords of the lexicon', 'HAND z', [key('a'), key('z', 'lexicon')], 'HAND a z'],
    ['from the lexicon stay in place', 'z HAND y', [key('y', 'lexicon'), key('z', 'lexicon')], 'z HAND y'],
    [
      'from the lexicon are last',
      'y HAND a',
      [key('a'), key('y', 'lexicon'), key('z', 'lexicon')],
      'y HAND a z',
    ],
    ['fill an empty table', '', [key('a'), key('b'), key('z', 'lexicon')], 'a b z'],
  ])('generated keys %s', (_what, existing, wanted, expected) => {
    expect(update(existing, wanted)).toBe(expected);
  });

  it.each<[string, string, readonly WantedKey[], string]>([
    ['new ones', 'HAND', [key('p', 'phrases'), key('q', 'phrases'), key('a')], 'p q HAND a'],
    [
      'phrases that follow them',
      'HAND p q a',
      [key('p', 'phrases'), key('q', 'phrases'), key('a')],
      'p q HAND a',
    ],
    ['only phrases', 'p HAND', [key('p', 'phrases'), key('a')], 'p HAND a'],
  ])('generated phrases may precede manual keys: %s', (_what, existing, wanted, expected) => {
    expect(update(existing, wanted, { phrasesFirst: true })).toBe(expected);
    expect(update(expected, wanted, { phrasesFirst: true })).toBe(expected);
  });

  it('drops a generated key if a manual key has the same text', () => {
    const { routes, edits } = updateKeywordTable({
      existing: { a: 'other' },
      ours: new Map(),
      wanted: [key('a')],
      renames: new Map(),
      phrasesFirst: false,
    });
    expect({ routes, edits }).toEqual({ routes: { a: 'other' }, edits: [] });
  });
});
