import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/json/json.js';
import { readManifest } from '../../src/manifest/manifest-model.js';
import { type MetaState, updateMeta } from '../../src/manifest/update-entries.js';

const NOW = '2026-01-27T12:34:56Z';
const EARLIER = '2025-01-01T00:00:00Z';
const RIGHT = { totalSkills: 3, autoDiscoveredSkills: 2, manuallyRegistered: 1 };
const unchanged: MetaState = { isChanged: false, isNew: false, total: 3, discovered: 2, now: () => NOW };

function changesOf(meta: JsonObject, state: Partial<MetaState> = {}): Record<string, unknown> {
  const model = readManifest(JSON.stringify({ _meta: meta }), 'manifest.json');
  const { edits, changes } = updateMeta(model, { ...unchanged, ...state });
  expect(changes.map((change) => (change.kind === 'meta-changed' ? change.field : ''))).toEqual(
    edits.map(({ path }) => path[1]),
  );
  return Object.fromEntries(edits.map((edit) => [edit.path.join('.'), 'value' in edit ? edit.value : null]));
}

describe('counts and dates of the manifest', () => {
  it.each<[string, JsonObject, Partial<MetaState>, Record<string, unknown>]>([
    ['stay when nothing changed, whatever the time', { ...RIGHT, lastUpdated: EARLIER }, {}, {}],
    ['are not added without another change', { lastUpdated: EARLIER }, {}, {}],
    [
      'are corrected together with the date',
      { ...RIGHT, totalSkills: 7, lastUpdated: EARLIER },
      {},
      { '_meta.lastUpdated': NOW, '_meta.totalSkills': 3 },
    ],
    [
      'are completed together with another change',
      {},
      { isChanged: true },
      {
        '_meta.lastUpdated': NOW,
        '_meta.totalSkills': 3,
        '_meta.autoDiscoveredSkills': 2,
        '_meta.manuallyRegistered': 1,
      },
    ],
    ['get a date when the manifest is new', RIGHT, { isNew: true }, { '_meta.lastUpdated': NOW }],
    [
      'keep a date without a time',
      { ...RIGHT, lastUpdated: '2025-01-01' },
      { isChanged: true },
      { '_meta.lastUpdated': '2026-01-27' },
    ],
    [
      'replace an invalid date with a time',
      { ...RIGHT, lastUpdated: 'on 2025-01-01' },
      { isChanged: true },
      { '_meta.lastUpdated': NOW },
    ],
    [
      'replace a text that only begins with a date',
      { ...RIGHT, lastUpdated: '2025-01-01 at noon' },
      { isChanged: true },
      { '_meta.lastUpdated': NOW },
    ],
    [
      'replace a number with a time',
      { ...RIGHT, lastUpdated: 5 },
      { isChanged: true },
      { '_meta.lastUpdated': NOW },
    ],
    [
      'never count more discovered skills than there are',
      { ...RIGHT, lastUpdated: NOW },
      { isChanged: true, discovered: 9 },
      { '_meta.autoDiscoveredSkills': 3, '_meta.manuallyRegistered': 0 },
    ],
  ])('counts and dates %s', (_what, meta, state, expected) => {
    expect(changesOf(meta, state)).toEqual(expected);
  });

  it('lists the old values of changed metadata', () => {
    const model = readManifest('{"_meta": {"totalSkills": 7}}', 'manifest.json');
    expect(updateMeta(model, unchanged).changes.slice(0, 2)).toStrictEqual([
      { kind: 'meta-changed', field: 'lastUpdated', after: NOW },
      { kind: 'meta-changed', field: 'totalSkills', before: 7, after: 3 },
    ]);
  });
});
