import { KEBAB_CASE, NAME_LENGTH, STANDARD_FIELDS } from './fields.js';
import { defineProfile, type ScanRoot } from './profile.js';

const childrenOf = (path: string, source: string): ScanRoot => ({ path, source, levels: ['children'] });

/** The agent harness, strict about fields; of five sources the later one wins. */
export const harness = defineProfile({
  id: 'harness',
  title: 'Agent harness',
  name: { pattern: KEBAB_CASE, maxLength: NAME_LENGTH, normalize: false },
  description: { min: 1, max: 1024 },
  version: { presence: 'optional', semver: false, fromMetadata: true },
  fields: STANDARD_FIELDS,
  shapes: {
    metadata: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description:
        'Further properties, text only. `author`, `version`, `tags` and `requires` have a meaning.',
    },
  },
  unknownFields: 'together',
  fileName: 'exact',
  blankLinesFirst: 'accepted',
  rootsRequired: false,
  roots: [
    childrenOf('src/_bundled_skills', 'bundled'),
    childrenOf('~/.agent/skills', 'user'),
    childrenOf('.claude/skills', 'claude'),
    childrenOf('.agent/skills', 'project'),
    childrenOf('~/.agent/plugins', 'plugin'),
  ],
  symlinks: 'refuse',
  duplicates: 'priority',
  failOn: 'never',
  requires: 'on',
  loadAgain: 'text',
  catalogs: ['available-skills'],
  rules: {
    // A skill may consist of its description.
    'body-empty': 'off',
    'no-skills': 'warning',
    // A later source overrides an earlier one on purpose.
    'duplicate-name': 'notice',
    'name-matches-directory': 'error',
    'unknown-field': 'error',
    'metadata-value': 'error',
  },
  messages: {
    'frontmatter-missing': 'SKILL.md must start with YAML frontmatter (---)',
    'frontmatter-unclosed': 'SKILL.md frontmatter is not properly closed with ---',
    'name-matches-directory': 'Skill name "{name}" does not match directory name "{directory}"',
  },
});
