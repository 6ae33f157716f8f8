import { KEBAB_CASE, NAME_LENGTH } from './fields.js';
import { defineProfile } from './profile.js';

const INVALID_NAME = `invalid name: expected 1..64 and pattern ${KEBAB_CASE}`;
const INVALID_DESCRIPTION = 'invalid description: expected 1..1024 characters';

/** Codelia, which searches every directory from the top of the repository to its working directory. */
export const codelia = defineProfile({
  id: 'codelia',
  title: 'Codelia',
  detect: { manifestSchemas: [], markers: ['.codelia'] },
  name: { pattern: KEBAB_CASE, maxLength: NAME_LENGTH, normalize: false },
  description: { min: 1, max: 1024 },
  version: { presence: 'recommended', semver: false, fromMetadata: true },
  recommendedFields: ['license', 'metadata'],
  fields: [],
  toleratedFields: ['version', 'license', 'metadata'],
  fileName: 'exact',
  rootsRequired: false,
  roots: [
    { path: '.agents/skills', source: 'repo', levels: ['self', 'any'], ancestors: true },
    { path: '~/.agents/skills', source: 'user', levels: ['self', 'any'] },
  ],
  ancestorTop: {
    variable: 'CODELIA_AGENTS_ROOT',
    markersVariable: 'CODELIA_AGENTS_MARKERS',
    markers: ['.codelia', '.git', '.jj'],
  },
  nested: 'register',
  symlinks: 'ignore',
  duplicates: 'keep',
  failOn: 'never',
  load: 'full-with-files',
  plugins: 'none',
  asksConsent: true,
  search: 'token-overlap',
  catalogs: ['skills-context'],
  rules: {
    'no-skills': 'warning',
    'name-matches-directory': 'error',
    'unknown-field': 'off',
    'duplicate-name': 'notice',
    'metadata-value': 'notice',
  },
  messages: {
    'duplicate-name': 'ambiguous skill name: {name} ({files})',
    'frontmatter-missing': 'missing YAML frontmatter',
    'frontmatter-unclosed': 'missing YAML frontmatter',
    'missing-field:name': INVALID_NAME,
    'missing-field:description': INVALID_DESCRIPTION,
    'name-format': INVALID_NAME,
    'name-length': INVALID_NAME,
    'name-matches-directory': 'name must match skill directory name',
    'description-length': INVALID_DESCRIPTION,
  },
});
