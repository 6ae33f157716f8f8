import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { frontmatterSchema } from '../../src/profiles/frontmatter-schema.js';
import { PROFILES, profileById } from '../../src/profiles/index.js';

function accepts(profileId: string, frontmatter: unknown): boolean {
  const ajv = new Ajv({ strict: true, allowUnionTypes: true });
  return ajv.compile(frontmatterSchema(profileById(profileId)!))(frontmatter);
}

const a = (count: number) => 'a'.repeat(count);
const skill = { name: 'my-skill', description: 'Does something useful.' };

describe('frontmatter schemas', () => {
  it.each(PROFILES.map((profile) => [profile.id, profile] as const))(
    'the schema of %s compiles in strict mode, has a versioned id and no format keyword',
    (id, profile) => {
      const schema = frontmatterSchema(profile);
      expect(schema.$id).toBe(`https://unpkg.com/skill-registrar@2/schema/frontmatter.${id}.schema.json`);
      expect(JSON.stringify(schema)).not.toContain('"format"');
      expect(() => new Ajv({ strict: true, allowUnionTypes: true }).compile(schema)).not.toThrow();
    },
  );

  it.each(['a', 'skill123', 'my-cool-skill', a(64)])('harness accepts the name "%s"', (name) => {
    expect(accepts('harness', { ...skill, name })).toBe(true);
  });

  it.each(['', a(65), 'Hello', '-x', 'x-', 'a--b', 'a_b', 'a.b', 'a b', 'ä', 'a\n'])(
    'harness rejects the name %j',
    (name) => {
      expect(accepts('harness', { ...skill, name })).toBe(false);
    },
  );

  it.each([
    ['agent-skills', 1, 1024],
    ['cleo', 10, 200],
    ['harness', 1, 1024],
    ['toolset', 1, 500],
    ['codelia', 1, 1024],
  ])('%s accepts descriptions of %i to %i code points', (profile, min, max) => {
    const describedIn = (count: number) =>
      accepts(profile, { ...skill, version: '1.0.0', description: '🦉'.repeat(count) });
    const harnessed =
      profile === 'harness'
        ? (count: number) => accepts(profile, { ...skill, description: '🦉'.repeat(count) })
        : describedIn;
    expect([min - 1, min, max, max + 1].map(harnessed)).toEqual([false, true, true, false]);
  });

  it('pipeline accepts long descriptions and any field', () => {
    expect(
      accepts('pipeline', { name: 'Repo Survey!', description: a(5000), anything: { at: ['all'] } }),
    ).toBe(true);
    expect(accepts('pipeline', { name: 'x', description: '' })).toBe(false);
  });

  it('cleo requires a semver version', () => {
    const described = { ...skill, description: 'Long enough a text.' };
    expect(accepts('cleo', described)).toBe(false);
    expect(accepts('cleo', { ...described, version: '1.x' })).toBe(false);
    expect(accepts('cleo', { ...described, version: '1.0.0-rc.1+build.5' })).toBe(true);
  });

  it.each([
    ['tier', 0, true],
    ['tier', 3, true],
    ['tier', 4, false],
    ['tier', 1.5, false],
    ['tier', '2', false],
    ['token_budget', 1000, true],
    ['token_budget', 50000, true],
    ['token_budget', 999, false],
    ['token_budget', 50001, false],
    ['model', 'auto', true],
    ['model', 'haiku', false],
    ['model', 'gpt', false],
    ['status', 'deprecated', true],
    ['status', 'experimental', false],
    ['status', 'retired', false],
    ['tags', ['a'], true],
    ['tags', 'a', false],
    ['tags', [1], false],
    ['dispatch_triggers', ['a'], true],
    ['dispatch_triggers', { keywords: ['a'] }, true],
    ['dispatch_triggers', { keywords: 'a' }, false],
    ['dependencies', ['ct-x'], true],
    ['surprise', 1, false],
  ])('cleo checks %s: %j → %s', (field, value, isAccepted) => {
    const valid = { name: 'ct-a-b', description: 'Long enough a text.', version: '1.0.0' };
    expect(accepts('cleo', { ...valid, [field]: value })).toBe(isAccepted);
  });

  it('harness accepts only strings in metadata, and agent-skills any scalar but no objects', () => {
    expect(accepts('harness', { ...skill, metadata: { version: '1.0' } })).toBe(true);
    expect(accepts('harness', { ...skill, metadata: { version: 1 } })).toBe(false);
    expect(accepts('agent-skills', { ...skill, metadata: { version: 1, beta: true } })).toBe(true);
    expect(accepts('agent-skills', { ...skill, metadata: { author: { name: 'x' } } })).toBe(false);
  });

  it('compatibility has 1 to 500 characters and license is a string', () => {
    expect([0, 1, 500, 501].map((n) => accepts('harness', { ...skill, compatibility: a(n) }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(accepts('harness', { ...skill, license: 'MIT' })).toBe(true);
    expect(accepts('harness', { ...skill, license: ['MIT'] })).toBe(false);
  });

  it('allowed-tools is a string or a list', () => {
    for (const profile of ['agent-skills', 'harness', 'cleo']) {
      const base = {
        name: 'ct-a-b',
        description: 'Long enough a text.',
        ...(profile === 'cleo' && { version: '1.0.0' }),
      };
      expect(accepts(profile, { ...base, 'allowed-tools': 'Bash(git:*) Read' })).toBe(true);
      expect(accepts(profile, { ...base, 'allowed-tools': ['Bash', 'Read'] })).toBe(true);
      expect(accepts(profile, { ...base, 'allowed-tools': 3 })).toBe(false);
    }
  });

  it('triggers are an error in harness, known in toolset, and ignored in codelia', () => {
    const triggered = {
      ...skill,
      triggers: { keywords: ['hello'], verbs: ['say'], patterns: ['greet\\s+\\w+'] },
    };
    expect(accepts('harness', triggered)).toBe(false);
    expect(accepts('toolset', triggered)).toBe(true);
    expect(accepts('codelia', { ...triggered, foo: 1, baz: 2 })).toBe(true);
    expect(accepts('toolset', { ...triggered, foo: 1 })).toBe(false);
  });

  it.each([
    ['toolsets/index:HelloToolset', true],
    ['toolsets/index', false],
    [':Hello', false],
    ['a:b:c', false],
    ['toolsets/index:Hello Toolset', false],
  ])('toolset requires toolsets as path:Class: %j → %s', (entry, isAccepted) => {
    expect(accepts('toolset', { ...skill, toolsets: [entry] })).toBe(isAccepted);
  });

  it('toolset accepts upper case, digits and hyphens in names of at most 64 characters', () => {
    expect(
      ['Hello-2', a(64), a(65), 'a_b', ''].map((name) => accepts('toolset', { ...skill, name })),
    ).toEqual([true, true, false, false, false]);
  });
});
