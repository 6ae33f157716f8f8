import fc, { type Arbitrary } from 'fast-check';
import { hostileConfig } from './hostile-config.js';
import { hostileJson, hostileManifest } from './hostile-json.js';
import { hostileName, hostileSkill, hostileText } from './hostile-text.js';
import { mostly } from './mostly.js';

/** A repository in memory with any manifest and config file. */
export interface HostileRepository {
  readonly files: Readonly<Record<string, string>>;
  readonly manifest: string | null;
}

const ROOTS = [
  'skills',
  'skills',
  '.cleo/skills',
  '.agents/skills',
  '.claude/skills',
  'plugins/p/skills',
  'skills/group',
];
const EXTRA_FILES = [
  'AGENTS.md',
  'overrides.json',
  '.cleo/config.json',
  'skills/_shared/placeholders.json',
  'skills/a/references/x.md',
];

/** A valid skill with misleading values. */
const acceptedSkill = fc
  .tuple(
    fc.constantFrom('a', 'good', 'b', 'ct-research-agent', 'constructor'),
    fc.oneof(hostileText(3), fc.constantFrom('Research and investigation agent', 'Testing agent using BATS')),
    fc.dictionary(
      fc.constantFrom(
        'tags',
        'tier',
        'keywords',
        'triggers',
        'metadata',
        'dispatch_triggers',
        'references',
        'dependencies',
      ),
      hostileJson,
      { maxKeys: 3 },
    ),
    hostileText(4),
  )
  .map(([name, words, fields, body]) => {
    const extra = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
    const head = `name: ${name}\ndescription: ${JSON.stringify(`Does good things. ${words}`)}\nversion: 1.0.0\n`;
    return { name, text: `---\n${head}${extra.join('')}---\n${body}` };
  });

const anySkill = fc.record({
  name: fc.oneof(fc.constantFrom('a', 'good', 'A'), hostileName),
  text: hostileSkill,
});

export const hostileRepository: Arbitrary<HostileRepository> = fc
  .record({
    skills: fc.array(
      fc.tuple(
        fc.constantFrom(...ROOTS),
        fc.oneof(acceptedSkill, anySkill),
        mostly(fc.constant('SKILL.md'), fc.constant('skill.md')),
      ),
      { maxLength: 4 },
    ),
    manifest: fc.option(hostileManifest, { freq: 3 }),
    config: fc.option(hostileConfig, { freq: 2 }),
    extra: fc.dictionary(
      fc.constantFrom(...EXTRA_FILES),
      mostly(
        hostileJson.map((value) => JSON.stringify(value)),
        hostileText(5),
      ),
      { maxKeys: 2 },
    ),
  })
  .map(({ skills, manifest, config, extra }) => ({
    manifest,
    files: {
      'skills/README.md': '',
      ...extra,
      ...Object.fromEntries(skills.map(([root, { name, text }, file]) => [`${root}/${name}/${file}`, text])),
      ...(config === null ? {} : { 'skill-registrar.json': config }),
    },
  }));
