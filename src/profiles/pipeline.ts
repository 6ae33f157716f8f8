import { defineProfile } from './profile.js';

const SKIPPED = '[skills] skipping {file}: missing required frontmatter fields "name" and/or "description"';

/** The skill pipeline, which takes any name and sanitizes it. */
export const pipeline = defineProfile({
  id: 'pipeline',
  title: 'Skill Pipeline V1',
  name: { normalize: true },
  description: { min: 1 },
  version: { presence: 'optional', semver: false, fromMetadata: false },
  fields: [],
  toleratedFields: ['license', 'metadata'],
  shapes: { license: {}, metadata: {} },
  fileName: 'exact',
  frontmatter: 'fallback',
  rootsRequired: true,
  roots: [{ path: 'skills', source: 'repo', levels: ['self', 'children'] }],
  // `*/SKILL.md` matches no hidden directory.
  exclude: { names: ['node_modules'], prefixes: ['.'], except: [] },
  nested: 'register',
  symlinks: 'contained',
  duplicates: 'last',
  failOn: 'never',
  invalidSeverity: 'warning',
  load: 'body',
  plugins: 'none',
  asksConsent: true,
  logsFailures: true,
  catalogs: ['markdown'],
  rules: {
    'no-skills': 'warning',
    'name-matches-directory': 'off',
    'unknown-field': 'off',
    'frontmatter-key-case': 'off',
    'metadata-value': 'off',
  },
  messages: {
    'frontmatter-missing': SKIPPED,
    'frontmatter-unclosed': SKIPPED,
    'frontmatter-type': SKIPPED,
    'missing-field': SKIPPED,
    'field-type:name': SKIPPED,
    'field-type:description': SKIPPED,
    'description-length': SKIPPED,
    'name-format': '[skills] skipping {file}: sanitized skill name is empty',
    'duplicate-name': '[skills] duplicate skill "{name}" detected; replacing previous definition with {file}',
  },
});
