import fc, { type Arbitrary } from 'fast-check';
import { hostileText } from './hostile-text.js';
import { mostly } from './mostly.js';

const KEYS = ['name', 'path', 'token', '__proto__', 'constructor', 'toString'];

/** Any JSON value, with dangerous texts and keys. */
export const hostileJson: Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, 0, -0, 1e308, '', 'ct-a', 'a', []),
    hostileText(3),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(hostileText(2), fc.constantFrom(...KEYS)), tie('value'), { maxKeys: 3 }),
  ),
})).value;

const entry = fc.record(
  {
    name: mostly(fc.constantFrom('a', 'good', 'b', '__proto__', 'constructor'), hostileText(2)),
    path: mostly(
      fc.constantFrom('skills/a', 'skills/a/', 'skills/good/SKILL.md', 'skills/gone', '../x', '/etc'),
      hostileText(2),
    ),
    description: hostileText(3),
    version: fc.constantFrom('1.0.0', '0.1.0', 'x'),
    tags: mostly(fc.array(hostileText(1), { maxLength: 3 }), hostileJson),
    capabilities: mostly(fc.record({ dispatch_triggers: hostileJson }), hostileJson),
    tier: hostileJson,
    minimumVersion: fc.constantFrom('9.9.9', 'x'),
  },
  { requiredKeys: ['name'] },
);

const table = mostly(
  fc.dictionary(
    fc.oneof(
      fc.constantFrom('research|investigate', 'research', '__proto__', 'toString', '365', 'testing'),
      hostileText(2),
    ),
    mostly(fc.constantFrom('a', 'good', 'gone', '__proto__'), hostileJson),
    { maxKeys: 4 },
  ),
  hostileJson,
);

const manifest = fc.record(
  {
    $schema: fc.constantFrom('https://cleo-dev.com/schemas/v1/skills-manifest.schema.json', 'x', 5),
    _meta: mostly(
      fc.record({
        schemaVersion: hostileJson,
        lastUpdated: fc.constantFrom('2026-01-01', '2026-01-01T00:00:00Z', 'x', 3),
        totalSkills: hostileJson,
      }),
      hostileJson,
    ),
    dispatch_matrix: mostly(
      fc.record({ by_task_type: table, by_keyword: table, _comment: hostileJson }, { requiredKeys: [] }),
      hostileJson,
    ),
    skills: mostly(fc.array(mostly(entry, hostileJson), { maxLength: 4 }), hostileJson),
  },
  { requiredKeys: [] },
);

/** A manifest as a user may have left it, with any shape, spacing and line endings. */
export const hostileManifest: Arbitrary<string> = mostly(
  fc
    .tuple(
      manifest,
      fc.constantFrom(undefined, 2, 4, '\t'),
      fc.constantFrom('', '\n', '\r\n', ' '),
      mostly(fc.constant(''), fc.constantFrom('\ufeff', '// x\n')),
    )
    .map(([value, indent, end, start]) => start + JSON.stringify(value, null, indent) + end),
  hostileText(6),
);
