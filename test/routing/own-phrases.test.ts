import { describe, expect, it } from 'vitest';
import {
  type Claimant,
  claimPhrases,
  type OwnershipRules,
  ownedPhrases,
  type PhraseOrigin,
} from '../../src/routing/own-phrases.js';

const rules: OwnershipRules = {
  taken: new Map(),
  excluded: new Set(),
  maxClaimants: 2,
  meaningsOf: () => [],
};
const skill = (
  name: string,
  phrases: Partial<Record<PhraseOrigin, readonly string[]>> = {},
  had: readonly string[] = [],
): Claimant => ({
  name,
  phrases: Object.entries(phrases).flatMap(([origin, texts]) =>
    texts.map((text) => ({ text, origin: origin as PhraseOrigin })),
  ),
  had,
});
const owned = (claimants: readonly Claimant[], more: Partial<OwnershipRules> = {}) =>
  Object.fromEntries(ownedPhrases(claimPhrases(claimants, { ...rules, ...more })));

describe('the phrases of a skill', () => {
  it('are its name, then what it declares, quotes and what is inferred', () => {
    const threats = skill('threat-model', {
      inferred: ['analyze'],
      quoted: ['data flow diagram', 'code'],
      declared: ['attack surface', 'code'],
      name: ['threat model'],
    });
    expect(owned([threats])).toEqual({
      'threat-model': ['threat model', 'attack surface', 'code', 'data flow diagram', 'analyze'],
    });
  });

  it('lack a common word that no one declares', () => {
    expect(owned([skill('code', { name: ['code'], quoted: ['review'] })])).toEqual({});
  });

  it('are at most twelve, but for those that are declared', () => {
    const many = (word: string) => Array.from({ length: 9 }, (_, index) => `${word} number ${index}`);
    const quoted = many('quoted');
    expect(owned([skill('wombat', { declared: many('own'), quoted })])['wombat']).toHaveLength(12);
    const declared = [...many('own'), ...many('other')];
    expect(owned([skill('wombat', { declared, quoted })])['wombat']).toEqual(declared);
  });

  it('lack what the config excludes', () => {
    const wombat = skill('wombat', { name: ['wombat'], declared: ['dig'] });
    expect(owned([wombat], { excluded: new Set(['wombat']) })).toEqual({ wombat: ['dig'] });
  });
});

describe('a phrase that several skills claim belongs to', () => {
  const PHRASE = 'dig holes';
  const ownerOf = (claimants: readonly Claimant[], more: Partial<OwnershipRules> = {}) =>
    claimPhrases(claimants, { ...rules, ...more }).find(({ phrase }) => phrase === PHRASE)?.owner;
  const by = (origin: PhraseOrigin, name: string, had: readonly string[] = []) =>
    skill(name, { [origin]: [PHRASE] }, had);

  it.each<[string, readonly Claimant[], string | null]>([
    ['the skill of that name', [by('declared', 'a'), by('name', 'dig-holes')], 'dig-holes'],
    ['who declares it', [by('quoted', 'holes'), by('declared', 'b')], 'b'],
    ['the first that declares it', [by('declared', 'a'), by('declared', 'b')], 'a'],
    ['who declared it before', [by('declared', 'a'), by('declared', 'b', [PHRASE])], 'b'],
    ['the closest name of those that quote it', [by('quoted', 'a'), by('quoted', 'hole')], 'hole'],
    ['no one if two only quote it', [by('quoted', 'a'), by('quoted', 'b')], null],
    ['the one whose phrases a person wrote', [by('name', 'dig-holes'), by('manifest', 'b')], 'b'],
    ['the first of two for which it is inferred', [by('inferred', 'a'), by('inferred', 'b')], 'a'],
    ['no one if it is inferred for three', ['a', 'b', 'c'].map((name) => by('inferred', name)), null],
  ])('%s', (_who, claimants, owner) => expect(ownerOf(claimants)).toBe(owner));

  it('the target of a manual key', () => {
    const claimed = claimPhrases([by('declared', 'a')], { ...rules, taken: new Map([[PHRASE, 'x']]) });
    expect(claimed).toMatchObject([{ phrase: PHRASE, owner: 'x', isManual: true }]);
    expect(ownedPhrases(claimed).size).toBe(0);
  });

  it('the name with the same meaning', () => {
    const meaningsOf = (word: string) => (word === 'holes' || word === 'burrow' ? ['hole'] : []);
    expect(ownerOf([by('quoted', 'a'), by('quoted', 'burrow')], { meaningsOf })).toBe('burrow');
  });
});
