import { describe, expect, it } from 'vitest';
import type { ManifestChange } from '../../src/manifest/changes.js';
import type { Diagnostic } from '../../src/report/diagnostic.js';
import { skillOutcomes, summarize } from '../../src/report/summarize.js';
import { aRecord } from '../support/a-record.js';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => aRecord(name)) as [
  ReturnType<typeof aRecord>,
  ReturnType<typeof aRecord>,
  ReturnType<typeof aRecord>,
  ReturnType<typeof aRecord>,
];
const outcomes = (changes: readonly ManifestChange[]) =>
  skillOutcomes({
    accepted: [a, b],
    skipped: [c],
    invalid: [{ record: d, errors: ['broken'] }],
    order: [a, b, c, d],
    changes,
  });
const fields = (...names: readonly string[]) => names.map((field) => ({ field, after: 1 }));
const path = (name: string) => `skills/${name}`;

describe('skills of the report', () => {
  it('are listed in the order in which they were found', () => {
    expect(outcomes([])).toStrictEqual([
      { name: 'a', path: path('a'), status: 'unchanged', changes: [] },
      { name: 'b', path: path('b'), status: 'unchanged', changes: [] },
      { name: 'c', path: path('c'), status: 'skipped', changes: [] },
      { name: 'd', path: path('d'), status: 'invalid', changes: [], errors: ['broken'] },
    ]);
  });

  it('have a status from the changes of the manifest', () => {
    const table = 'by_keyword';
    const [first, second] = outcomes([
      { kind: 'skill-added', skill: 'a', path: path('a') },
      { kind: 'route-added', table, key: 'k', skill: 'a' },
      { kind: 'route-added', table, key: 'l', skill: 'a' },
      { kind: 'skill-updated', skill: 'b', path: path('b'), fields: fields('version', 'tags') },
      { kind: 'route-removed', table, key: 'm', skill: 'b' },
      { kind: 'meta-changed', field: 'totalSkills', after: 1 },
    ]);
    expect(first).toMatchObject({
      status: 'registered',
      changes: ['added to manifest', 'dispatch_matrix updated'],
    });
    expect(second).toMatchObject({
      status: 'updated',
      changes: ['version updated', 'tags updated', 'dispatch_matrix updated'],
    });
  });

  it('are both updated when a route moves between them', () => {
    const change = {
      kind: 'route-changed',
      table: 't',
      key: 'k',
      newKey: 'k',
      skill: 'a',
      newSkill: 'b',
    } as const;
    expect(outcomes([change]).map(({ status }) => status)).toEqual([
      'updated',
      'updated',
      'skipped',
      'invalid',
    ]);
  });

  it('the skills of a report end with deleted ones', () => {
    expect(
      outcomes([
        { kind: 'skill-removed', skill: 'x', path: path('x') },
        { kind: 'skill-updated', skill: 'y', path: path('y'), fields: fields('status') },
      ]).slice(4),
    ).toStrictEqual([
      { name: 'x', status: 'pruned', path: path('x'), changes: ['removed from manifest'] },
      { name: 'y', status: 'updated', path: path('y'), changes: ['status updated'] },
    ]);
  });

  it('are counted in the summary', () => {
    const finding = (severity: Diagnostic['severity']) => ({ severity }) as Diagnostic;
    const skills = outcomes([
      { kind: 'skill-added', skill: 'a', path: path('a') },
      { kind: 'skill-removed', skill: 'x', path: path('x') },
      { kind: 'skill-updated', skill: 'y', path: path('y'), fields: fields('status') },
    ]);
    expect(summarize(9, skills, [finding('error'), finding('warning'), finding('warning')])).toEqual({
      discovered: 9,
      registered: 1,
      updated: 1,
      unchanged: 1,
      pruned: 1,
      invalid: 1,
      errors: 1,
      warnings: 2,
      notices: 0,
    });
  });
});
