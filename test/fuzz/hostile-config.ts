import fc, { type Arbitrary } from 'fast-check';
import { PROFILES } from '../../src/profiles/index.js';
import { hostileJson } from './hostile-json.js';
import { hostileText } from './hostile-text.js';
import { mostly } from './mostly.js';

const PATHS = ['.', '..', '/', '/etc', '~/x', '../..', 'skills/../..', '', 'C:\\x', 'skills\\..\\..'];

const VALUES: Readonly<Record<string, Arbitrary<unknown>>> = {
  profile: fc.constantFrom(...PROFILES.map(({ id }) => id), 'mine', '__proto__'),
  level: fc.constantFrom('strict', 'warn', 'permissive', 'x'),
  failOn: fc.constantFrom('error', 'warning', 'never'),
  roots: fc.array(fc.constantFrom('skills', 'skills/*', '.cleo/skills', '**', ...PATHS), { maxLength: 2 }),
  exclude: fc.array(hostileText(2), { maxLength: 2 }),
  manifest: fc.constantFrom(
    'manifest.json',
    'skills/manifest.json',
    'skills',
    '.git/hooks/pre-commit',
    ...PATHS,
  ),
  overrides: fc.constantFrom('overrides.json', 'skills/a/SKILL.md', ...PATHS),
  nested: fc.constantFrom('ignore', 'register'),
  prune: fc.constantFrom('remove', 'deprecate', 'keep'),
  rules: fc.dictionary(
    mostly(
      fc.constantFrom('name-matches-directory', 'description-length', 'missing-field'),
      fc.constantFrom('name-format', '__proto__', 'x'),
    ),
    fc.constantFrom('error', 'warning', 'notice', 'off'),
    { maxKeys: 2 },
  ),
  infer: fc.record(
    { maxClaimants: fc.integer({ min: 0, max: 5 }), enabled: fc.boolean() },
    { requiredKeys: [] },
  ),
  lexicon: fc.record(
    {
      add: fc.array(fc.record({ forms: fc.array(hostileText(1), { maxLength: 2 }) }), { maxLength: 2 }),
      remove: hostileJson,
    },
    { requiredKeys: [] },
  ),
  merge: fc.record({
    preserve: fc.array(fc.constantFrom('description', 'tags', '__proto__'), { maxLength: 2 }),
  }),
  triggersShape: fc.constantFrom('nested', 'compat'),
  keywordKeys: fc.constantFrom('joined', 'single'),
  profiles: fc.constantFrom(
    { mine: { extends: 'cleo' } },
    { mine: { extends: 'mine' } },
    { mine: { extends: 'other' }, other: { extends: 'mine' } },
    { mine: { extends: 'pipeline', name: { pattern: '(a+)+$', normalize: false } } },
    { mine: { extends: 'cleo', name: { pattern: '(' } } },
  ),
  catalogs: fc
    .tuple(
      fc.constantFrom('AGENTS.md', 'skills/a/SKILL.md', ...PATHS),
      fc.constantFrom('markdown', 'level', 'available-skills', 'skills-context'),
    )
    .map(([file, as]) => [{ file, as }]),
  expect: fc.array(fc.record({ text: hostileText(2), skill: fc.constantFrom('a', null) }), { maxLength: 2 }),
  limits: fc.record(
    { fileBytes: fc.integer({ min: 0, max: 100 }), bodyLines: fc.integer() },
    { requiredKeys: [] },
  ),
  anything: hostileJson,
};

const members = fc
  .subarray(Object.keys(VALUES), { maxLength: 3 })
  .chain((keys) =>
    fc.tuple(...keys.map((key) => fc.tuple(fc.constant(key), mostly(VALUES[key]!, hostileJson)))),
  );

/** A config file with a few keys, most of the right type, with dangerous values. */
export const hostileConfig: Arbitrary<string> = mostly(
  members.map((entries) => JSON.stringify(Object.fromEntries(entries))),
  hostileText(6),
);
