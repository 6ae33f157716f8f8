import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/json/json.js';
import { type RouteClaim, taskTypeVocabulary } from '../../src/manifest/claims.js';
import { updateMatrix } from '../../src/manifest/matrix.js';
import type { MatrixInput } from '../../src/manifest/matrix-ownership.js';
import { aClaim, rankedBy } from '../support/a-claim.js';
import { MANIFEST, registerInMemory } from '../support/register-in-memory.js';
import { skillText } from '../support/skill-text.js';

const skill = (name: string, keywords: string) =>
  skillText({ name, description: 'Keeps the example small', version: '1.0.0', keywords });

describe('keywords of the matrix', () => {
  it('keywords may have names of object methods', async () => {
    const { manifest } = await registerInMemory({
      'skills/ct-a-tool/SKILL.md': skill('ct-a-tool', '[constructor]'),
      'skills/ct-b-tool/SKILL.md': skill('ct-b-tool', '[prototype]'),
    });
    expect(manifest.dispatch_matrix.by_keyword).toEqual({ constructor: 'ct-a-tool', prototype: 'ct-b-tool' });
  });

  it('overrides may have names of object methods', async () => {
    const { report } = await registerInMemory({
      'skills/ct-a-tool/SKILL.md': skill('ct-a-tool', '[building]'),
      'skill-registrar.json': { overrides: 'overrides.json' },
      'overrides.json': { dispatch_matrix: { by_keyword: { constructor: 'ct-a-tool' } } },
      [MANIFEST]: { dispatch_matrix: { by_keyword: {} }, skills: [] },
    });
    expect(report.changes).toContainEqual({
      kind: 'route-added',
      table: 'by_keyword',
      key: 'constructor',
      skill: 'ct-a-tool',
    });
  });
});

const single = {
  vocabulary: taskTypeVocabulary([], []),
  maxClaimants: 3,
  keyStyle: 'single' as const,
  isPlain: true,
  phrasesFirst: false,
  isInferring: true,
  rankNames: rankedBy(),
  keywordOf: () => null,
};

const joined = { ...single, keyStyle: 'joined' as const };

/** Updates one table: `old` generated it, `now` is wanted. */
function update(matrix: JsonObject, differences: Partial<MatrixInput>) {
  return updateMatrix({
    matrix,
    overridden: {},
    oldClaims: made(),
    newClaims: [],
    entries: null,
    frozen: new Set(),
    renames: new Map(),
    options: joined,
    ...differences,
  });
}
const made = (...active: readonly RouteClaim[]) => ({ active, retired: [] });
const keywords = (routes: JsonObject, differences: Partial<MatrixInput>) =>
  update({ by_keyword: routes }, differences).byKeyword;
const types = (routes: JsonObject, differences: Partial<MatrixInput>) =>
  update({ by_task_type: routes }, differences).byTaskType;
const claim = (skill: string, ...words: readonly string[]) => aClaim(skill, words);
const typed = (skill: string, ...tags: readonly string[]) => aClaim(skill, [], { tags });

describe('generated keys of by_keyword', () => {
  it.each<[string, JsonObject, Partial<MatrixInput>, JsonObject]>([
    [
      'stay the same',
      { 'plan|draw': 'a' },
      { oldClaims: made(claim('a', 'plan', 'draw')), newClaims: [claim('a', 'plan', 'draw')] },
      { 'plan|draw': 'a' },
    ],
    [
      'are renamed in place when the keywords change',
      { first: 'x', 'plan|draw': 'a', last: 'y' },
      { oldClaims: made(claim('a', 'plan', 'draw')), newClaims: [claim('a', 'plan', 'sketch')] },
      { first: 'x', 'plan|sketch': 'a', last: 'y' },
    ],
    [
      'are removed when no skill wants them',
      { 'plan|draw': 'a', last: 'y' },
      { oldClaims: made(claim('a', 'plan', 'draw')) },
      { last: 'y' },
    ],
    [
      'follow a renamed skill',
      { plan: 'old' },
      {
        oldClaims: made(claim('old', 'plan')),
        newClaims: [claim('b', 'plan'), claim('new', 'plan')],
        renames: new Map([['old', 'new']]),
      },
      { plan: 'new' },
    ],
    [
      'stay with their skill, even if another would get them now',
      { plan: 'b' },
      {
        oldClaims: made(claim('b', 'plan')),
        newClaims: [claim('a', 'plan'), claim('b', 'plan')],
        options: { ...joined, rankNames: rankedBy({ a: { plan: 0 } }) },
      },
      { plan: 'b' },
    ],
    [
      'go to another skill when theirs no longer wants them',
      { plan: 'b' },
      { oldClaims: made(claim('b', 'plan')), newClaims: [claim('a', 'plan'), claim('b', 'build')] },
      { plan: 'a', build: 'b' },
    ],
    [
      'of a frozen skill stay, and no other skill gets them',
      { plan: 'b' },
      {
        oldClaims: made(claim('b', 'plan')),
        newClaims: [claim('a', 'plan', 'draw')],
        frozen: new Set(['b']),
      },
      { plan: 'b', draw: 'a' },
    ],
    [
      'are distinguished from manual keys with other keywords',
      { 'plan|by hand': 'a' },
      { oldClaims: made(claim('a', 'plan')), newClaims: [claim('a', 'build')] },
      { 'plan|by hand': 'a' },
    ],
    [
      'are removed with an inactive skill',
      { build: 'off', 'by hand': 'off' },
      { oldClaims: { active: [], retired: [claim('off', 'build')] } },
      { 'by hand': 'off' },
    ],
    [
      'are not attributed to an inactive skill',
      { plan: 'a', 'by hand': 'off' },
      {
        oldClaims: { active: [claim('a', 'plan', 'draw')], retired: [claim('off', 'draw')] },
        newClaims: [claim('a', 'plan', 'draw')],
        options: { ...joined, rankNames: rankedBy({ off: { draw: 0 } }) },
      },
      { plan: 'a', 'by hand': 'off' },
    ],
    [
      'are split into single keywords on request',
      { 'plan|draw': 'a' },
      {
        oldClaims: made(claim('a', 'plan', 'draw')),
        newClaims: [claim('a', 'plan', 'draw')],
        options: single,
      },
      { plan: 'a', draw: 'a' },
    ],
    [
      'are not joined from single keywords, which a person may need',
      { plan: 'a', draw: 'a' },
      { oldClaims: made(claim('a', 'plan', 'draw')), newClaims: [claim('a', 'plan', 'draw')] },
      { plan: 'a', draw: 'a' },
    ],
    [
      'are not added for a skill with a manual key',
      { 'by hand': 'a' },
      { newClaims: [claim('a', 'plan'), claim('b', 'build')] },
      { 'by hand': 'a', build: 'b' },
    ],
    [
      'are added for a skill with a manual key if its author declares keywords',
      { 'by hand': 'a' },
      { newClaims: [aClaim('a', ['plan'], { isDeclared: true })] },
      { 'by hand': 'a', plan: 'a' },
    ],
    [
      'stay next to a manual key that was added later',
      { plan: 'a', 'by hand': 'a' },
      { oldClaims: made(claim('a', 'plan')), newClaims: [claim('a', 'plan')] },
      { plan: 'a', 'by hand': 'a' },
    ],
    [
      'omit words that a manual key gives to another skill',
      { 'plan|x': 'other' },
      { newClaims: [claim('a', 'plan', 'draw')] },
      { 'plan|x': 'other', draw: 'a' },
    ],
    [
      'give way to the overrides file',
      { plan: 'a' },
      {
        overridden: { by_keyword: { plan: 'a' } },
        oldClaims: made(claim('a', 'plan')),
        newClaims: [claim('a', 'build')],
      },
      { plan: 'a' },
    ],
    [
      'ignore routes without a skill',
      { plan: { skillRef: 'a' }, draw: null },
      { newClaims: [claim('a', 'plan', 'build')] },
      { plan: { skillRef: 'a' }, draw: null, 'plan|build': 'a' },
    ],
    [
      'may be single keywords',
      { plan: 'a', draw: 'a', other: 'x' },
      {
        oldClaims: made(claim('a', 'plan', 'draw')),
        newClaims: [claim('a', 'draw', 'build')],
        options: single,
      },
      { build: 'a', draw: 'a', other: 'x' },
    ],
    [
      'may be single keywords, and are removed one by one',
      { plan: 'a', draw: 'a' },
      { oldClaims: made(claim('a', 'plan', 'draw')), newClaims: [claim('a', 'draw')], options: single },
      { draw: 'a' },
    ],
  ])('generated keys of by_keyword %s', (_what, routes, differences, expected) => {
    const result = keywords(routes, differences);
    expect(result).toStrictEqual(expected);
    expect(Object.keys(result)).toEqual(Object.keys(expected));
  });

  it('lists every changed key', () => {
    const { changes, edits } = update(
      { by_keyword: { plan: 'old', 'draw|mend': 'a', gone: 'c' } },
      {
        oldClaims: made(claim('old', 'plan'), claim('a', 'draw', 'mend'), claim('c', 'gone')),
        newClaims: [claim('new', 'plan'), claim('a', 'draw'), claim('d', 'build')],
        renames: new Map([['old', 'new']]),
      },
    );
    const at = (key: string) => ['dispatch_matrix', 'by_keyword', key];
    const table = 'by_keyword';
    expect(changes).toStrictEqual([
      { kind: 'route-changed', table, key: 'plan', newKey: 'plan', skill: 'old', newSkill: 'new' },
      { kind: 'route-changed', table, key: 'draw|mend', newKey: 'draw', skill: 'a', newSkill: 'a' },
      { kind: 'route-removed', table, key: 'gone', skill: 'c' },
      { kind: 'route-added', table, key: 'build', skill: 'd' },
    ]);
    expect(edits).toStrictEqual([
      { op: 'remove', path: at('gone') },
      { op: 'set', path: at('plan'), value: 'new' },
      { op: 'rename', path: at('draw|mend'), key: 'draw' },
      { op: 'set', path: at('build'), value: 'd' },
    ]);
  });
});

describe('generated keys of by_task_type', () => {
  it.each<[string, JsonObject, Partial<MatrixInput>, JsonObject]>([
    [
      'stay with their skill, even if another would get them now',
      { testing: 'b' },
      {
        oldClaims: made(typed('b', 'testing')),
        newClaims: [typed('a', 'testing'), typed('b', 'testing')],
        options: { ...joined, rankNames: rankedBy({ a: { testing: 0 } }) },
      },
      { testing: 'b' },
    ],
    [
      'go to another skill when theirs no longer wants them',
      { testing: 'b' },
      { oldClaims: made(typed('b', 'testing')), newClaims: [typed('a', 'testing'), typed('b', 'release')] },
      { testing: 'a', release: 'b' },
    ],
    [
      'follow a renamed skill',
      { testing: 'old' },
      {
        oldClaims: made(typed('old', 'testing')),
        newClaims: [typed('a', 'testing'), typed('new', 'testing')],
        renames: new Map([['old', 'new']]),
      },
      { testing: 'new' },
    ],
    [
      'of a frozen skill stay',
      { testing: 'b' },
      { oldClaims: made(typed('b', 'testing')), newClaims: [typed('a', 'testing')], frozen: new Set(['b']) },
      { testing: 'b' },
    ],
    [
      'are manual if we would not generate them',
      { testing: 'b' },
      { oldClaims: made(typed('b', 'release')), newClaims: [typed('a', 'testing')] },
      { testing: 'b' },
    ],
    [
      'are manual if the overrides file has them',
      { testing: 'b' },
      {
        overridden: { by_task_type: { testing: 'b' } },
        oldClaims: made(typed('b', 'testing')),
        newClaims: [typed('b', 'release')],
      },
      { testing: 'b', release: 'b' },
    ],
    [
      'ignore routes without a skill',
      { testing: 7 },
      { newClaims: [typed('a', 'release')] },
      { testing: 7, release: 'a' },
    ],
  ])('generated keys of by_task_type %s', (_what, routes, differences, expected) => {
    expect(types(routes, differences)).toStrictEqual(expected);
  });
});
