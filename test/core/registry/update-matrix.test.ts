import { describe, expect, it } from 'vitest';
import { skillText } from '../../support/a-repository.js';
import { MANIFEST, registerInMemory } from '../../support/register-in-memory.js';

const skill = (name: string, keywords: string) =>
  skillText({ name, description: 'Keeps the example small', version: '1.0.0', keywords });

describe('keywords of the matrix (3.2.5)', () => {
  it('may be called as the methods of an object are', async () => {
    const { manifest } = await registerInMemory({
      'skills/ct-a-tool/SKILL.md': skill('ct-a-tool', '[constructor]'),
      'skills/ct-b-tool/SKILL.md': skill('ct-b-tool', '[prototype]'),
    });
    expect(manifest.dispatch_matrix.by_keyword).toEqual({ constructor: 'ct-a-tool', prototype: 'ct-b-tool' });
  });

  it('may be overridden under such a name, too', async () => {
    const { report } = await registerInMemory({
      'skills/ct-a-tool/SKILL.md': skill('ct-a-tool', '[building]'),
      'skill-registrar.json': { overrides: 'overrides.json' },
      'overrides.json': { dispatch_matrix: { by_keyword: { constructor: 'ct-a-tool' } } },
      [MANIFEST]: { dispatch_matrix: { by_keyword: {} }, skills: [] },
    });
    expect(report.changes).toContainEqual({
      kind: 'route-added',
      table: 'by_keyword',
      key: 'constructor',
      skill: 'ct-a-tool',
    });
  });
});
