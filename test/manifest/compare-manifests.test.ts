import { describe, expect, it } from 'vitest';
import { compareManifestTexts } from '../../src/manifest/compare-manifests.js';

function aManifest(parts: { skills?: object[]; keywords?: object; meta?: object } = {}): string {
  return JSON.stringify({
    _meta: { lastUpdated: '2026-01-01', ...parts.meta },
    dispatch_matrix: { _comment: 'by hand', by_keyword: parts.keywords ?? {} },
    skills: parts.skills ?? [],
  });
}

const A = { name: 'ct-a', path: 'skills/ct-a', version: '1.0.0', tags: ['x'] };
const B = { name: 'ct-b', path: 'skills/ct-b' };

describe('compareManifests', () => {
  it('finds no changes between manifests that differ only in formatting', () => {
    expect(
      compareManifestTexts(
        aManifest({ skills: [A] }),
        JSON.stringify(JSON.parse(aManifest({ skills: [A] })), null, 4),
      ),
    ).toEqual([]);
  });

  it('finds added, removed and changed skills, with their fields', () => {
    const changed = { ...A, version: '1.1.0', tags: ['x', 'y'], tier: 2, path: undefined };
    expect(
      compareManifestTexts(
        aManifest({ skills: [A, B] }),
        aManifest({ skills: [changed, { name: 'ct-c', path: 'skills/ct-c' }] }),
      ),
    ).toEqual([
      {
        kind: 'skill-updated',
        skill: 'ct-a',
        path: 'skills/ct-a',
        fields: [
          { field: 'path', before: 'skills/ct-a' },
          { field: 'version', before: '1.0.0', after: '1.1.0' },
          { field: 'tags', before: ['x'], after: ['x', 'y'] },
          { field: 'tier', after: 2 },
        ],
      },
      { kind: 'skill-added', skill: 'ct-c', path: 'skills/ct-c' },
      { kind: 'skill-removed', skill: 'ct-b', path: 'skills/ct-b' },
    ]);
  });

  it('knows a renamed skill by its place', () => {
    const renamed = { ...B, name: 'ct-bee' };
    expect(compareManifestTexts(aManifest({ skills: [A, B] }), aManifest({ skills: [A, renamed] }))).toEqual([
      {
        kind: 'skill-updated',
        skill: 'ct-bee',
        path: 'skills/ct-b',
        fields: [{ field: 'name', before: 'ct-b', after: 'ct-bee' }],
      },
    ]);
  });

  it('names nested fields by their path', () => {
    const deep = (keywords: string[]) => ({
      ...B,
      capabilities: { dispatch_triggers: { keywords, types: [] } },
    });
    expect(
      compareManifestTexts(aManifest({ skills: [deep(['a'])] }), aManifest({ skills: [deep(['b'])] })),
    ).toEqual([
      {
        kind: 'skill-updated',
        skill: 'ct-b',
        path: 'skills/ct-b',
        fields: [{ field: 'capabilities.dispatch_triggers.keywords', before: ['a'], after: ['b'] }],
      },
    ]);
  });

  it('does not count a different order as a change', () => {
    expect(compareManifestTexts(aManifest({ skills: [A, B] }), aManifest({ skills: [B, A] }))).toEqual([]);
  });

  it('finds added, removed, reassigned and moved routes', () => {
    const before = { audit: 'ct-a', test: 'ct-b', plan: 'ct-c', old: 'ct-d', hand: { skillRef: 'x' } };
    const after = { audit: 'ct-z', 'test|verify': 'ct-b', old: 'ct-d', hand: { skillRef: 'x' }, new: 'ct-n' };
    const table = 'by_keyword';
    expect(compareManifestTexts(aManifest({ keywords: before }), aManifest({ keywords: after }))).toEqual([
      { kind: 'route-changed', table, key: 'audit', newKey: 'audit', skill: 'ct-a', newSkill: 'ct-z' },
      { kind: 'route-changed', table, key: 'test', newKey: 'test|verify', skill: 'ct-b', newSkill: 'ct-b' },
      { kind: 'route-added', table, key: 'new', skill: 'ct-n' },
      { kind: 'route-removed', table, key: 'plan', skill: 'ct-c' },
    ]);
  });

  it('finds changes in _meta', () => {
    expect(
      compareManifestTexts(aManifest({ meta: { totalSkills: 1 } }), aManifest({ meta: { totalSkills: 2 } })),
    ).toEqual([{ kind: 'meta-changed', field: 'totalSkills', before: 1, after: 2 }]);
  });

  it.each([
    ['none', null],
    ['a broken one', '{'],
    ['a list', '[]'],
  ])('treats %s as an empty manifest', (_, before) => {
    expect(compareManifestTexts(before, aManifest({ skills: [B] }))).toContainEqual({
      kind: 'skill-added',
      skill: 'ct-b',
      path: 'skills/ct-b',
    });
  });

  it('supports keys named like object methods', () => {
    const [without, routed] = [aManifest(), aManifest({ keywords: { constructor: 'ct-a' } })];
    const route = { table: 'by_keyword', key: 'constructor', skill: 'ct-a' };
    expect(compareManifestTexts(without, routed)).toEqual([{ kind: 'route-added', ...route }]);
    expect(compareManifestTexts(routed, without)).toEqual([{ kind: 'route-removed', ...route }]);
    expect(
      compareManifestTexts(aManifest({ skills: [B] }), aManifest({ skills: [{ ...B, constructor: 'x' }] })),
    ).toMatchObject([{ fields: [{ field: 'constructor', after: 'x' }] }]);
  });

  it('distinguishes added and removed values from null', () => {
    const [plain, none] = [aManifest({ skills: [B] }), aManifest({ skills: [{ ...B, model: null }] })];
    expect(compareManifestTexts(plain, none)).toMatchObject([{ fields: [{ field: 'model', after: null }] }]);
    const [change] = compareManifestTexts(none, plain);
    expect(change).toStrictEqual({
      kind: 'skill-updated',
      skill: 'ct-b',
      path: 'skills/ct-b',
      fields: [{ field: 'model', before: null }],
    });
    expect(
      compareManifestTexts(aManifest({ skills: [{ ...B, x: 1 }] }), aManifest({ skills: [{ ...B, x: {} }] })),
    ).toMatchObject([{ fields: [{ field: 'x', before: 1, after: {} }] }]);
  });

  it('skips entries that are not objects', () => {
    const odd = JSON.stringify({ skills: [null, 'word', { name: 7 }, B] });
    expect(compareManifestTexts(odd, JSON.stringify({ skills: [B] }))).toEqual([]);
    expect(compareManifestTexts('{"skills": "none"}', '{"skills": {}}')).toEqual([]);
  });

  it('names routes of manual tables by their value', () => {
    const routed = (route: unknown) => JSON.stringify({ dispatch_matrix: { by_mode: { fast: route } } });
    expect(compareManifestTexts(routed({ skillRef: 'a' }), routed('b'))).toEqual([
      {
        kind: 'route-changed',
        table: 'by_mode',
        key: 'fast',
        newKey: 'fast',
        skill: '{"skillRef":"a"}',
        newSkill: 'b',
      },
    ]);
  });
});
