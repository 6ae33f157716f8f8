import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frontmatterSchema, isKnownField, requiredFields } from '../../src/profiles/frontmatter-schema.js';
import { PROFILES, profileById } from '../../src/profiles/index.js';

describe('frontmatter schema', () => {
  it.each(PROFILES.map((profile) => [profile.id, profile] as const))('is published for %s', (id, profile) => {
    const file = new URL(`../../schema/frontmatter.${id}.schema.json`, import.meta.url);
    expect(frontmatterSchema(profile)).toStrictEqual(JSON.parse(readFileSync(file, 'utf8')));
  });

  it('accepts other fields if the profile does not report them', () => {
    const profile = profileById('agent-skills')!;
    const open = { ...profile, rules: { ...profile.rules, 'unknown-field': 'off' as const } };
    expect(frontmatterSchema(open)).not.toHaveProperty('additionalProperties');
    const silent = { ...profile, rules: {} };
    expect(frontmatterSchema(silent)).toHaveProperty('additionalProperties', false);
  });

  it.each([
    ['cleo', ['name', 'description', 'version']],
    ['harness', ['name', 'description']],
  ])('of %s requires %j', (id, fields) => {
    expect(requiredFields(profileById(id)!)).toEqual(fields);
  });

  it('has the fields of the profile, those it tolerates and three that are always known', () => {
    const profile = { ...profileById('harness')!, fields: ['license'], toleratedFields: ['owner'] };
    const known = ['name', 'description', 'version', 'license', 'owner', 'tags'].filter((field) =>
      isKnownField(field, profile),
    );
    expect(known).toEqual(['name', 'description', 'version', 'license', 'owner']);
  });
});
