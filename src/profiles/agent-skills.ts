import {
  CLEO_FIELDS,
  CLIENT_FIELDS,
  NAME_LENGTH,
  REGISTRY_FIELDS,
  STANDARD_FIELDS,
  TEXT_OR_TEXTS,
  UNICODE_KEBAB_CASE,
} from './fields.js';
import { defineProfile, type ScanRoot } from './profile.js';

const skillsIn = (path: string): ScanRoot => ({ path, source: 'repo', levels: ['any'] });

/** The Agent Skills standard as real repositories use it: the default. */
export const agentSkills = defineProfile({
  id: 'agent-skills',
  title: 'Agent Skills standard',
  name: { pattern: UNICODE_KEBAB_CASE, maxLength: NAME_LENGTH, normalize: false },
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
    dependencies: { ...TEXT_OR_TEXTS, description: 'Dependencies of the skill: other skills, or packages.' },
    keywords: { ...TEXT_OR_TEXTS, description: 'Words that send a task to this skill.' },
    tags: { ...TEXT_OR_TEXTS, description: 'Words that sort the skill.' },
    triggers: { type: ['string', 'array', 'object'], description: 'What makes the skill load on its own.' },
  },
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
  symlinks: 'contained',
  duplicates: 'first',
  failOn: 'error',
  placeholders: { file: '_shared/placeholders.json', required: false },
  infer: ['tags', 'tier', 'keywords', 'taskTypes'],
  requires: 'off-in-ci',
  matrix: true,
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
});
