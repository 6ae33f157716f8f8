import { KEBAB_CASE, NAME_LENGTH, STANDARD_FIELDS } from './agent-skills-standard.js';
import { CLEO_FIELDS, REGISTRY_FIELDS } from './cleo.js';
import { CLIENT_FIELDS } from './field-schemas.js';
import type { JsonSchema, Profile, ScanRoot } from './profile.js';

const skillsIn = (path: string): ScanRoot => ({ path, source: 'repo', levels: ['any'] });

const textOrTexts: JsonSchema = { type: ['string', 'array'], items: { type: 'string' } };

/** The Agent Skills standard as real repositories use it: the default. */
export const agentSkills: Profile = {
  id: 'agent-skills',
  title: 'Agent Skills standard',
  name: { pattern: KEBAB_CASE, maxLength: NAME_LENGTH, normalize: false },
  description: { min: 1, max: 1024 },
  version: { presence: 'optional', semver: true, fromMetadata: true },
  fields: STANDARD_FIELDS,
  toleratedFields: [
    ...new Set([
      'version',
      ...REGISTRY_FIELDS,
      ...CLEO_FIELDS,
      'toolsets',
      'scripts',
      'default_enabled',
      'brief_description',
      ...Object.keys(CLIENT_FIELDS),
    ]),
  ],
  shapes: {
    dependencies: { ...textOrTexts, description: 'Dependencies of the skill: other skills, or packages.' },
    keywords: { ...textOrTexts, description: 'Words that send a task to this skill.' },
    tags: { ...textOrTexts, description: 'Words that sort the skill.' },
    triggers: { type: ['string', 'array', 'object'], description: 'What makes the skill load on its own.' },
  },
  unknownFields: 'each',
  frontmatter: 'strict',
  rootsRequired: true,
  roots: [
    skillsIn('skills'),
    skillsIn('.claude/skills'),
    skillsIn('.agents/skills'),
    skillsIn('.github/skills'),
    skillsIn('.codex/skills'),
  ],
  outsiders: 'register',
  exclude: {
    names: ['node_modules'],
    prefixes: ['.', '_'],
    except: ['.curated', '.experimental', '.system'],
  },
  nested: 'ignore',
  symlinks: 'contained',
  duplicates: 'first',
  failOn: 'error',
  invalidSeverity: 'error',
  sections: { required: [], recommended: [] },
  placeholders: { file: '_shared/placeholders.json', required: false },
  infer: ['tags', 'tier', 'keywords', 'taskTypes'],
  requires: 'off-in-ci',
  load: 'full',
  search: 'similarity',
  matrix: true,
  lexiconKeys: false,
  portability: true,
  catalogs: ['markdown'],
  rules: {
    'name-matches-directory': 'error',
    'unknown-field': 'warning',
    // Such a skill is otherwise valid, and its manifest entry has no version.
    'version-format': 'warning',
    // The standard requires strings; clients keep whole objects there, and every reader accepts them.
    'metadata-value': 'warning',
  },
  messages: {},
};
