import { describe, expect, it } from 'vitest';
import { MANIFEST, registerInMemory } from '../support/register-in-memory.js';
import { skillText } from '../support/skill-text.js';

const text = (name: string, description = 'Keeps the example small') =>
  skillText({ name, description, version: '1.0.0' });
const manifest = (...skills: readonly object[]) => ({ [MANIFEST]: { skills } });
const kinds = (changes: readonly { kind: string }[]) =>
  changes.map(({ kind }) => kind).filter((kind) => kind.startsWith('skill-'));

describe('matching entries and skills', () => {
  it('matches an entry by name, wherever the skill is', async () => {
    const { manifest: after, report } = await registerInMemory({
      'skills/ct-a-tool/SKILL.md': text('ct-a-tool'),
      ...manifest({ name: 'ct-a-tool', path: 'skills/old', owner: 'x' }),
    });
    expect(after.skills).toHaveLength(1);
    expect(after.skills[0]).toMatchObject({ name: 'ct-a-tool', path: 'skills/ct-a-tool', owner: 'x' });
    expect(kinds(report.changes)).toEqual(['skill-updated']);
  });

  it('matches an entry by path if no skill has the name anymore', async () => {
    const { manifest: after } = await registerInMemory({
      'skills/ct-b-tool/SKILL.md': text('ct-b-tool'),
      ...manifest({ name: 'ct-a-tool', path: 'skills/ct-b-tool', owner: 'x' }),
    });
    expect(after.skills).toEqual([expect.objectContaining({ name: 'ct-b-tool', owner: 'x' })]);
  });

  it('does not match by path if another skill has the name of the entry', async () => {
    const { manifest: after } = await registerInMemory({
      'skills/ct-a-tool/SKILL.md': text('ct-a-tool'),
      'skills/ct-b-tool/SKILL.md': text('ct-b-tool'),
      ...manifest({ name: 'ct-a-tool', path: 'skills/ct-b-tool', owner: 'x' }),
    });
    expect(after.skills.map(({ name, path, owner }: Record<string, string>) => [name, path, owner])).toEqual([
      ['ct-a-tool', 'skills/ct-a-tool', 'x'],
      ['ct-b-tool', 'skills/ct-b-tool', undefined],
    ]);
  });

  it('keeps an entry that was registered by hand', async () => {
    const byHand = { name: 'elsewhere', path: 'tools/elsewhere', owner: 'x' };
    const { manifest: after } = await registerInMemory({
      'skills/ct-a-tool/SKILL.md': text('ct-a-tool'),
      'tools/elsewhere/SKILL.md': text('elsewhere'),
      ...manifest(byHand),
    });
    expect(after.skills[0]).toEqual(byHand);
    expect(after._meta).toMatchObject({ totalSkills: 2, autoDiscoveredSkills: 1, manuallyRegistered: 1 });
  });

  it('keeps the entry and routes of a skill that became invalid', async () => {
    const first = await registerInMemory({
      'skills/ct-a-tool/SKILL.md': text('ct-a-tool', 'Testing with BATS'),
      'skills/ct-b-tool/SKILL.md': text('ct-b-tool', 'Research the topic'),
    });
    const second = await registerInMemory({
      'skills/ct-a-tool/SKILL.md': '---\nname: ct-a-tool\n---\n',
      'skills/ct-b-tool/SKILL.md': text('ct-b-tool', 'Testing with BATS'),
      [MANIFEST]: first.manifest,
    });
    expect(second.manifest.skills[0]).toEqual(first.manifest.skills[0]);
    expect(second.manifest.dispatch_matrix.by_keyword).toMatchObject({ testing: 'ct-a-tool' });
    expect(second.manifest.dispatch_matrix.by_task_type).toMatchObject({ testing: 'ct-a-tool' });
  });
});

describe('entries of invalid skills', () => {
  const broken = '---\nname: ct-a-tool\n---\n';

  it('keeps the entry of an invalid skill that moved', async () => {
    const entry = { name: 'ct-a-tool', path: 'skills/old', owner: 'x' };
    const { manifest: after } = await registerInMemory({
      'skills/ct-a-tool/SKILL.md': broken,
      ...manifest(entry),
    });
    expect(after.skills).toEqual([entry]);
  });

  it('keeps the entry of an invalid skill that was renamed', async () => {
    const entry = { name: 'before', path: 'skills/ct-a-tool', owner: 'x' };
    const { manifest: after } = await registerInMemory({
      'skills/ct-a-tool/SKILL.md': broken,
      ...manifest(entry),
    });
    expect(after.skills).toEqual([entry]);
  });
});

describe('renamed skills', () => {
  it('keeps the routes of a renamed skill', async () => {
    const first = await registerInMemory({
      'skills/ct-a-tool/SKILL.md': text('ct-a-tool', 'Testing with BATS'),
      'skills/ct-z-tool/SKILL.md': text('ct-z-tool', 'Keeps the example small'),
    });
    const second = await registerInMemory({
      'skills/ct-a-tool/SKILL.md': text('ct-a-other', 'Testing with BATS'),
      'skills/ct-0-tool/SKILL.md': text('ct-0-tool', 'Testing with BATS'),
      'skills/ct-z-tool/SKILL.md': text('ct-z-tool', 'Keeps the example small'),
      'skill-registrar.json': { rules: { 'name-matches-directory': 'warning' } },
      [MANIFEST]: first.manifest,
    });
    expect(first.manifest.dispatch_matrix.by_keyword).toEqual({ testing: 'ct-a-tool' });
    expect(second.manifest.dispatch_matrix.by_keyword).toEqual({ testing: 'ct-a-other' });
    expect(second.manifest.dispatch_matrix.by_task_type).toEqual({ testing: 'ct-a-other' });
    expect(second.manifest.skills.map(({ name }: { name: string }) => name)).toEqual([
      'ct-a-other',
      'ct-z-tool',
      'ct-0-tool',
    ]);
  });
});

describe('inconsistent entries', () => {
  it('reports duplicate names and paths', async () => {
    const { findings, report } = await registerInMemory({
      'skills/ct-a-tool/SKILL.md': text('ct-a-tool'),
      'docs/x/SKILL.md': text('x'),
      ...manifest(
        { name: 'ct-a-tool', path: 'skills/ct-a-tool' },
        { name: 'ct-a-tool', path: 'docs/x' },
        { name: 'third', path: 'docs/x/' },
      ),
    });
    expect(findings.filter((line) => line.startsWith('entry-duplicate'))).toEqual([
      'entry-duplicate: The name "ct-a-tool" occurs twice in the manifest; consumers see only the first.',
      'entry-duplicate: The path "docs/x" occurs twice in the manifest; consumers see only the first.',
    ]);
    expect(
      report.diagnostics.filter(({ rule }) => rule === 'entry-duplicate').map(({ skill }) => skill),
    ).toEqual(['ct-a-tool', 'third']);
  });

  it('reports missing paths and paths that leave the repository', async () => {
    const { findings, manifest: after } = await registerInMemory({
      'skills/ct-a-tool/SKILL.md': text('ct-a-tool'),
      ...manifest({ name: 'none' }, { name: 'none-either', path: '' }, { name: 'out', path: '../out' }),
    });
    expect(findings.filter((line) => line.startsWith('entry-path-unsafe'))).toEqual([
      'entry-path-unsafe: The entry "none" has no path.',
      'entry-path-unsafe: The entry "none-either" has no path.',
      'entry-path-unsafe: The path "../out" of "out" leaves the repository.',
    ]);
    expect(after.skills).toHaveLength(4);
  });
});

describe('entries of deleted skills', () => {
  const gone = { name: 'ct-gone-tool', path: 'skills/ct-gone-tool', status: 'active' };
  const run = (prune: string, entry: object = gone) =>
    registerInMemory({
      'skills/ct-a-tool/SKILL.md': text('ct-a-tool'),
      'skill-registrar.json': { prune },
      ...manifest(entry),
    });

  it('removes the entry of a deleted skill, and reports it', async () => {
    const { manifest: after, report } = await run('remove');
    expect(after.skills.map(({ name }: { name: string }) => name)).toEqual(['ct-a-tool']);
    expect(report.changes).toContainEqual({
      kind: 'skill-removed',
      skill: 'ct-gone-tool',
      path: 'skills/ct-gone-tool',
    });
  });

  it('deprecates the entry of a deleted skill once if the config says so', async () => {
    const { manifest: after, report } = await run('deprecate');
    expect(after.skills[0]).toEqual({ ...gone, status: 'deprecated' });
    expect(report.changes).toContainEqual({
      kind: 'skill-updated',
      skill: 'ct-gone-tool',
      path: 'skills/ct-gone-tool',
      fields: [{ field: 'status', before: 'active', after: 'deprecated' }],
    });
    const again = await run('deprecate', { ...gone, status: 'deprecated' });
    expect(kinds(again.report.changes)).toEqual(['skill-added']);
    const { status: _none, ...silent } = gone;
    const { changes } = (await run('deprecate', silent)).report;
    expect(changes.find(({ kind }) => kind === 'skill-updated')).toStrictEqual({
      kind: 'skill-updated',
      skill: 'ct-gone-tool',
      path: 'skills/ct-gone-tool',
      fields: [{ field: 'status', after: 'deprecated' }],
    });
  });

  it('keeps the entry of a deleted skill if the config says so', async () => {
    expect((await run('keep')).manifest.skills[0]).toEqual(gone);
  });
});
