import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { PROFILES } from '../../src/profiles/index.js';

const load = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../schema/${name}.schema.json`, import.meta.url), 'utf8'));
const compile = (name: string) =>
  new Ajv({ strict: true, allowUnionTypes: true, allErrors: true }).compile(load(name));

/** Every schema in `properties`, with its path. */
function* propertiesOf(
  schema: Record<string, unknown>,
  path = '',
): Generator<[string, Record<string, unknown>]> {
  for (const [key, value] of Object.entries(schema)) {
    if (typeof value !== 'object' || value === null) continue;
    if (key === 'properties') {
      for (const [name, property] of Object.entries(value))
        yield [`${path}/${name}`, property as Record<string, unknown>];
    }
    yield* propertiesOf(value as Record<string, unknown>, `${path}/${key}`);
  }
}

describe('manifest schema', () => {
  const entry = {
    name: 'ct-new-skill',
    version: '1.0.0',
    description: 'Example skill for dynamic registration',
    path: 'skills/ct-new-skill',
    tags: ['example', 'demo'],
    status: 'active',
    tier: 2,
    token_budget: 8000,
    references: [],
    capabilities: { dispatch_triggers: { labels: ['example', 'demo'], keywords: [], types: [] } },
  };
  const manifest = (change: object = {}, entryChange: object = {}) => ({
    $schema: 'https://cleo-dev.com/schemas/v1/skills-manifest.schema.json',
    _meta: { schemaVersion: '2.1.0', lastUpdated: '2026-01-27T12:34:56Z', totalSkills: 1 },
    dispatch_matrix: { by_task_type: {}, by_keyword: { 'research|investigate': 'ct-research-agent' } },
    skills: [{ ...entry, ...entryChange }],
    ...change,
  });
  const isValid = compile('manifest');

  it('the manifest schema accepts a complete entry', () => {
    expect(isValid(manifest())).toBe(true);
  });

  it.each([
    { _meta: { lastUpdated: '2026-01-27', architectureNote: 'x', deprecatedFields: { a: 1 } } },
    {
      dispatch_matrix: {
        _comment: 'x',
        by_protocol: { RSCH: { skillRef: 'a', enforcement: 'strict' } },
        by_keyword: { k: { odd: 1 } },
      },
    },
    { extra: [1, null] },
  ])('the manifest schema accepts custom keys: %j', (change) => {
    expect(isValid(manifest(change))).toBe(true);
  });

  it.each([
    { constraints: { max_context_tokens: 1 }, protocol: null, loomStage: 'x' },
    { capabilities: ['a', 'b'], constraints: ['c'] },
    { capabilities: { dispatch_triggers: ['a phrase'], dispatch_keywords: { primary: [] } } },
    { references: ['docs/guides/ORCHESTRATOR-PROTOCOL.md'] },
    { path: 'skills/..notes' },
  ])('the manifest schema accepts manual entries: %j', (change) => {
    expect(isValid(manifest({}, change))).toBe(true);
  });

  it.each([
    { path: '../outside' },
    { path: 'skills/../../outside' },
    { path: '/etc' },
    { path: 'C:\\skills' },
    { path: '' },
    { tier: 4 },
    { tier: '2' },
    { tags: 'research' },
    { token_budget: 1.5 },
    { name: '' },
    { capabilities: { dispatch_triggers: { keywords: 'research' } } },
  ])('the manifest schema rejects an entry that we would never write: %j', (change) => {
    expect(isValid(manifest({}, change))).toBe(false);
  });

  it.each([
    { skills: {} },
    { skills: [1] },
    { _meta: { lastUpdated: 'yesterday' } },
    { _meta: { totalSkills: -1 } },
    { dispatch_matrix: { by_keyword: [] } },
  ])('the manifest schema rejects a value that is not a manifest: %j', (change) => {
    expect(isValid(manifest(change))).toBe(false);
  });
});

describe('config schema', () => {
  const isValid = compile('config');

  it('the config schema describes every key for editors', () => {
    const schema = load('config');
    const describedElsewhere = (property: Record<string, unknown>) =>
      typeof property.$ref === 'string' && schema.definitions[property.$ref.split('/').pop()!].description;
    // Conditions name keys that are described where they are defined.
    const isCondition = (path: string) => /\/(?:if|then|else)\//.test(path);
    const silent = [...propertiesOf(schema)].filter(
      ([path, p]) => !isCondition(path) && !p.description && !describedElsewhere(p),
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it('the config schema lets a profile override every setting of the built-in profiles', () => {
    const { profile } = load('config').definitions;
    const cells = new Set(PROFILES.flatMap((each) => Object.keys(each)).filter((cell) => cell !== 'id'));
    expect([...cells].filter((cell) => !(cell in profile.properties))).toEqual([]);
    for (const { id, ...shipped } of PROFILES) {
      const config = { profiles: { [`my-${id}`]: { extends: id, ...shipped, fallbackRoot: '.' } } };
      expect(isValid(config), `${id}: ${JSON.stringify(isValid.errors)}`).toBe(true);
    }
  });

  it('the config schema accepts every known key, including those of other systems', () => {
    const config = {
      $schema: 'https://unpkg.com/skill-registrar@2/schema/config.schema.json',
      profile: 'house',
      profiles: {
        house: {
          extends: 'cleo',
          description: { max: 300 },
          roots: ['kits', { path: 'x', levels: ['any'] }],
          name: { convention: null },
        },
      },
      manifest: 'skills/manifest.json',
      level: 'strict',
      failOn: 'warning',
      scanPaths: ['skills/', '.cleo/skills/'],
      excludePaths: ['skills/_shared', 'skills/.archive'],
      prune: 'deprecate',
      pruneStaleEntries: true,
      validationLevel: 'strict',
      rules: { 'unknown-field': 'off' },
      merge: { preserve: ['description', 'tier'] },
      overrides: 'dispatch-config.json',
      triggersShape: 'compat',
      dispatch: { exclude: ['changelog'] },
      infer: { enabled: true, maxClaimants: 2, taskTypes: ['bash-library'] },
      lexicon: {
        add: [{ forms: ['brew'], tags: ['coffee'], keyword: 'brew', taskType: null }],
        remove: ['bats'],
      },
      nested: 'register',
      catalogs: [{ file: 'AGENTS.md', as: 'markdown' }],
      expect: [{ text: 'research this', skill: 'ct-research-agent', labels: ['x'] }],
      limits: { bodyLines: 500 },
      requires: 'off',
      skills: {
        enabled: true,
        initial: { maxEntries: 200, maxBytes: 32768 },
        search: { defaultLimit: 8, maxLimit: 50 },
        plugins: [
          'https://example.com/a.git',
          {
            url: 'https://example.com/b',
            ref: 'v1.0.0',
            enabled: false,
            installedAt: '2024-01-05T10:30:00Z',
          },
        ],
        pluginsDir: '~/.agent/plugins',
        userDir: '~/.agent/skills',
        disabledBundled: ['gh'],
        enabledBundled: [],
      },
      autoRegister: true,
      hotReload: false,
    };
    expect(isValid(config), JSON.stringify(isValid.errors)).toBe(true);
  });

  it.each([
    { profil: 'cleo' },
    { rules: { 'unknown-field': 'loud' } },
    { profiles: { all: { extends: 'cleo' } } },
    { profiles: { house: { description: { max: 5 } } } },
    { profiles: { house: { extends: 'cleo', descriptoin: {} } } },
    { roots: [] },
    { skills: { plugins: [{ url: 'https://example.com/a', ref: '$(id)' }] } },
    { prune: true },
    { limits: { catalogTokens: 10_000 } },
    [],
  ])('the config schema rejects %j', (config) => {
    expect(isValid(config)).toBe(false);
  });
});
