import { expect, test } from 'vitest';
import {
  judgeCompatibility,
  judgeForClients,
  type PortableSkill,
} from '../../src/compatibility/judge-skill.js';
import { measureListings } from '../../src/compatibility/listing-budget.js';
import { checkReach } from '../../src/compatibility/portability.js';
import { indexPlugins } from '../../src/plugins/listings.js';
import { NO_MARKS, plainPlace } from '../../src/skill/facts.js';

const PLUGINS = 5000;
const names = Array.from({ length: PLUGINS }, (_, index) => `p${index}`);

function skillOf(name: string): PortableSkill {
  const directory = `plugins/${name}/skills/${name}`;
  return {
    name,
    file: `${directory}/SKILL.md`,
    directory,
    root: `plugins/${name}/skills`,
    scope: 'repo',
    facts: {
      fields: { name, description: `Does ${name}.` },
      marks: NO_MARKS,
      directoryName: name,
      places: [plainPlace(directory)],
    },
  };
}

/** Comparing every skill with every manifest would take minutes. */
test('judges thousands of plugins that list their skills in linear time', () => {
  const listed = (file: string) => (name: string) => ({
    directory: `plugins/${name}`,
    file,
    skills: [`plugins/${name}/skills/${name}`],
  });
  const plugins = indexPlugins([
    ...names.map(listed('.claude-plugin/plugin.json')),
    ...names.map(listed('.claude-plugin/marketplace.json')),
  ]);
  const repository = { plugins, workingDirectory: '.' };
  const judged = judgeForClients(names.map(skillOf), repository);
  expect(checkReach(judged, { named: [], chosen: 'claude-code' })).toEqual([]);
  const table = judgeCompatibility(judged);
  expect(new Set(table.map(({ clients }) => clients['claude-code']!.result))).toEqual(new Set(['works']));
  const measured = measureListings(judged, repository).filter(({ client }) => client === 'claude-code');
  expect(measured).toHaveLength(PLUGINS);
});
