import { describe, expect, it } from 'vitest';
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
