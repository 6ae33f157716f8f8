import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { PROFILES } from '../../src/profiles/index.js';
import { loadFrontmatterValidator } from '../../src/schema/validators.js';
import type { SchemaViolation } from '../../src/schema/violation.js';

const VALUES = [
  'text',
  '',
  'x'.repeat(70),
  'x'.repeat(2000),
  '1.2.3',
  'a:B',
  0,
  2,
  2.5,
  5000,
  true,
  null,
  [],
  ['a'],
  [1],
  {},
  { keywords: ['a'], labels: [2] },
  { owner: 'docs', nested: {} },
];

const summaryOf = (violations: readonly SchemaViolation[]) =>
  violations
    .filter(({ keyword }) => keyword !== 'required')
    .map(({ instancePath, keyword, params, message }) =>
      JSON.stringify({ instancePath, keyword, params, message }),
    )
    .sort();

describe.each(PROFILES.map((profile) => [profile.id, profile] as const))(
  'the validators of %s',
  (id, profile) => {
    const file = new URL(`../../schema/frontmatter.${id}.schema.json`, import.meta.url);
    const schema = JSON.parse(readFileSync(file, 'utf8'));
    const whole = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);
    const fields = [...Object.keys(schema.properties), 'surprise', '__proto__', 'constructor'];

    it('report what the published schema forbids', async () => {
      const validate = await loadFrontmatterValidator(profile, true);
      for (const field of fields) {
        for (const value of VALUES) {
          const data = JSON.parse(`{ ${JSON.stringify(field)}: ${JSON.stringify(value)} }`);
          const expected = whole(data) ? [] : (whole.errors as SchemaViolation[]);
          expect(summaryOf(validate(data)), `${field}: ${JSON.stringify(value)}`).toEqual(
            summaryOf(expected),
          );
        }
      }
      const all = Object.fromEntries(fields.map((field) => [field, { nested: {} }]));
      expect(whole(all)).toBe(false);
      expect(summaryOf(validate(all))).toEqual(summaryOf(whole.errors as SchemaViolation[]));
    });
  },
);
