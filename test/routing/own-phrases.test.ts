import { describe, expect, it } from 'vitest';
import { type OwnershipRules, ownPhrases, type PhraseSource } from '../../src/routing/own-phrases.js';

const rules: OwnershipRules = {
  taken: new Map(),
  excluded: new Set(),
  maxClaimants: 2,
  meaningsOf: () => [],
};
const skill = (name: string, parts: Partial<PhraseSource> = {}): PhraseSource => ({
  name,
  description: '',
  declared: [],
  inferred: [],
  kinds: ['name', 'declared', 'quoted', 'inferred'],
  isFixed: false,
  earlier: [],
  ...parts,
});
const owned = (sources: readonly PhraseSource[], more: Partial<OwnershipRules> = {}) =>
  Object.fromEntries(ownPhrases(sources, { ...rules, ...more }).bySkill);

describe('the phrases of a skill', () => {
  it('are its name, then what it declares, quotes and what is inferred', () => {
    const threats = skill('threat-model', {
      description: 'Use for "data flow diagram" or "code". Never for "wombats".',
      declared: ['Attack-Surface', 'code'],
      inferred: ['analyze'],
    });
    expect(owned([threats])).toEqual({
      'threat-model': ['threat model', 'attack surface', 'code', 'data flow diagram', 'analyze'],
    });
  });

  it('lack a common word that no one declares, and report it', () => {
    const { bySkill, common } = ownPhrases([skill('code', { description: 'Use for "review".' })], rules);
    expect(bySkill.get('code')).toEqual([]);
    expect(common).toEqual([{ phrase: 'review', skill: 'code' }]);
  });

  it('are at most twelve, but for those that are declared', () => {
    const many = (word: string) => Array.from({ length: 9 }, (_, index) => `${word} number ${index}`);
    const description = `Use for ${many('quoted')
      .map((each) => `"${each}"`)
      .join(', ')}.`;
    expect(owned([skill('wombat', { declared: many('own'), description })])['wombat']).toHaveLength(12);
    expect(
      owned([skill('wombat', { declared: [...many('own'), ...many('other')], description })])['wombat'],
    ).toHaveLength(19);
  });

  it('lack what the config excludes', () => {
    expect(owned([skill('wombat', { declared: ['dig'] })], { excluded: new Set(['wombat']) })).toEqual({
      wombat: ['dig'],
    });
  });
});

describe('a phrase that several skills claim belongs to', () => {
  const ownerOf = (sources: readonly PhraseSource[], more: Partial<OwnershipRules> = {}) =>
    ownPhrases(sources, { ...rules, ...more }).claimed.find(({ phrase }) => phrase === 'dig holes')?.owner;
  const declaring = { declared: ['dig holes'] };
  const quoting = { description: 'Use for "dig holes".' };

  it.each<[string, readonly PhraseSource[], string | null]>([
    ['the skill of that name', [skill('a', declaring), skill('dig-holes')], 'dig-holes'],
    ['who declares it', [skill('holes', quoting), skill('b', declaring)], 'b'],
    ['the first that declares it', [skill('a', declaring), skill('b', declaring)], 'a'],
    [
      'who declared it before',
      [skill('a', declaring), skill('b', { ...declaring, earlier: ['dig holes'] })],
      'b',
    ],
    ['the closest name of those that quote it', [skill('a', quoting), skill('hole', quoting)], 'hole'],
    ['no one if two only quote it', [skill('a', quoting), skill('b', quoting)], null],
    [
      'the one whose phrases a person wrote',
      [skill('dig-holes'), skill('b', { ...declaring, isFixed: true })],
      'b',
    ],
    [
      'the first of two for which it is inferred',
      ['a', 'b'].map((name) => skill(name, { inferred: ['dig holes'] })),
      'a',
    ],
    [
      'no one if it is inferred for three',
      ['a', 'b', 'c'].map((name) => skill(name, { inferred: ['dig holes'] })),
      null,
    ],
  ])('%s', (_who, sources, owner) => expect(ownerOf(sources)).toBe(owner));

  it('the target of a manual key', () => {
    const { claimed, bySkill } = ownPhrases([skill('a', declaring)], {
      ...rules,
      taken: new Map([['dig holes', 'x']]),
    });
    expect(claimed).toMatchObject([{ phrase: 'dig holes', owner: null, takenBy: 'x' }]);
    expect(bySkill.get('a')).toEqual([]);
  });

  it('the name with the same meaning', () => {
    const meaningsOf = (word: string) => (word === 'holes' || word === 'burrow' ? ['hole'] : []);
    expect(ownerOf([skill('a', quoting), skill('burrow', quoting)], { meaningsOf })).toBe('burrow');
  });
});
