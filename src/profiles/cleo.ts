import { KEBAB_CASE, NAME_LENGTH, STANDARD_FIELDS } from './agent-skills-standard.js';
import type { Profile } from './profile.js';

/** Fields from which the manifest and the dispatch matrix are made. */
export const REGISTRY_FIELDS = [
  'model',
  'tier',
  'token_budget',
  'tags',
  'status',
  'references',
  'dispatch_triggers',
  'dependencies',
  'minimumVersion',
  'triggers',
  'keywords',
] as const;

/** What CLEO's own skills declare beyond its design document. */
export const CLEO_FIELDS = [
  'adrRefs',
  'category',
  'core',
  'loomStage',
  'mvi_scope',
  'protocol',
  'requires_tiers',
  'sharedResources',
] as const;

/** CLEO's dynamic skill registration. */
export const cleo: Profile = {
  id: 'cleo',
  title: 'CLEO skill registration',
  detect: {
    manifestSchemas: ['https://cleo-dev.com/schemas/v1/skills-manifest.schema.json'],
    markers: ['.cleo'],
  },
  name: {
    pattern: KEBAB_CASE,
    maxLength: NAME_LENGTH,
    normalize: false,
    convention: {
      pattern: '^ct-[a-z0-9]+-[a-z0-9]+$',
      shape: 'ct-{category}-{type}',
      reservedPrefixes: ['ct-', 'contribution-', 'consensus-'],
    },
  },
  description: { min: 10, max: 200 },
  version: { presence: 'required', semver: true, fromMetadata: false },
  fields: ['version', ...REGISTRY_FIELDS, ...STANDARD_FIELDS],
  toleratedFields: CLEO_FIELDS,
  shapes: {
    compatibility: {
      type: ['string', 'array'],
      items: { type: 'string' },
      description: 'Requirements of the skill: a string, or a list of clients.',
    },
    model: {
      enum: ['sonnet', 'opus', 'haiku', 'auto'],
      description: 'The model the skill is meant for. Left out of the manifest when absent.',
    },
  },
  unknownFields: 'each',
  fileName: 'exact',
  frontmatter: 'strict',
  rootsRequired: true,
  roots: [
    { path: 'skills', source: 'repo', levels: ['children'] },
    { path: '.cleo/skills', source: 'repo', levels: ['children'] },
    { path: 'packages/*/skills', source: 'repo', levels: ['children'] },
  ],
  outsiders: 'report',
  exclude: { names: ['_shared', '.archive'], prefixes: ['.'], except: [] },
  nested: 'ignore',
  symlinks: 'refuse',
  duplicates: 'first',
  failOn: 'error',
  invalidSeverity: 'error',
  sections: { required: ['Output Requirements'], recommended: ['Purpose', 'Capabilities'] },
  placeholders: { file: '_shared/placeholders.json', required: true },
  infer: ['tags', 'tier', 'keywords', 'taskTypes'],
  requires: 'off',
  load: 'full',
  search: 'similarity',
  matrix: true,
  lexiconKeys: true,
  catalogs: ['markdown'],
  rules: {
    'no-skills': 'warning',
    'name-matches-directory': 'warning',
    'unknown-field': 'warning',
    'metadata-value': 'warning',
  },
  messages: {},
};
