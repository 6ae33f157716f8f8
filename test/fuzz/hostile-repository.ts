import fc, { type Arbitrary } from 'fast-check';
import { hostileName, hostileSkill, hostileText } from './hostile-text.js';

/** A repository in memory, with a manifest and a config file that may be anything. */
export interface HostileRepository {
  readonly files: Readonly<Record<string, string>>;
  readonly manifest: string | null;
}

const ROOTS = [
  'skills',
  '.cleo/skills',
  '.agents/skills',
  '.claude/skills',
  'plugins/p/skills',
  'skills/group',
];

const json: Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, 0, -0, 1e308, '', 'ct-a', 'a', []),
    hostileText(3),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      fc.oneof(hostileText(2), fc.constantFrom('name', 'path', '__proto__', 'constructor', 'toString')),
      tie('value'),
      { maxKeys: 3 },
    ),
  ),
})).value;

const entry = fc.record(
  {
    name: fc.oneof(fc.constantFrom('a', 'good', 'b', '__proto__', 'constructor'), hostileText(2)),
    path: fc.oneof(
      fc.constantFrom(
        'skills/a',
        'skills/a/',
        'skills/a/SKILL.md',
        'skills/gone',
        '../x',
        '/etc',
        'skills/b',
      ),
      hostileText(2),
    ),
    description: hostileText(3),
    version: fc.constantFrom('1.0.0', '0.1.0', 'x'),
    tags: fc.oneof(fc.array(hostileText(1), { maxLength: 3 }), json),
    capabilities: fc.oneof(json, fc.record({ dispatch_triggers: json })),
    tier: json,
  },
  { requiredKeys: [] },
);
const table = fc.oneof(
  fc.dictionary(
    fc.oneof(
      fc.constantFrom('research|investigate', 'research', '__proto__', 'toString', '365'),
      hostileText(2),
    ),
    fc.oneof(fc.constantFrom('a', 'good', 'gone'), json),
    { maxKeys: 4 },
  ),
  json,
);
const manifestValue = fc.record(
  {
    $schema: fc.constantFrom('https://cleo-dev.com/schemas/v1/skills-manifest.schema.json', 'x', 5),
    _meta: fc.oneof(
      json,
      fc.record({
        schemaVersion: json,
        lastUpdated: fc.constantFrom('2026-01-01', '2026-01-01T00:00:00Z', 'x', 3),
        totalSkills: json,
      }),
    ),
    dispatch_matrix: fc.oneof(json, fc.record({ by_task_type: table, by_keyword: table, _comment: json })),
    skills: fc.oneof(
      {
        weight: 5,
        arbitrary: fc.array(fc.oneof({ weight: 5, arbitrary: entry }, { weight: 1, arbitrary: json }), {
          maxLength: 4,
        }),
      },
      { weight: 1, arbitrary: json },
    ),
  },
  { requiredKeys: [] },
);

/** Objects of `fast-check` have no prototype; JSON keeps `__proto__` keys as they are. */
const manifestText = fc
  .tuple(
    manifestValue,
    fc.constantFrom(undefined, 2, 4, '\t'),
    fc.constantFrom('', '\n', '\r\n', ' '),
    fc.constantFrom('', '\ufeff', '// x\n'),
  )
  .map(([value, indent, end, start]) => start + JSON.stringify(value, null, indent) + end);

const config = fc.record(
  {
    profile: fc.constantFrom(
      'agent-skills',
      'cleo',
      'pipeline',
      'harness',
      'toolset',
      'codelia',
      'mine',
      '__proto__',
    ),
    level: fc.constantFrom('strict', 'warn', 'permissive', 'x'),
    roots: fc.oneof(
      fc.array(
        fc.constantFrom(
          'skills',
          '.',
          '..',
          '/',
          '/etc',
          '~/x',
          'skills/*',
          '../..',
          '.cleo/skills',
          'skills/../..',
        ),
        { maxLength: 2 },
      ),
      json,
    ),
    exclude: fc.array(hostileText(2), { maxLength: 2 }),
    manifest: fc.constantFrom(
      'manifest.json',
      'skills/manifest.json',
      '../outside.json',
      '/tmp/outside.json',
      '~/x.json',
      'skills',
      '',
    ),
    overrides: fc.constantFrom('overrides.json', '../x.json', '/etc/passwd'),
    prune: fc.constantFrom('remove', 'deprecate', 'keep'),
    rules: fc.dictionary(
      fc.oneof(fc.constantFrom('name-format', 'description-length', '__proto__'), hostileText(1)),
      fc.constantFrom('error', 'warning', 'notice', 'off'),
      { maxKeys: 2 },
    ),
    infer: fc.record({ maxClaimants: fc.integer(), nameTokens: fc.boolean() }, { requiredKeys: [] }),
    lexicon: json,
    merge: fc.record({
      preserve: fc.array(fc.constantFrom('description', 'tags', '__proto__'), { maxLength: 2 }),
    }),
    triggersShape: fc.constantFrom('nested', 'compat'),
    keywordKeys: fc.constantFrom('joined', 'single'),
    profiles: fc.oneof(
      fc.constant({ mine: { extends: 'cleo' } }),
      fc.constant({ mine: { extends: 'mine' } }),
      fc.dictionary(hostileText(1), json, { maxKeys: 2 }),
    ),
    catalogs: fc.oneof(
      fc.constant([{ file: 'AGENTS.md', as: 'markdown' }]),
      fc.constant([{ file: '../AGENTS.md', as: 'level' }]),
      json,
    ),
    expect: fc.oneof(fc.constant([{ text: 'research x', skill: 'a' }]), json),
    limits: json,
  },
  { requiredKeys: [] },
);
const configText = fc.oneof(
  { weight: 4, arbitrary: config.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: hostileText(6) },
);

export const hostileRepository: Arbitrary<HostileRepository> = fc
  .record({
    skills: fc.array(
      fc.tuple(
        fc.constantFrom(...ROOTS),
        fc.oneof(fc.constantFrom('a', 'good', 'b', 'A'), hostileName),
        hostileSkill,
        fc.constantFrom('SKILL.md', 'SKILL.md', 'skill.md'),
      ),
      { maxLength: 4 },
    ),
    manifest: fc.option(
      fc.oneof({ weight: 5, arbitrary: manifestText }, { weight: 1, arbitrary: hostileText(6) }),
    ),
    config: fc.option(configText, { freq: 1 }),
    extra: fc.dictionary(
      fc.constantFrom(
        'AGENTS.md',
        'overrides.json',
        '.cleo/config.json',
        'skills/_shared/placeholders.json',
        'skills/a/references/x.md',
      ),
      fc.oneof(
        hostileText(5),
        json.map((value) => JSON.stringify(value)),
      ),
      { maxKeys: 3 },
    ),
  })
  .map(({ skills, manifest, config: settings, extra }) => ({
    manifest,
    files: {
      'skills/README.md': '',
      ...extra,
      ...Object.fromEntries(skills.map(([root, name, text, file]) => [`${root}/${name}/${file}`, text])),
      ...(settings === null ? {} : { 'skill-registrar.json': settings }),
    },
  }));
