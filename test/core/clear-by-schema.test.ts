import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frontmatterSchema } from '../../src/core/frontmatter-schema.js';
import { profileById } from '../../src/profiles/index.js';
import { clearBySchema } from '../../src/schema/clear-by-schema.js';
import { loadFrontmatterValidator } from '../../src/schema/validators.js';

const FIELDS = ['name', 'description', 'version', 'license', 'metadata', 'tags', 'tier', 'status', 'other'];

const value = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.string({ unit: 'grapheme', minLength: 60, maxLength: 1200 }),
  fc.constantFrom('a-name', '1.0.0', 'active', '1.x'),
  fc.double(),
  fc.integer({ min: -1, max: 5 }),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string())), { maxKeys: 3 }),
);

test.each(['agent-skills', 'cleo', 'pipeline', 'harness', 'toolset', 'codelia'])(
  'what is cleared at a glance for %s is what the full validator accepts',
  async (id) => {
    const profile = profileById(id)!;
    const isClear = clearBySchema(frontmatterSchema(profile));
    const validate = await loadFrontmatterValidator(profile, true);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 5 }), (data) => {
        if (isClear(data)) expect(validate(data)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  },
);

test('an ordinary skill is cleared, so that nothing has to be loaded for it', () => {
  const isClear = clearBySchema(frontmatterSchema(profileById('agent-skills')!));
  const data = { name: 'pdf-tools', description: 'Reads PDF files.', version: '1.0.0', metadata: { a: 'b' } };
  expect(isClear(data)).toBe(true);
  expect(isClear({ ...data, name: 'PDF' })).toBe(false);
  expect(isClear({ ...data, colour: 'red' })).toBe(false);
});

test('a keyword that is not known clears nothing', () => {
  expect(clearBySchema({ not: { type: 'string' } })(1)).toBe(false);
});
