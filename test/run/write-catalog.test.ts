import { expect, it } from 'vitest';
import type { Request } from '../../src/config/request.js';
import { MemoryStore, MemoryWorkspace } from '../../src/files/memory.js';
import { writeCatalog } from '../../src/run/write-catalog.js';
import { smallSkill } from '../support/skill-text.js';

function open(files: Record<string, string>) {
  const store = new MemoryStore(files);
  const environment = { isCi: true, now: new Date(0), variables: {} };
  const request: Request = { operation: 'status', workspace: new MemoryWorkspace(files), store, environment };
  return { store, request };
}

it('a catalog is put between its markers, and the rest of the file stays', async () => {
  const files = { 'skills/pdf/SKILL.md': smallSkill('pdf'), 'AGENTS.md': '# Rules\n\nBe kind.\n' };
  const { store, request } = open(files);
  expect(await writeCatalog(request, './AGENTS.md', { as: 'markdown' })).toMatchObject({
    file: 'AGENTS.md',
    as: 'markdown',
    isChanged: true,
    problems: [],
  });
  const text = store.read('AGENTS.md')!;
  expect(text).toContain('# Rules\n\nBe kind.\n');
  expect(text).toContain('- pdf: ');
  const again = open({ ...files, 'AGENTS.md': text });
  expect(await writeCatalog(again.request, 'AGENTS.md', { as: 'markdown' })).toMatchObject({
    isChanged: false,
  });
});
