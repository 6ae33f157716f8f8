import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/json/json.js';
import { checkMatrix, routePlaces } from '../../src/manifest/check-matrix.js';
import type { ManifestOptions } from '../../src/manifest/manifest-model.js';
import { overrideMatrix } from '../../src/manifest/matrix.js';
import { profileById } from '../../src/profiles/index.js';

const FILE = 'skills/manifest.json';

function check(matrix: JsonObject, entries: readonly JsonObject[], profile = 'cleo') {
  const options = { file: FILE, profile: profileById(profile)! } as ManifestOptions;
  return checkMatrix(matrix, entries, options, routePlaces([], { file: FILE, hasFile: true }));
}

const active = { name: 'ct-review', tags: ['x'] };

describe('routes of the matrix', () => {
  it.each<[string, JsonObject]>([
    ['a route that is a name', { by_keyword: { review: 'ct-review' } }],
    ['a route that is an object with a name', { by_mode: { fast: { skillRef: 'ct-review' } } }],
    ['values that name no skill', { by_mode: { fast: { weight: 3 }, slow: 4, off: null } }],
    ['values that are not tables', { _comment: 'by hand', version: 2 }],
  ])('accepts %s', (_what, matrix) => {
    expect(check(matrix, [active])).toEqual([]);
  });

  it('reports routes to skills that are not in the manifest', () => {
    expect(
      check({ by_own: { x: { skillRef: 'nobody' } }, by_task_type: { testing: 'ct-reviev' } }, [active]),
    ).toEqual([
      {
        rule: 'route-dangling',
        file: FILE,
        at: { field: ['dispatch_matrix', 'by_own', 'x'], part: 'value' },
        message: 'dispatch_matrix.by_own["x"] routes to "nobody", which is not a skill of the manifest.',
        fix: 'Point it at a skill that exists, or remove it.',
      },
      {
        rule: 'route-dangling',
        file: FILE,
        at: { field: ['dispatch_matrix', 'by_task_type', 'testing'], part: 'value' },
        message:
          'dispatch_matrix.by_task_type["testing"] routes to "ct-reviev", which is not a skill of the manifest.',
        fix: 'Did you mean "ct-review"? If not, remove it.',
      },
    ]);
  });

  it.each(['inactive', 'deprecated'])('reports routes to a skill that is %s', (status) => {
    expect(check({ by_keyword: { review: 'ct-review' } }, [{ ...active, status }])).toEqual([
      {
        rule: 'route-inactive',
        file: FILE,
        at: { field: ['dispatch_matrix', 'by_keyword', 'review'], part: 'value' },
        message: `dispatch_matrix.by_keyword["review"] routes to "ct-review", which is ${status}.`,
        fix: 'Point it at its successor, or remove it.',
      },
    ]);
  });

  it.each(['active', 'experimental'])('accepts routes to a skill that is %s', (status) => {
    expect(check({ by_keyword: { review: 'ct-review' } }, [{ ...active, status }])).toEqual([]);
  });

  it.each([
    ['review|', 'The key "review|" has an empty part, which matches every task.', 'Remove the stray "|".'],
    ['a| |b', 'The key "a| |b" has an empty part, which matches every task.', 'Remove the stray "|".'],
    [
      'plan|(b',
      'The part "(b" of the key "plan|(b" is not a valid regular expression.',
      'Escape special characters, or use plain words: consumers stop matching here.',
    ],
  ])('reports the key %j, which consumers cannot match', (key, message, fix) => {
    expect(check({ by_keyword: { [key]: 'ct-review' } }, [active])).toEqual([
      {
        rule: 'route-unsafe',
        file: FILE,
        at: { field: ['dispatch_matrix', 'by_keyword', key], part: 'key' },
        message,
        fix,
      },
    ]);
  });

  it('accepts any key in tables that consumers do not match', () => {
    expect(check({ by_task_type: { '(x|': 'ct-review' } }, [active])).toEqual([]);
  });
});

describe('unreachable skills', () => {
  const unreachable = (entries: readonly JsonObject[], matrix: JsonObject = {}, profile?: string) =>
    check(matrix, entries, profile).map(({ rule, message }) => [rule, message]);

  it.each<[string, JsonObject, JsonObject]>([
    ['with a keyword', { name: 'a' }, { by_keyword: { word: 'a' } }],
    ['with a task type', { name: 'a' }, { by_task_type: { testing: 'a' } }],
    ['with tags', { name: 'a', tags: ['x'] }, {}],
    ['with a list of triggers', { name: 'a', capabilities: { dispatch_triggers: ['x'] } }, {}],
    ['that is inactive', { name: 'a', status: 'inactive' }, {}],
  ])('does not report a skill %s', (_what, entry, matrix) => {
    expect(unreachable([entry], matrix)).toEqual([]);
  });

  it.each<[string, JsonObject]>([
    ['neither tags nor triggers', { name: 'a' }],
    ['an empty list of tags', { name: 'a', tags: [], status: 'active' }],
    ['an empty list of triggers', { name: 'a', capabilities: { dispatch_triggers: [] } }],
    ['capabilities that are none', { name: 'a', capabilities: 'x' }],
  ])('reports a skill with %s', (_what, entry) => {
    expect(unreachable([entry])).toEqual([
      ['skill-unreachable', 'No task type, keyword or label routes to "a".'],
    ]);
  });

  it('reports no unreachable skill if the profile has no matrix', () => {
    expect(unreachable([{ name: 'a' }], {}, 'harness')).toEqual([]);
  });

  it('reports unreachable skills in one finding, with ten names', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `s${index}` }));
    const listed = names(10)
      .map(({ name }) => `"${name}"`)
      .join(', ');
    expect(unreachable(names(10))).toEqual([
      ['skill-unreachable', `No task type, keyword or label routes to ${listed}.`],
    ]);
    expect(unreachable(names(12))).toEqual([
      ['skill-unreachable', `No task type, keyword or label routes to ${listed} and 2 more.`],
    ]);
  });
});

describe('overrides file', () => {
  it('overrides routes of the matrix, table by table', () => {
    const matrix = { by_keyword: { plan: 'a', build: 'b', mend: { skillRef: 'c' } }, by_own: 'a word' };
    const overridden = {
      by_keyword: { plan: 'x', build: 'b', draw: 'y', mend: { skillRef: 'z' } },
      by_own: { k: 'v' },
      _comment: 'kept elsewhere',
    };
    expect(overrideMatrix(matrix, overridden)).toEqual({
      by_keyword: { plan: 'x', build: 'b', mend: { skillRef: 'z' }, draw: 'y' },
      by_own: { k: 'v' },
    });
  });
});
