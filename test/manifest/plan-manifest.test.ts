import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/json/json.js';
import { readManifest } from '../../src/manifest/manifest-model.js';
import { withMeta } from '../../src/manifest/plan-manifest.js';
import { MANIFEST, registerInMemory } from '../support/register-in-memory.js';
import { skillText } from '../support/skill-text.js';

const skill = (name: string, description: string) => ({
  [`skills/${name}/SKILL.md`]: skillText({ name, description, version: '1.0.0' }),
});

describe('the planned manifest', () => {
  const files = { ...skill('ct-pdf-tool', 'Fills in PDF forms'), ...skill('ct-map-tool', 'Draws maps') };

  it('has an entry for every skill, and is unchanged if planned again', async () => {
    const first = await registerInMemory(files);
    expect(first.manifest.skills.map(({ name }: { name: string }) => name)).toEqual([
      'ct-map-tool',
      'ct-pdf-tool',
    ]);
    const second = await registerInMemory({ ...files, [MANIFEST]: first.manifest });
    expect(second.report).toMatchObject({ changed: false, changes: [] });
    expect(second.manifest).toEqual(first.manifest);
  });

  it('gets the parts that every manifest has, and keeps what it does not know', async () => {
    const { manifest, report } = await registerInMemory({
      ...files,
      [MANIFEST]: { skills: [], team: 'docs' },
    });
    expect(manifest).toMatchObject({
      team: 'docs',
      $schema: expect.any(String),
      _meta: { totalSkills: 2 },
      dispatch_matrix: { by_task_type: {}, by_protocol: {} },
    });
    expect(report.changes.map(({ kind }) => kind)).toContain('meta-changed');
  });
});

const NOW = '2026-01-27T12:34:56Z';
const EARLIER = '2025-01-01T00:00:00Z';
const RIGHT = { totalSkills: 3, autoDiscoveredSkills: 2, manuallyRegistered: 1 };

interface MetaState {
  readonly isChanged: boolean;
  readonly isNew: boolean;
  readonly discovered: number;
}

function changesOf(meta: JsonObject, state: Partial<MetaState> = {}): Record<string, unknown> {
  const { isChanged = false, isNew = false, discovered = 2 } = state;
  const skills = ['a', 'b', 'c'];
  const model = readManifest(JSON.stringify({ _meta: meta, skills }), 'manifest.json');
  const planned = { ...model.value, skills: isChanged ? ['a', 'b', 'd'] : skills };
  const after = withMeta(model, planned, { isNew, discovered, now: NOW })['_meta'] as JsonObject;
  return Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => meta[field] !== value)
      .map(([field, value]) => [`_meta.${field}`, value]),
  );
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
});
