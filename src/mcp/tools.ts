import * as operations from '../agent/operations.js';
import { CATALOG_FORMATS } from '../profiles/profile.js';
import { RESOURCE_TYPES } from '../skill/skill.js';

/** A tool as `tools/list` shows it. */
export interface ToolDefinition {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema & { readonly required: string[]; readonly additionalProperties: false };
  readonly outputSchema: ObjectSchema;
  readonly annotations: { readonly readOnlyHint: boolean; readonly openWorldHint: false };
  readonly run: operations.Operation;
  /** Hosts that sort tools into groups put these with the tools about the agent itself. */
  readonly _meta: { readonly group: 'meta' };
}

interface ObjectSchema {
  readonly type: 'object';
  readonly [keyword: string]: unknown;
}

const NAME = { type: 'string', minLength: 1, maxLength: 200, description: "The skill's name." } as const;
const CONSENT = {
  type: 'boolean',
  description: 'The user has agreed. If the client can ask the user, it asks instead.',
} as const;
const COUNT = { type: 'integer', minimum: 1 } as const;
const FORMER_LIMIT = { ...COUNT, deprecated: true, description: 'The former name of limit.' } as const;
const text = { type: 'string' } as const;
const texts = { type: 'array', items: text } as const;
const flag = { type: 'boolean' } as const;
const textOrNull = { type: ['string', 'null'] } as const;

function query(description: string) {
  return { type: 'string', maxLength: 4096, description } as const;
}

function names(description: string) {
  return { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 200 }, description } as const;
}

const ERROR = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { enum: ['invalid_arguments', 'not_found', 'ambiguous', 'refused', 'unavailable'] },
    message: text,
    candidates: { ...texts, description: 'What may be meant: paths or names.' },
    consentRequired: flag,
    declined: { ...flag, description: 'The user was asked and did not agree.' },
    availableSkills: texts,
  },
} as const;

/** What a tool returns: these fields, or an `error`. */
function returns(
  properties: Readonly<Record<string, unknown>>,
  required = Object.keys(properties),
): ObjectSchema {
  return {
    type: 'object',
    properties: { ...properties, success: flag, error: ERROR },
    anyOf: [{ required }, { required: ['error'] }],
  };
}

function takes(
  properties: Readonly<Record<string, unknown>>,
  required: string[] = [],
): ToolDefinition['inputSchema'] {
  return { type: 'object', properties, required, additionalProperties: false };
}

const METADATA = {
  type: 'object',
  required: ['id', 'name', 'description', 'path', 'dir', 'scope', 'mtime_ms'],
} as const;

const BRIEF = ['name', 'description', 'briefDescription', 'path', 'scope'];

const DEFINITIONS: readonly Omit<ToolDefinition, 'annotations' | '_meta'>[] = [
  {
    name: 'skill_search',
    title: 'Search skills',
    run: operations.search,
    description:
      'Finds local skills for a query: by path, name, beginning of the name, or words of the description.',
    inputSchema: takes(
      {
        query: query('What to look for.'),
        limit: { type: 'integer', description: 'Maximum number of results, 1 to 50. Default 8.' },
        scope: {
          type: 'string',
          enum: ['repo', 'user'],
          description: 'Only skills of the repository, or of the user.',
        },
      },
      ['query'],
    ),
    outputSchema: returns({
      results: {
        type: 'array',
        items: { type: 'object', required: [...BRIEF, 'reason', 'score'] },
      },
      count: { type: 'integer' },
      truncated: flag,
    }),
  },
  {
    name: 'skill_load',
    title: 'Load a skill',
    run: operations.load,
    description:
      'Returns the text of a skill, by name or by the path of its SKILL.md. A second call may return a short reminder instead, until the file changes.',
    inputSchema: takes({
      name: NAME,
      path: {
        type: 'string',
        minLength: 1,
        maxLength: 4096,
        description: 'Path of the SKILL.md; takes precedence over the name.',
      },
      form: {
        type: 'string',
        enum: ['full', 'body', 'full-with-files'],
        description:
          'The whole file, only the instructions, or the file with a list of the files next to it. Default: set by the repository.',
      },
      consent: CONSENT,
      force: {
        type: 'boolean',
        description: 'Return the text even if an earlier call did, such as after the context was compacted.',
      },
    }),
    outputSchema: returns({
      text,
      metadata: { type: 'object', required: ['skill_id', 'name', 'path', 'dir', 'mtime_ms'] },
      already_loaded: flag,
      skill_files: texts,
      truncated: flag,
    }),
  },
  {
    name: 'skill_activate',
    title: 'Activate a skill',
    run: operations.activate,
    description:
      'Activates a skill for this session: returns its instructions and its folder, and copies it to the private folder if there is one. The first activation needs consent of the user.',
    inputSchema: takes({ name: NAME, consent: CONSENT }, ['name']),
    outputSchema: returns({
      success: flag,
      skill: { type: 'object', required: ['name', 'description', 'location'] },
      alreadyActivated: flag,
      mountPath: textOrNull,
      folderStructure: text,
      instructions: text,
    }),
  },
  {
    name: 'skill_resources',
    title: 'List or read files of a skill',
    run: operations.resources,
    description:
      'Lists the scripts, references and assets of a skill, or returns one of its files. Paths are relative to the skill; nothing outside it is read.',
    inputSchema: takes(
      {
        name: NAME,
        type: { type: 'string', enum: RESOURCE_TYPES, description: 'Only this directory.' },
        get: {
          type: 'string',
          minLength: 1,
          maxLength: 4096,
          description: 'The file to return, such as references/forms.md.',
        },
        consent: CONSENT,
      },
      ['name'],
    ),
    outputSchema: {
      type: 'object',
      properties: {
        resources: texts,
        path: text,
        bytes: { type: 'integer' },
        mimeType: text,
        text,
        blob: { ...text, description: 'In base64, if the file is not text.' },
        success: flag,
        error: ERROR,
      },
      anyOf: [{ required: ['resources'] }, { required: ['path', 'mimeType'] }, { required: ['error'] }],
    },
  },
  {
    name: 'skill_dispatch',
    title: 'Find the skill for a task',
    run: operations.dispatch,
    description:
      'Finds the skill for a task in the dispatch matrix of the manifest: by labels, task type and keywords, then by similarity. Returns what matched and the other candidates.',
    inputSchema: takes(
      {
        text: { type: 'string', maxLength: 100_000, description: 'Text of the task.' },
        type: { type: 'string', maxLength: 200, description: 'Its task type.' },
        labels: names('Its labels.'),
      },
      ['text'],
    ),
    outputSchema: returns(
      {
        skill: textOrNull,
        strategy: textOrNull,
        matched: textOrNull,
        place: textOrNull,
        score: { type: 'number' },
        margin: { type: 'number' },
        candidates: { type: 'array' },
        registered: flag,
        undecided: texts,
      },
      ['skill', 'strategy', 'matched', 'candidates'],
    ),
  },
  {
    name: 'skill_match',
    title: 'Match triggers',
    run: operations.match,
    description:
      'Finds the skills whose triggers (keywords, verbs, patterns) a query matches, the best first, with the reasons.',
    inputSchema: takes(
      {
        query: query("The user's request."),
        limit: { ...COUNT, description: 'Maximum number of skills. Default 3.' },
        max: FORMER_LIMIT,
        recent: names('Names of recently used skills, the latest first.'),
      },
      ['query'],
    ),
    outputSchema: returns({
      matches: { type: 'array', items: { type: 'object', required: [...BRIEF, 'reasons'] } },
      count: { type: 'integer' },
      truncated: flag,
      undecided: { type: 'array' },
    }),
  },
  {
    name: 'skill_catalog',
    title: 'Skill catalog',
    run: operations.catalog,
    description:
      'Returns the skill catalog as text for a prompt. With a query, as much as it needs: that there are skills, their names, or the whole text of those that match.',
    inputSchema: takes({
      as: { type: 'string', enum: CATALOG_FORMATS, description: 'The format. Default: set by the profile.' },
      query: query("The user's request; implies the format level."),
      limit: { ...COUNT, description: 'Maximum number of skills shown or, for a query, loaded (default 3).' },
      max: FORMER_LIMIT,
      max_entries: FORMER_LIMIT,
      recent: names('Names of recently used skills, the latest first.'),
      max_bytes: { ...COUNT, description: 'Maximum bytes of skills in the text.' },
      hint: { type: 'boolean', description: 'Add a line that says how to load a skill.' },
    }),
    outputSchema: returns({
      text: textOrNull,
      as: text,
      level: { type: ['integer', 'null'] },
      shown: { type: 'integer' },
      total: { type: 'integer' },
      truncated: flag,
      errors: { type: 'array' },
    }),
  },
  {
    name: 'skill_toolsets',
    title: 'List toolsets',
    run: operations.toolsets,
    description:
      'Lists the toolsets that skills declare, each with the module and the export that a loader takes. Imports nothing.',
    inputSchema: takes({ name: { ...NAME, description: 'Only this skill.' } }),
    outputSchema: returns({
      toolsets: { type: 'array', items: { type: 'object', required: ['skill', 'declared', 'module'] } },
    }),
  },
  {
    name: 'skill_mentions',
    title: 'Resolve mentions',
    run: operations.mentions,
    description: 'Finds the skills that a text mentions as $name. Load them before answering.',
    inputSchema: takes({ text: { type: 'string', maxLength: 100_000, description: 'The text.' } }, ['text']),
    outputSchema: returns({ mentions: { type: 'array', items: METADATA } }),
  },
  {
    name: 'skill_list',
    title: 'List skills',
    run: operations.list,
    description:
      'Lists every skill that can be used, and the files that are left out because they are not valid.',
    inputSchema: takes({
      cwd: {
        type: 'string',
        minLength: 1,
        maxLength: 4096,
        description: 'As another working directory of the repository sees them.',
      },
      force_reload: { type: 'boolean', description: 'Read the files again first.' },
    }),
    outputSchema: returns({
      skills: { type: 'array', items: METADATA },
      errors: { type: 'array' },
      truncated: flag,
    }),
  },
  {
    name: 'skill_status',
    title: 'Status of all skills',
    run: operations.status,
    description:
      'Lists every skill by source with its state: enabled, disabled, or unavailable and why. Disabled ones can be seen here only.',
    inputSchema: takes({}),
    outputSchema: returns({
      skills: {
        type: 'array',
        items: { type: 'object', required: ['name', 'source', 'enabled', 'available'] },
      },
      errors: { type: 'array' },
      truncated: flag,
    }),
  },
  {
    name: 'skill_inspect',
    title: 'Inspect the session',
    run: operations.inspect,
    description: 'Shows the state of this session: catalog, loaded versions, consent and activations.',
    inputSchema: takes({
      include_skills: { type: 'boolean', description: 'With the catalog. Default true.' },
    }),
    outputSchema: returns(
      {
        task_id: text,
        enabled: flag,
        root_dir: text,
        working_dir: text,
        catalog: { type: 'object' },
        loaded_versions: { type: 'array' },
        consented: texts,
        activated: texts,
      },
      ['task_id', 'enabled', 'root_dir', 'working_dir', 'loaded_versions', 'consented', 'activated'],
    ),
  },
];

/** The tools, as `tools/list` shows them. */
export const TOOLS: readonly ToolDefinition[] = DEFINITIONS.map((tool) => ({
  ...tool,
  annotations: { readOnlyHint: tool.name !== 'skill_activate', openWorldHint: false },
  _meta: { group: 'meta' },
}));
