import { MANIFEST_FIELDS, TEXTS } from './manifest-fields.js';
import type { JsonSchema } from './profile.js';

/** `path:Class`, as the frontmatter declares a toolset. */
export const TOOLSET_PATTERN = '^[^:]+:[A-Za-z_$][A-Za-z0-9_$]*$';

/** The standard's format of a name: lowercase words joined by single hyphens. */
export const KEBAB_CASE = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** The same with letters of every script, as the reference validator accepts them. */
export const UNICODE_KEBAB_CASE = '^[\\p{Ll}\\p{Lo}\\p{Lm}\\p{N}]+(-[\\p{Ll}\\p{Lo}\\p{Lm}\\p{N}]+)*$';

export const NAME_LENGTH = 64;

/** The standard's fields beyond `name` and `description`. */
export const STANDARD_FIELDS = ['license', 'compatibility', 'metadata', 'allowed-tools'] as const;

/** Fields from which the manifest and the dispatch matrix are made. */
export const REGISTRY_FIELDS: readonly string[] = [
  ...Object.keys(MANIFEST_FIELDS).filter((field) => field !== 'allowed-tools'),
  'references',
  'dispatch_triggers',
  'triggers',
  'keywords',
];

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

/**
 * Fields that change what a client does with a skill. It makes no difference if a client ignores `license` or
 * `version`, but it does if it ignores one of these.
 */
export const EFFECTIVE_FIELDS: readonly string[] = [
  'disable-model-invocation',
  'user-invocable',
  'paths',
  'allowed-tools',
  'disallowed-tools',
  'argument-hint',
  'arguments',
  'when_to_use',
  'model',
  'effort',
  'context',
  'agent',
  'background',
  'hooks',
  'shell',
];

/** Shapes that several fields share. */
export const TEXT: JsonSchema = { type: ['string', 'number', 'boolean', 'null'] };
export const FLAG: JsonSchema = { type: 'boolean' };
export const TEXT_OR_TEXTS: JsonSchema = { type: ['string', 'array'], items: { type: 'string' } };
export const MAP: JsonSchema = { type: 'object' };
const textOrList: JsonSchema = { type: ['string', 'array'] };

export const LICENSE_AND_COMPATIBILITY = {
  license: { type: 'string' },
  compatibility: { type: 'string', maxLength: 500 },
} as const;

const describe = (schema: JsonSchema, description: string): JsonSchema => ({ ...schema, description });

/**
 * Frontmatter fields that popular clients and collections read in addition to the standard's six. The default profile
 * knows them so that a skill written for one client gets no warning for it; only their types are checked.
 */
export const CLIENT_FIELDS: Readonly<Record<string, JsonSchema>> = {
  agent: describe(TEXT, 'Claude Code: the kind of subagent that runs the skill when `context` is `fork`.'),
  agents: describe(textOrList, 'Collections: the agents the skill is meant for.'),
  alwaysApply: describe(FLAG, 'Cursor: load the skill in every conversation.'),
  'argument-hint': describe(
    textOrList,
    'Claude Code, Copilot: what to show as the argument of the slash command.',
  ),
  arguments: describe({}, 'Claude Code: names of the positional arguments.'),
  author: describe({}, 'Who wrote the skill.'),
  authors: describe({}, 'Who wrote the skill.'),
  category: describe(textOrList, 'Collections: the group that the skill belongs to.'),
  color: describe(TEXT, 'Claude Code: color of the skill in lists.'),
  command: describe(TEXT, 'Collections: the slash command that starts the skill.'),
  'command-arg-mode': describe(TEXT, 'OpenClaw: how arguments reach the tool.'),
  'command-dispatch': describe(TEXT, 'OpenClaw: send the slash command to a tool without the model.'),
  'command-tool': describe(TEXT, 'OpenClaw: the tool that `command-dispatch` calls.'),
  context: describe(textOrList, 'Claude Code, Copilot: `fork` runs the skill in a subagent.'),
  created: describe(TEXT, 'Date of the first version.'),
  date_added: describe(TEXT, 'Collections: the day the skill was added.'),
  'disable-model-invocation': describe(
    FLAG,
    'Claude Code, Copilot, Cursor: only a person may start the skill.',
  ),
  'disallowed-tools': describe(textOrList, 'Claude Code: tools the skill must not use.'),
  display_name: describe(TEXT, 'Collections: the display name.'),
  effort: describe(TEXT, 'Claude Code: how much thought the model gives the skill.'),
  globs: describe(textOrList, 'Cursor: files the skill applies to.'),
  homepage: describe(TEXT, 'Where to read more.'),
  hooks: describe({}, 'Claude Code: commands run at points of the skill’s life.'),
  icon: describe(TEXT, 'Collections: a picture.'),
  inputs: describe({}, 'Collections: the input of the skill.'),
  language: describe(textOrList, 'Collections: the language it is written in or for.'),
  mode: describe({ type: ['string', 'boolean'] }, 'Claude Code: list the skill among the modes.'),
  outputs: describe({}, 'Collections: the output of the skill.'),
  paths: describe(textOrList, 'Claude Code, Cursor: load the skill only for these files.'),
  platforms: describe(textOrList, 'Collections: operating systems or clients it runs on.'),
  priority: describe(TEXT, 'Collections: order among skills.'),
  related: describe(textOrList, 'Collections: skills that go with this one.'),
  repository: describe({}, 'Location of the source.'),
  requires: describe({}, 'What must be installed.'),
  risk: describe(TEXT, 'Collections: how much harm the skill can do.'),
  shell: describe(TEXT, 'Claude Code: the shell of inline commands.'),
  'short-description': describe(TEXT, 'Codex: one line for lists.'),
  skills: describe(textOrList, 'Claude Code: skills that are loaded with it.'),
  source: describe(TEXT, 'Origin of the skill.'),
  title: describe(TEXT, 'A display heading.'),
  tools: describe(textOrList, 'Copilot, OpenCode: tools the skill uses.'),
  type: describe(TEXT, 'Collections: what kind of document this is.'),
  updated: describe(TEXT, 'Date of the last change.'),
  url: describe(TEXT, 'Where to read more.'),
  'user-invocable': describe(FLAG, 'Claude Code, Copilot: show the skill in the slash menu.'),
  'user-invokable': describe(FLAG, 'Copilot: an older name of `user-invocable`.'),
  when_to_use: describe(TEXT, 'Claude Code: more on when the skill applies, added to the description.'),
};

/** Keys of `metadata` that clients define as maps. */
export const CLIENT_METADATA: readonly string[] = ['openclaw', 'clawdbot', 'clawdis', 'moltbot', 'hermes'];

const FRONTMATTER_OF_MANIFEST: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(MANIFEST_FIELDS).map(([field, { frontmatter }]) => [field, frontmatter]),
);

/** Shapes of the frontmatter fields that some profile defines; a profile may narrow one in `shapes`. */
export const FIELD_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  ...CLIENT_FIELDS,
  ...FRONTMATTER_OF_MANIFEST,
  license: { type: 'string', description: 'The license: its name, or the file that contains it.' },
  compatibility: {
    type: 'string',
    minLength: 1,
    maxLength: 500,
    description: 'Requirements of the skill: product, system packages, network. 1 to 500 characters.',
  },
  metadata: {
    type: 'object',
    additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
    description: 'Further properties, as text. `version`, `author`, `tags` and `requires` are read.',
  },
  version: { type: 'string', description: 'The version of the skill.' },
  references: {
    ...TEXTS,
    description: 'Files that belong to the skill, relative to the repository or to the skill.',
  },
  dispatch_triggers: {
    type: ['array', 'object'],
    items: { type: 'string' },
    properties: { labels: TEXTS, keywords: TEXTS, types: TEXTS },
    description:
      'Words that send a task to this skill: a list of keywords, or labels, keywords and task types.',
  },
  triggers: {
    type: ['array', 'object'],
    items: { type: 'string' },
    properties: { keywords: TEXTS, verbs: TEXTS, patterns: TEXTS },
    description: 'What makes the skill load on its own: keywords, verbs and regular expressions.',
  },
  keywords: { ...TEXTS, description: 'Words that send a task to this skill.' },
  toolsets: {
    type: 'array',
    items: { type: 'string', pattern: TOOLSET_PATTERN },
    description: 'Tool classes of the skill, each as `path:Class`.',
  },
  scripts: { ...TEXTS, description: 'Scripts of the skill. They are listed, never run.' },
  default_enabled: {
    type: 'boolean',
    description: 'Whether a bundled skill is enabled by default. Default true.',
  },
  brief_description: {
    type: 'string',
    minLength: 1,
    description: 'One line for lists. The first sentence of the description when absent.',
  },
};
