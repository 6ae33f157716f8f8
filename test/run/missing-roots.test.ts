import { describe, expect, it } from 'vitest';
import { MemoryStore, MemoryWorkspace } from '../../src/files/memory.js';
import { register } from '../../src/index.js';

const MANIFEST = `${JSON.stringify({ skills: [{ name: 'pdf', path: 'skills/pdf', description: 'PDF files' }] })}\n`;

async function registerWithout(files: Record<string, string>, profile: string) {
  const store = new MemoryStore({ 'manifest.json': MANIFEST });
  const run = register({ workspace: new MemoryWorkspace(files), store, manifest: 'manifest.json', profile });
  return {
    error: await run.then(
      () => null,
      (error: Error) => error,
    ),
    manifest: store.read('manifest.json'),
  };
}

describe('missing scan root with entries in the manifest', () => {
  it.each(['agent-skills', 'cleo', 'pipeline'])('fails and prunes nothing under %s', async (profile) => {
    const { error, manifest } = await registerWithout(
      { 'manifest.json': MANIFEST, 'README.md': '' },
      profile,
    );
    expect(error).toMatchObject({ name: 'WorkspaceError', message: expect.stringContaining('skills') });
    expect(manifest).toBe(MANIFEST);
  });

  it('fails even if the default directories contain skills', async () => {
    const files = {
      'manifest.json': MANIFEST,
      'docx/SKILL.md': '---\nname: docx\ndescription: Word files.\n---\n',
    };
    const { error, manifest } = await registerWithout(files, 'agent-skills');
    expect(error).toMatchObject({ name: 'WorkspaceError' });
    expect(manifest).toBe(MANIFEST);
  });

  it('fails for a configured root that does not exist, whatever else the repository contains', async () => {
    const files = {
      'skill-registrar.json': '{ "roots": ["skil"] }',
      'docx/SKILL.md': '---\nname: docx\ndescription: Word files.\n---\n',
    };
    const { error } = await registerWithout(files, 'agent-skills');
    expect(error).toMatchObject({ name: 'WorkspaceError', message: expect.stringContaining('skil ') });
  });

  it('names all configured roots if none of them exists', async () => {
    const files = { 'skill-registrar.json': '{ "roots": ["skil", "tols"] }', 'README.md': '' };
    const { error } = await registerWithout(files, 'agent-skills');
    expect(error?.message).toBe(
      'None of the scan roots skil, tols exists, and nothing can be scanned there. Nothing was changed.',
    );
  });
});
