import { CLEO_FIELDS, KEBAB_CASE, NAME_LENGTH, REGISTRY_FIELDS, STANDARD_FIELDS } from './fields.js';
import { defineProfile } from './profile.js';

/** Other values than those of the design document are a warning, and are not written. */
const LENIENT_FIELDS: readonly string[] = ['model', 'status'];

/** CLEO's dynamic skill registration. */
export const cleo = defineProfile({
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
  fields: [
    'version',
    ...REGISTRY_FIELDS.filter((field) => !LENIENT_FIELDS.includes(field)),
    ...STANDARD_FIELDS,
  ],
  toleratedFields: [...LENIENT_FIELDS, ...CLEO_FIELDS],
  shapes: {
    compatibility: {
      type: ['string', 'array'],
      items: { type: 'string' },
      description: 'Requirements of the skill: a string, or a list of clients.',
    },
    model: {
      enum: ['sonnet', 'opus', 'auto'],
      description: 'The model the skill is meant for. Left out of the manifest when absent.',
    },
  },
  fileName: 'exact',
  rootsRequired: true,
  roots: [
    { path: 'skills', source: 'repo', levels: ['children'] },
    { path: '.cleo/skills', source: 'repo', levels: ['children'] },
  ],
  outsiders: 'report',
  exclude: { names: ['_shared', '.archive'], prefixes: ['.'], except: [] },
  symlinks: 'refuse',
  duplicates: 'first',
  failOn: 'error',
  sections: { required: ['Output Requirements'], recommended: ['Purpose', 'Capabilities'] },
  placeholders: { file: '_shared/placeholders.json', required: true },
  infer: ['tags', 'tier', 'keywords', 'taskTypes'],
  matrix: true,
  manifest: 'skills/manifest.json',
  entryDefaults: {
    version: '0.0.0',
    capabilities: {
      inputs: [],
      outputs: [],
      compatible_subagent_types: ['general-purpose'],
      chains_to: [],
      dispatch_keywords: { primary: [], secondary: [] },
    },
    constraints: { max_context_tokens: 80_000, requires_session: false, requires_epic: false },
  },
  lexiconKeys: true,
  jsonInPipes: true,
  logsFailures: true,
  catalogs: ['markdown'],
  rules: {
    'no-skills': 'warning',
    'name-matches-directory': 'warning',
    'unknown-field': 'warning',
    'metadata-value': 'warning',
  },
  // Its scripts compare these texts.
  messages: {
    'missing-field': 'Missing required field: {field}',
    'version-format': "Invalid version format: '{version}' (expected semver)",
    'metadata-version-format': "Invalid version format: '{version}' (expected semver)",
  },
});
