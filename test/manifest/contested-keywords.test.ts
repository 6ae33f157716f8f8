import { describe, expect, it } from 'vitest';
import { MANIFEST, registerInMemory } from '../support/register-in-memory.js';
import { skillText } from '../support/skill-text.js';

const skill = (name: string, description: string) => ({
  [`skills/${name}/SKILL.md`]: skillText({ name, description, version: '1.0.0' }),
});

describe('keywords that too many skills claim', () => {
  const names = ['alpha', 'beta', 'gamma'];
  const files = Object.assign({}, ...names.map((name) => skill(`ct-${name}-tool`, `Deploy ${name} things`)));
  const keywordsOf = (manifest: { skills: readonly Entry[] }) =>
    manifest.skills.map(({ capabilities }) => capabilities.dispatch_triggers.keywords);

  it('are in no entry, and stay out when nothing changes', async () => {
    const first = await registerInMemory(files);
    expect(keywordsOf(first.manifest)).toEqual([[], [], []]);
    const second = await registerInMemory({ ...files, [MANIFEST]: first.manifest });
    expect(second.report).toMatchObject({ changed: false });
  });

  it('return to the one skill that is left with them', async () => {
    const first = await registerInMemory(files);
    const { manifest } = await registerInMemory({
      ...skill('ct-alpha-tool', 'Deploy alpha things'),
      [MANIFEST]: first.manifest,
    });
    const alpha = manifest.skills.find(({ name }: Entry) => name === 'ct-alpha-tool');
    expect(alpha.capabilities.dispatch_triggers.keywords).not.toEqual([]);
  });
});

interface Entry {
  readonly name: string;
  readonly capabilities: { readonly dispatch_triggers: { readonly keywords: readonly string[] } };
}
