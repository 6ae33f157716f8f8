import { describe, expect, it } from 'vitest';
import { chooseProfile } from '../../src/config/choose-profile.js';
import { loadSettings } from '../../src/config/settings.js';
import { MemoryStore, MemoryWorkspace } from '../../src/files/memory.js';

async function choose(files: Record<string, string>, more: { asked?: string; schema?: string } = {}) {
  const workspace = new MemoryWorkspace(files);
  const settings = await loadSettings({ workspace, store: new MemoryStore(files) });
  return chooseProfile({ asked: more.asked, settings, workspace, manifestSchema: more.schema ?? null });
}

const CLEO = { '.cleo/config.json': '{}\n' };

describe('the profile of a run', () => {
  it.each([
    ['requested', { ...CLEO, 'skill-registrar.json': '{"profile":"goose"}' }, { asked: 'codex' }, 'codex'],
    ['config file', { ...CLEO, 'skill-registrar.json': '{"profile":"goose"}' }, {}, 'goose'],
    ['marker .cleo/', CLEO, {}, 'cleo'],
    ['default', { 'README.md': '' }, {}, 'agent-skills'],
  ])('is chosen for the reason "%s"', async (reason, files, more, id) => {
    expect(await choose(files, more)).toMatchObject({ reason, isBuiltIn: true, profile: { id } });
  });

  it('follows the $schema of the manifest before a marker', async () => {
    const schema = 'https://cleo-dev.com/schemas/v1/skills-manifest.schema.json';
    expect(await choose({}, { schema })).toMatchObject({
      reason: 'manifest $schema',
      profile: { id: 'cleo' },
    });
  });

  it('is an error with a suggestion if it is unknown, at its place in the config file', async () => {
    await expect(choose({}, { asked: 'gose' })).rejects.toMatchObject({
      name: 'UsageError',
      message: 'Unknown profile "gose".',
      fix: expect.stringContaining('goose'),
    });
    await expect(choose({ 'skill-registrar.json': '{\n  "profile": "gose"\n}\n' })).rejects.toMatchObject({
      name: 'ConfigError',
      at: { file: 'skill-registrar.json', span: { line: 2, column: 14 } },
    });
  });
});
