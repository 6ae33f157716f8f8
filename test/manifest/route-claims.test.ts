import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/json/json.js';
import { nameRanking } from '../../src/manifest/assign-routes.js';
import type { EntryOptions } from '../../src/manifest/build-entry.js';
import { claimNameTokens, claimOf } from '../../src/manifest/claims.js';
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

describe('claims of an entry', () => {
  it.each(['inactive', 'deprecated'])('an entry claims nothing if it is %s', (status) => {
    expect(claim({ status })).toBeNull();
  });

  it('an entry claims the keywords of its name and description', () => {
    expect(claim({ description: 'Testing with BATS', tags: ['x', 5, 'y'] })).toMatchObject({
      skill: 'ct-a',
      tags: ['x', 'y'],
      keywords: ['testing'],
      isDeclared: false,
    });
  });

  it.each<[string, JsonObject]>([
    ['under capabilities', { capabilities: { dispatch_triggers: { keywords: ['by hand'] } } }],
    ['at the top', { dispatch_triggers: { keywords: ['by hand'] } }],
    [
      'at the top, next to a list for other consumers',
      { capabilities: { dispatch_triggers: ['x'] }, dispatch_triggers: { keywords: ['by hand'] } },
    ],
  ])('an entry claims manual triggers %s', (_where, triggers) => {
    expect(claim({ description: 'Testing with BATS', ...triggers })).toMatchObject({
      keywords: ['by hand'],
      isDeclared: true,
    });
  });

  it('an entry claims inferred triggers that it records', () => {
    const recorded = { capabilities: { dispatch_triggers: { keywords: ['testing'] } } };
    expect(claim({ description: 'Testing with BATS', ...recorded })).toMatchObject({ isDeclared: false });
  });

  it('an entry claims first what the author declares', () => {
    const recorded = { capabilities: { dispatch_triggers: { keywords: ['by hand'] } } };
    expect(claim(recorded, ['declared'])).toMatchObject({ keywords: ['declared'], isDeclared: true });
  });
});

describe('distance between keyword and name', () => {
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
  ])('%s and %s have distance %i', (name, keyword, rank) => {
    expect(nameRanking(optionsOf('cleo'))(keyword)(name)).toBe(rank);
  });

  it('ignores a prefix only if the profile reserves it', () => {
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
    ['that are distinctive', ['ct-gizmo-alpha', 'ct-gizmo-omega'], [['alpha'], ['omega']]],
    ['each once', ['ct-alpha-alpha'], [['alpha']]],
    ['that are long enough', ['ct-gizmo-abc'], [['gizmo']]],
    ['that are not generic', ['ct-helper-alpha-tool'], [['alpha']]],
    ['that are not in the lexicon', ['ct-testing-alpha'], [['alpha']]],
    ['four at most', ['ct-alpha-bravo-charlie-delta-foxtrot'], [['alpha', 'bravo', 'charlie', 'delta']]],
  ])('uses words %s', (_which, names, expected) => {
    expect(tokens(names)).toEqual(expected);
  });

  it('adds name words after inferred keywords, and not to declared ones', () => {
    const claims = [aClaim('ct-alpha', ['testing']), aClaim('ct-bravo', ['own'], { isDeclared: true })];
    expect(
      claimNameTokens(claims, ['ct-alpha', 'ct-bravo'], optionsOf('cleo')).map(({ keywords }) => keywords),
    ).toEqual([['testing', 'alpha'], ['own']]);
  });

  it('includes the prefix if the profile reserves none', () => {
    expect(tokens(['prefix-alpha'], 'harness')).toEqual([['prefix', 'alpha']]);
    expect(tokens(['contribution-alpha'], 'cleo')).toEqual([['alpha']]);
  });
});
