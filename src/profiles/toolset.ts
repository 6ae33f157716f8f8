import { NAME_LENGTH } from './fields.js';
import { defineProfile } from './profile.js';

/** Skills with toolsets and triggers. */
export const toolset = defineProfile({
  id: 'toolset',
  title: 'Skills with toolsets and triggers',
  name: { pattern: '^[A-Za-z0-9-]+$', maxLength: NAME_LENGTH, normalize: false },
  description: { min: 1, max: 500 },
  version: { presence: 'optional', semver: true, fromMetadata: false },
  fields: ['version', 'toolsets', 'scripts', 'triggers', 'default_enabled', 'brief_description'],
  shapes: {
    triggers: {
      type: 'object',
      properties: {
        keywords: {
          type: 'array',
          items: { type: 'string' },
          description: 'Whole words that load the skill.',
        },
        verbs: { type: 'array', items: { type: 'string' }, description: 'Verbs that load the skill.' },
        patterns: {
          type: 'array',
          items: { type: 'string' },
          description: 'Regular expressions that load it.',
        },
      },
      additionalProperties: false,
      description: 'What makes the skill load on its own.',
    },
  },
  fileName: 'exact',
  rootsRequired: false,
  roots: [
    { path: 'src/_bundled_skills', source: 'bundled', levels: ['children'] },
    { path: '~/.agent/skills', source: 'user', levels: ['children'] },
    { path: '.agent/skills', source: 'project', levels: ['children'] },
  ],
  symlinks: 'refuse',
  duplicates: 'priority',
  failOn: 'never',
  infer: ['briefDescription'],
  load: 'body',
  catalogs: ['level'],
  rules: {
    'no-skills': 'warning',
    // A later source overrides an earlier one on purpose.
    'duplicate-name': 'notice',
    'name-matches-directory': 'off',
    'unknown-field': 'warning',
    'metadata-value': 'off',
  },
});
