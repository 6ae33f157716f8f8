import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MemoryStore, MemoryWorkspace, register } from '../../src/index.js';
import { skillText } from '../support/skill-text.js';

const WORDS = ['research', 'deploy', 'validate', 'planning', 'design', 'audit', 'contribution', 'execute'];
const NAMES = [
  'ct-validator',
  'ct-skill-validator',
  'ct-audit-validator',
  'ct-research-agent',
  'ct-deploy-tool',
  'contribution-protocol',
  'contribution-review',
  'consensus-vote',
  'literature',
  'market',
];

/** The skills of a repository at one time: names, and the words of their descriptions. */
const skills = fc.dictionary(
  fc.constantFrom(...NAMES),
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }),
  { minKeys: 1 },
);

async function registerAll(files: Readonly<Record<string, string>>) {
  const store = new MemoryStore(files);
  const environment = { now: new Date(0) };
  const workspace = new MemoryWorkspace(files);
  const { report } = await register({ workspace, store, environment, profile: 'cleo', force: true });
  return { report, manifest: store.read('skills/manifest.json')! };
}

it('a second run changes nothing, however the skills changed before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(skills, { minLength: 1, maxLength: 4 }), async (times) => {
      let manifest: string | null = null;
      for (const time of times) {
        const files = Object.fromEntries(
          Object.entries(time).map(([name, words]) => [
            `skills/${name}/SKILL.md`,
            skillText({ name, description: `${words.join(' and ')} of things`, version: '1.0.0' }),
          ]),
        );
        const known: Record<string, string> = manifest === null ? {} : { 'skills/manifest.json': manifest };
        const first = await registerAll({ ...files, ...known });
        const second = await registerAll({ ...files, 'skills/manifest.json': first.manifest });
        expect(second.report.changes).toEqual([]);
        expect(second.manifest).toBe(first.manifest);
        manifest = first.manifest;
      }
    }),
    { numRuns: 100 },
  );
}, 120_000);
