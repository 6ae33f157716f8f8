import { describe, expect, it } from 'vitest';
import { findReroutes } from '../../src/agent/routes.js';
import { MANIFEST, registerInMemory } from '../support/register-in-memory.js';
import { skillText } from '../support/skill-text.js';

const files = (skills: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(skills).map(([name, keywords]) => [
      `skills/${name}/SKILL.md`,
      skillText({ name, description: `Is about ${name} things.`, keywords }),
    ]),
  );

async function register(skills: Readonly<Record<string, string>>, manifest?: object) {
  const all = { ...files(skills), ...(manifest !== undefined && { [MANIFEST]: manifest }) };
  return registerInMemory(all, { profile: 'agent-skills' });
}

describe('findReroutes', () => {
  it('lists phrases that reach another skill or none, except those of deleted skills', async () => {
    const before = await register({ atlas: '[draw a map]', brush: '[paint a wall]', clay: '[form a pot]' });
    const after = await register(
      { atlas: '[fold a map]', brush: '[paint a wall, draw a map]' },
      before.manifest,
    );
    const reroutes = findReroutes(JSON.stringify(before.manifest), JSON.stringify(after.manifest));
    expect(reroutes).toEqual([{ phrase: 'draw a map', from: 'atlas', to: 'brush' }]);
    expect(after.report.rerouted).toEqual(reroutes);
  });

  it('includes the words of a key that points to another skill, but no stem or pattern', async () => {
    const { manifest } = await register({ atlas: '[draw a map]', brush: '[paint a wall]' });
    const withKey = (skill: string) =>
      JSON.stringify({ ...manifest, dispatch_matrix: { by_keyword: { 'old.map|\\bcartog|z{9}': skill } } });
    expect(findReroutes(withKey('atlas'), withKey('brush'))).toEqual([
      { phrase: 'old map', from: 'atlas', to: 'brush' },
    ]);
  });

  it('lists nothing when nothing changes', async () => {
    const { manifest } = await register({ atlas: '[draw a map]' });
    expect((await register({ atlas: '[draw a map]' }, manifest)).report).not.toHaveProperty('rerouted');
  });
});
