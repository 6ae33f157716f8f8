import { CLIENT_FIELDS } from './client-fields.js';
import type { JsonSchema } from './json-schema.js';
import { TOOLSET_PATTERN } from './toolset.js';

/** semver.org's own expression: what `version` must look like where semver is asked for. */
export const SEMVER_PATTERN =
  '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)' +
  '(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?' +
  '(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$';

const texts: JsonSchema = { type: 'array', items: { type: 'string' } };
const textOrTexts: JsonSchema = { type: ['string', 'array'], items: { type: 'string' } };

/** Shapes of the frontmatter fields that some profile defines; a profile may narrow one in `shapes`. */
export const FIELD_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  ...CLIENT_FIELDS,
  license: { type: 'string', description: 'The licence: its name, or the file that holds it.' },
  compatibility: {
    type: 'string',
    minLength: 1,
    maxLength: 500,
    description: 'What the skill needs around it: product, system packages, network. 1 to 500 characters.',
  },
  metadata: {
    type: 'object',
    additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
    description: 'Further properties, as text. `version`, `author`, `tags` and `requires` are read.',
  },
  'allowed-tools': {
    ...textOrTexts,
    description: 'Tools the skill may use without asking, separated by spaces.',
  },
  version: { type: 'string', description: 'The version of the skill.' },
  model: { type: 'string', description: 'The model the skill is meant for.' },
  tier: {
    type: 'integer',
    minimum: 0,
    maximum: 3,
    description: '0 orchestrator, 1 architect, 2 executor, 3 specialist. Read from the name when absent.',
  },
  token_budget: {
    type: 'integer',
    minimum: 1000,
    maximum: 50000,
    description: 'How many tokens the skill may use. 8000 when absent.',
  },
  tags: { ...texts, description: 'Words that sort the skill. Read from name and description when absent.' },
  status: {
    enum: ['active', 'inactive', 'deprecated', 'experimental', 'discovered'],
    description: 'Whether the skill is offered. `active` when absent.',
  },
  references: {
    ...texts,
    description: 'Files that belong to the skill, relative to the repository or to the skill.',
  },
  dispatch_triggers: {
    type: ['array', 'object'],
    items: { type: 'string' },
    properties: { labels: texts, keywords: texts, types: texts },
    description:
      'Words that send a task to this skill: a list of keywords, or labels, keywords and task types.',
  },
  dependencies: { ...texts, description: 'Names of the skills this one needs.' },
  minimumVersion: {
    type: 'string',
    pattern: SEMVER_PATTERN,
    description: 'The lowest version that is still good enough.',
  },
  triggers: {
    type: ['array', 'object'],
    items: { type: 'string' },
    properties: { keywords: texts, verbs: texts, patterns: texts },
    description: 'What makes the skill load on its own: keywords, verbs and regular expressions.',
  },
  keywords: { ...texts, description: 'Words that send a task to this skill.' },
  toolsets: {
    type: 'array',
    items: { type: 'string', pattern: TOOLSET_PATTERN },
    description: 'Tool classes of the skill, each as `path:Class`.',
  },
  scripts: { ...texts, description: 'Scripts of the skill. They are listed, never run.' },
  default_enabled: {
    type: 'boolean',
    description: 'Whether a bundled skill is on from the start. Default true.',
  },
  brief_description: {
    type: 'string',
    minLength: 1,
    description: 'One line for lists. The first sentence of the description when absent.',
  },
};
