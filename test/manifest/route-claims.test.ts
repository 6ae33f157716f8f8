import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/json/json.js';
import type { EntryOptions } from '../../src/manifest/build-entry.js';
import { claimNameTokens, claimOf, nameRanking } from '../../src/manifest/claims.js';
import { profileById } from '../../src/profiles/index.js';
import { DEFAULT_LEXICON } from '../../src/skill/lexicon.js';
import { aClaim } from '../support/a-claim.js';

const optionsOf = (profile: string): EntryOptions => ({
  profile: profileById(profile)!,
  lexicon: DEFAULT_LEXICON,
  isInferring: true,
  triggersShape: 'nested',
  preserve: [],
  overrides: {},
  derivations: new Map(),
});
const claim = (entry: JsonObject, declared: readonly string[] | null = null, profile = 'cleo') =>
  claimOf({ name: 'ct-a', path: 'skills/ct-a', ...entry }, declared, optionsOf(profile));

describe('what an entry asks of the matrix', () => {
  it.each(['inactive', 'deprecated'])('is nothing when it is %s', (status) => {
    expect(claim({ status })).toBeNull();
  });

  it('is what its words say', () => {
    expect(claim({ description: 'Testing with BATS', tags: ['x', 5, 'y'] })).toMatchObject({
      skill: 'ct-a',
      tags: ['x', 'y'],
      keywords: ['testing'],
      isDeclared: false,
    });
  });

  it.each<[string, JsonObject]>([
    ['where they belong', { capabilities: { dispatch_triggers: { keywords: ['by hand'] } } }],
    ['at the top', { dispatch_triggers: { keywords: ['by hand'] } }],
    [
      'at the top, beside a list for other consumers',
      { capabilities: { dispatch_triggers: ['x'] }, dispatch_triggers: { keywords: ['by hand'] } },
    ],
  ])('is what a person wrote into it: %s', (_where, triggers) => {
    expect(claim({ description: 'Testing with BATS', ...triggers })).toMatchObject({
      keywords: ['by hand'],
      isDeclared: true,
    });
  });

  it('is what was derived when that is what it records', () => {
    const recorded = { capabilities: { dispatch_triggers: { keywords: ['testing'] } } };
    expect(claim({ description: 'Testing with BATS', ...recorded })).toMatchObject({ isDeclared: false });
  });

  it('is first what the author declares', () => {
    const recorded = { capabilities: { dispatch_triggers: { keywords: ['by hand'] } } };
    expect(claim(recorded, ['declared'])).toMatchObject({ keywords: ['declared'], isDeclared: true });
  });
});

describe('how close a keyword is to a name', () => {
  it.each([
    ['ct-testing', 'testing', 0],
    ['ct-tester', 'testing', 0],
    ['ct-testing-research', 'testing', 1],
    ['ct-testing-research', 'research', 1],
    ['ct-testing', 'research', 2],
    ['ct-gizmo', 'gizmo', 0],
    ['ct-gizmo-maker', 'gizmo', 1],
    ['ct-gizmo-maker', 'maker', 1],
    ['ct-gizmo-maker', 'giz', 2],
  ])('%s and %s: %i', (name, keyword, rank) => {
    expect(nameRanking(optionsOf('cleo'))(keyword)(name)).toBe(rank);
  });

  it('is measured without a prefix only where the profile reserves it', () => {
    expect(nameRanking(optionsOf('harness'))('gizmo')('ct-gizmo')).toBe(1);
  });
});

describe('words of names as keywords', () => {
  const tokens = (names: readonly string[], profile = 'cleo') =>
    claimNameTokens(
      names.map((name) => aClaim(name, [])),
      names,
      optionsOf(profile),
    ).map(({ keywords }) => keywords);

  it.each<[string, readonly string[], readonly (readonly string[])[]]>([
    ['that tell a skill apart', ['ct-gizmo-alpha', 'ct-gizmo-omega'], [['alpha'], ['omega']]],
    ['each once', ['ct-alpha-alpha'], [['alpha']]],
    ['that are long enough', ['ct-gizmo-abc'], [['gizmo']]],
    ['that say something', ['ct-helper-alpha-tool'], [['alpha']]],
    ['that the lexicon does not know', ['ct-testing-alpha'], [['alpha']]],
    ['four at most', ['ct-alpha-bravo-charlie-delta-foxtrot'], [['alpha', 'bravo', 'charlie', 'delta']]],
  ])('are those %s', (_which, names, expected) => {
    expect(tokens(names)).toEqual(expected);
  });

  it('follow the keywords that were inferred, and leave declared ones alone', () => {
    const claims = [aClaim('ct-alpha', ['testing']), aClaim('ct-bravo', ['own'], { isDeclared: true })];
    expect(
      claimNameTokens(claims, ['ct-alpha', 'ct-bravo'], optionsOf('cleo')).map(({ keywords }) => keywords),
    ).toEqual([['testing', 'alpha'], ['own']]);
  });

  it('include the prefix where the profile reserves none', () => {
    expect(tokens(['prefix-alpha'], 'harness')).toEqual([['prefix', 'alpha']]);
    expect(tokens(['contribution-alpha'], 'cleo')).toEqual([['alpha']]);
  });
});
