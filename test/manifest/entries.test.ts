import { describe, expect, it } from 'vitest';
import { MANIFEST, registerInMemory } from '../support/register-in-memory.js';
import { skillText } from '../support/skill-text.js';

const FILE = 'skills/ct-deploy/SKILL.md';
const DEPLOY = 'Deploy the release to production';
const TEST = 'Testing with BATS';
const skill = (fields: Readonly<Record<string, string>> = {}) =>
  skillText({ name: 'ct-deploy', description: DEPLOY, version: '1.0.0', ...fields });

type Entry = Record<string, unknown>;

/** Registers the skill, lets a person change its entry, changes the skill, and registers again. */
async function again(
  change: (entry: Entry) => void,
  text: string,
  files: Readonly<Record<string, string | object>> = {},
) {
  const all = { 'skill-registrar.json': { triggersShape: 'nested' }, ...files };
  const first = await registerInMemory({ [FILE]: skill(), ...all });
  change(first.manifest.skills[0]);
  const second = await registerInMemory({ [FILE]: text, ...all, [MANIFEST]: first.manifest });
  return {
    entry: second.manifest.skills[0] as Entry,
    report: second.report,
    before: first.manifest.skills[0],
  };
}
const unchanged = () => {};
const triggersOf = (entry: Entry) => (entry['capabilities'] as Entry)['dispatch_triggers'];

describe('entries of changed skills', () => {
  it('updates what the author declares', async () => {
    const { entry } = await again(
      unchanged,
      skill({ version: '2.0.0', model: 'opus', tier: '1', tags: '[own]' }),
    );
    expect(entry).toMatchObject({ version: '2.0.0', model: 'opus', tier: 1, tags: ['own'] });
  });

  it('updates inferred values', async () => {
    const { entry, before } = await again(unchanged, skill({ description: TEST }));
    expect(before).toMatchObject({ tags: ['deployment', 'release'] });
    expect(entry).toMatchObject({ description: TEST, tags: ['deployment', 'testing', 'bats'] });
    expect(triggersOf(entry)).toMatchObject({
      labels: ['deployment', 'testing', 'bats'],
      keywords: ['testing'],
    });
  });

  it.each<[string, Entry]>([
    ['tags', { tags: ['by hand'] }],
    ['tier', { tier: 0 }],
    ['labels', { capabilities: { dispatch_triggers: { labels: ['by hand'], keywords: [], types: [] } } }],
    [
      'keywords',
      { capabilities: { dispatch_triggers: { labels: [], keywords: ['by hand'], types: ['x'] } } },
    ],
    ['triggers as a list', { capabilities: { dispatch_triggers: ['by hand'] } }],
    ['capabilities of other kinds', { capabilities: { inputs: ['TASK_ID'] } }],
    ['invalid capabilities', { capabilities: 'none' }],
    ['custom fields', { owner: 'team-x', token_budget: 5 }],
  ])('keeps manual changes: %s', async (_what, written) => {
    const { entry } = await again((old) => Object.assign(old, written), skill({ description: TEST }));
    expect(entry).toMatchObject(written);
    expect(entry['description']).toBe(TEST);
  });

  it('updates declared triggers wherever the entry keeps them', async () => {
    const declared = skillText({
      name: 'ct-deploy',
      description: DEPLOY,
      version: '1.0.0',
      dispatch_triggers: '{ keywords: [ship it], labels: [shipping], types: [release] }',
    });
    const expected = { labels: ['shipping'], keywords: ['ship it'], types: ['release'] };
    expect(triggersOf((await again(unchanged, declared)).entry)).toEqual(expected);
    const { entry } = await again((old) => {
      old['dispatch_triggers'] = { labels: [], keywords: ['old'], types: [] };
    }, declared);
    expect(entry['dispatch_triggers']).toEqual(expected);
  });

  describe('with the triggers of compat: an object at the top, and its keywords as a list below', () => {
    const COMPAT = { 'skill-registrar.json': { triggersShape: 'compat' } };
    const top = (entry: Entry) => (entry['dispatch_triggers'] as Entry)['keywords'];

    it('updates both places of derived keywords', async () => {
      const { entry, before } = await again(unchanged, skill({ description: TEST }), COMPAT);
      expect([top(before), triggersOf(before)]).toEqual([
        ['deploy', 'release'],
        ['deploy', 'release'],
      ]);
      expect([top(entry), triggersOf(entry)]).toEqual([['testing'], ['testing']]);
    });

    it('keeps a list that a person wrote below', async () => {
      const { entry } = await again(
        (old) => Object.assign(old, { capabilities: { dispatch_triggers: ['by hand'] } }),
        skill({ description: TEST }),
        COMPAT,
      );
      expect([top(entry), triggersOf(entry)]).toEqual([['testing'], ['by hand']]);
    });

    it.each([
      ['at the top', ['deploy', 'release']],
      ['in both places', ['by hand']],
    ])('keeps keywords that a person wrote %s', async (_, below) => {
      const { entry } = await again(
        (old) => {
          Object.assign(old['dispatch_triggers'] as Entry, { keywords: ['by hand'] });
          Object.assign(old['capabilities'] as Entry, { dispatch_triggers: below });
        },
        skill({ description: TEST }),
        COMPAT,
      );
      expect([top(entry), triggersOf(entry)]).toEqual([['by hand'], below]);
    });
  });

  it('adds no empty field', async () => {
    const { entry } = await again(unchanged, skill({ version: '2.0.0', dependencies: '[]' }));
    expect(entry).not.toHaveProperty('dependencies');
    const emptied = await again(
      (old) => {
        old['dependencies'] = ['x'];
      },
      skill({ dependencies: '[]' }),
    );
    expect(emptied.entry['dependencies']).toEqual([]);
  });

  it('updates the tier of the name, unless the entry or the author sets it', async () => {
    const architect = { 'skills/ct-deploy/SKILL.md': skill({ name: 'ct-deploy-architect' }) };
    const config = { 'skill-registrar.json': { rules: { 'name-matches-directory': 'warning' } } };
    const first = await registerInMemory({ [FILE]: skill(), ...config });
    const second = await registerInMemory({ ...architect, ...config, [MANIFEST]: first.manifest });
    expect(second.manifest.skills).toMatchObject([{ name: 'ct-deploy-architect', tier: 1 }]);
    first.manifest.skills[0].tier = 3;
    const third = await registerInMemory({ ...architect, ...config, [MANIFEST]: first.manifest });
    expect(third.manifest.skills).toMatchObject([{ name: 'ct-deploy-architect', tier: 3 }]);
  });

  it('restores the fields that consumers need', async () => {
    const { entry, report } = await again(
      (old) => {
        for (const field of ['tags', 'status', 'tier', 'token_budget', 'references', 'capabilities'])
          delete old[field];
      },
      skill({ description: TEST }),
    );
    expect(entry).toMatchObject({
      tags: ['deployment', 'testing', 'bats'],
      status: 'active',
      tier: 2,
      token_budget: 8000,
      references: [],
    });
    expect(triggersOf(entry)).toEqual({
      labels: ['deployment', 'testing', 'bats'],
      // The key in the matrix is no longer that of the entry, and so a person's.
      keywords: [],
      types: [],
    });
    expect(report.changes.filter(({ kind }) => kind === 'skill-updated')).toHaveLength(1);
  });

  it('declared tags move the labels and the task type', async () => {
    const files = { [FILE]: skill({ description: TEST }) };
    const first = await registerInMemory(files);
    expect(first.manifest.dispatch_matrix.by_task_type).toEqual({ testing: 'ct-deploy' });
    const tagged = { [FILE]: skill({ description: TEST, tags: '[planning, own]' }) };
    const { manifest } = await registerInMemory({ ...tagged, [MANIFEST]: first.manifest });
    expect(manifest.skills[0]).toMatchObject({
      tags: ['planning', 'own'],
      dispatch_triggers: { labels: ['planning', 'own'] },
    });
    expect(manifest.dispatch_matrix.by_task_type).toEqual({ planning: 'ct-deploy' });
  });

  it('a new entry of CLEO has what its consumers read without checking', async () => {
    const other = { 'skills/ct-other/SKILL.md': skill({ name: 'ct-other', description: 'Counts words' }) };
    const needing = { [FILE]: skill({ dependencies: '[ct-other]' }), ...other };
    const { manifest } = await registerInMemory(needing);
    expect(manifest.skills[0]).toMatchObject({
      capabilities: {
        inputs: [],
        outputs: [],
        dependencies: ['ct-other'],
        dispatch_triggers: expect.any(Array),
        compatible_subagent_types: ['general-purpose'],
        chains_to: [],
        dispatch_keywords: { primary: [], secondary: [] },
      },
      constraints: { max_context_tokens: 80_000, requires_session: false, requires_epic: false },
    });
    const emptied = { [FILE]: skill({ dependencies: '[]' }), ...other, [MANIFEST]: manifest };
    const later = await registerInMemory(emptied);
    expect(later.manifest.skills[0].capabilities.dependencies).toEqual([]);
    const lenient = await registerInMemory(
      { [FILE]: skillText({ name: 'ct-deploy', description: DEPLOY }) },
      { level: 'warn' },
    );
    expect(lenient.manifest.skills[0].version).toBe('0.0.0');
    const exact = { 'skill-registrar.json': { triggersShape: 'nested' } };
    const nested = await registerInMemory({ [FILE]: skill(), ...exact });
    expect(Object.keys(nested.manifest.skills[0].capabilities)).toEqual(['dispatch_triggers']);
    expect(nested.manifest.skills[0]).not.toHaveProperty('constraints');
  });

  it('keeps the notation of the path as long as it points to the skill', async () => {
    const { entry } = await again(
      (old) => {
        old['path'] = './skills/ct-deploy/';
      },
      skill({ version: '2.0.0' }),
    );
    expect(entry['path']).toBe('./skills/ct-deploy/');
    const lost = await again((old) => {
      old['path'] = 'skills/elsewhere';
    }, skill());
    expect(lost.entry['path']).toBe('skills/ct-deploy');
  });

  it('lists changed fields with their old values', async () => {
    const { report } = await again(unchanged, skill({ version: '2.0.0', model: 'opus' }));
    expect(report.changes.find(({ kind }) => kind === 'skill-updated')).toStrictEqual({
      kind: 'skill-updated',
      skill: 'ct-deploy',
      path: 'skills/ct-deploy',
      fields: [
        { field: 'version', before: '1.0.0', after: '2.0.0' },
        { field: 'model', after: 'opus' },
      ],
    });
  });
});

describe('preserved fields', () => {
  const preserving = (...preserve: readonly string[]) => ({
    'skill-registrar.json': { merge: { preserve }, triggersShape: 'nested' },
  });

  it.each([
    ['description', { description: DEPLOY, version: '2.0.0' }],
    ['version', { description: TEST, version: '1.0.0' }],
  ])('preserves %s and updates other fields', async (field, expected) => {
    const text = skill({ description: TEST, version: '2.0.0' });
    expect((await again(unchanged, text, preserving(field))).entry).toMatchObject(expected);
  });

  it('preserves nested fields with everything below them', async () => {
    const text = skill({ description: TEST });
    const one = await again(unchanged, text, preserving('capabilities.dispatch_triggers.keywords'));
    expect(triggersOf(one.entry)).toMatchObject({
      labels: ['deployment', 'testing', 'bats'],
      keywords: (triggersOf(one.before) as Entry)['keywords'],
    });
    const all = await again(unchanged, text, preserving('capabilities'));
    expect(all.entry['capabilities']).toEqual(all.before.capabilities);
    expect(all.entry['tags']).toEqual(['deployment', 'testing', 'bats']);
  });
});

describe('lists of references', () => {
  const guide = { 'skills/ct-deploy/references/b.md': 'b', 'skills/ct-deploy/references/d.md': 'd' };
  const [b, d] = Object.keys(guide) as [string, string];
  const a = 'skills/ct-deploy/references/a.md';

  it.each<[string, unknown, unknown]>([
    ['that are generated are updated', [a, b], [b, d]],
    ['in another order are manual: new files are appended', [b, a], [b, a, d]],
    ['with other files are manual', ['README.md', b], ['README.md', b, d]],
    ['with a value that is not a path are manual', [b, 7], [b, 7, d]],
    ['with a duplicate are manual', [b, b], [b, b, d]],
    ['that are not lists are kept', 'see docs', 'see docs'],
    ['that are empty are filled', [], [b, d]],
  ])('references %s', async (_what, listed, expected) => {
    const { entry } = await again(
      (old) => {
        old['references'] = listed;
      },
      skill({ version: '2.0.0' }),
      guide,
    );
    expect(entry['references']).toEqual(expected);
  });

  it('references that the author declares replace the list', async () => {
    const { entry } = await again(unchanged, skill({ references: `[${a}]` }), { ...guide, [a]: 'a' });
    expect(entry['references']).toEqual([a]);
  });

  it('reports missing files in manual references', async () => {
    const listed = ['docs/GONE.md', b, '../outside.md', 'README.md'];
    const { report } = await again(
      (old) => {
        old['references'] = listed;
      },
      skill(),
      { ...guide, 'README.md': 'x' },
    );
    expect(
      report.diagnostics.filter(({ rule }) => rule === 'reference-missing').map(({ message }) => message),
    ).toEqual([
      '"docs/GONE.md", listed under `references` of "ct-deploy", does not exist.',
      '"../outside.md", listed under `references` of "ct-deploy", does not exist.',
    ]);
  });
});

describe('overrides of a skill', () => {
  const overriding = (overrides: object) => ({
    'skill-registrar.json': { overrides: 'overrides.json' },
    'overrides.json': { skill_overrides: { 'ct-deploy': overrides } },
  });

  it('overrides replace everything but the identity of the entry', async () => {
    const files = overriding({ tier: 0, name: 'other', path: 'elsewhere', capabilities: { inputs: ['ID'] } });
    const { manifest } = await registerInMemory({ [FILE]: skill(), ...files });
    expect(manifest.skills[0]).toMatchObject({
      name: 'ct-deploy',
      path: 'skills/ct-deploy',
      tier: 0,
      capabilities: { dispatch_triggers: expect.anything(), inputs: ['ID'] },
    });
  });

  it('overrides replace other objects completely', async () => {
    const linked = (old: Entry) => Object.assign(old, { links: { a: 1, c: { d: 2 } } });
    const { entry, report } = await again(linked, skill(), overriding({ links: { b: 2 } }));
    expect(entry['links']).toEqual({ b: 2 });
    expect(report.changes.find(({ kind }) => kind === 'skill-updated')).toMatchObject({
      fields: [
        { field: 'links.a', before: 1 },
        { field: 'links.c', before: { d: 2 } },
        { field: 'links.b', after: 2 },
      ],
    });
  });

  it('overrides replace values that are not objects', async () => {
    const { manifest } = await registerInMemory({ [FILE]: skill(), ...overriding({ capabilities: ['x'] }) });
    expect(manifest.skills[0].capabilities).toEqual(['x']);
  });

  it('overrides are written once: a second run changes nothing', async () => {
    const { report } = await again(
      unchanged,
      skill(),
      overriding({ tier: 0, capabilities: { inputs: ['ID'] } }),
    );
    expect(report.changed).toBe(false);
  });
});
