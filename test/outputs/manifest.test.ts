import { expect, it } from 'vitest';
import type { ManifestPlan } from '../../src/manifest/plan-manifest.js';
import { manifestOutput } from '../../src/outputs/manifest.js';

const plan = (text: string, isChanged = true) =>
  ({ text, isChanged, changes: [] }) as unknown as ManifestPlan;

it('the manifest is planned again for a text that someone wrote since', () => {
  const output = manifestOutput({
    file: 'skills/manifest.json',
    found: 'old',
    plan: plan('new'),
    planFor: (text) => plan(`${text}, merged`),
  });
  expect(output.edit('old')).toMatchObject({ text: 'new' });
  expect(output.edit('theirs')).toMatchObject({ text: 'theirs, merged' });
  expect(output.edit(null)).toMatchObject({
    differences: ['does not exist yet'],
    stale: [{ rule: 'manifest-drift', message: 'skills/manifest.json does not exist yet.' }],
  });
});

it('a manifest that is up to date stays as it is', () => {
  const up = plan('same', false);
  const output = manifestOutput({ file: 'm.json', found: 'same', plan: up, planFor: () => up });
  expect(output.edit('same')).toEqual({ text: 'same', differences: [] });
});
