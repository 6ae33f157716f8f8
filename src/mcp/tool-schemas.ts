import { RESOURCE_TYPES } from '../skill/skill.js';

/** The part of JSON Schema that the tools' arguments need. */
export interface ArgumentSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, PropertySchema>>;
  readonly required?: string[];
  readonly additionalProperties: false;
  readonly [key: string]: unknown;
}

export type PropertySchema =
  | {
      readonly type: 'string';
      readonly description: string;
      readonly minLength?: number;
      readonly maxLength?: number;
      readonly enum?: readonly string[];
    }
  | { readonly type: 'integer'; readonly description: string }
  | { readonly type: 'boolean'; readonly description: string }
  | {
      readonly type: 'array';
      readonly description: string;
      readonly maxItems: number;
      readonly items: { readonly type: 'string'; readonly maxLength: number };
    };

export interface ToolDefinition {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ArgumentSchema;
  readonly outputSchema: OutputSchema;
  readonly annotations: { readonly readOnlyHint: boolean; readonly openWorldHint: false };
}

interface OutputSchema {
  readonly type: 'object';
  readonly [key: string]: unknown;
}

const NAME = { type: 'string', minLength: 1, maxLength: 200, description: "The skill's name." } as const;
const text = { type: 'string' } as const;
const texts = { type: 'array', items: text } as const;
const flag = { type: 'boolean' } as const;
const textOrNull = { type: ['string', 'null'] } as const;

const ERROR = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { enum: ['invalid_arguments', 'not_found', 'ambiguous', 'refused', 'unavailable'] },
    message: text,
    candidates: { ...texts, description: 'What may be meant: paths or names.' },
  },
} as const;

/** What a tool returns: these fields, or an `error`. */
function returns(
  properties: Readonly<Record<string, unknown>>,
  required = Object.keys(properties),
): OutputSchema {
  return {
    type: 'object',
    properties: { ...properties, error: ERROR },
    anyOf: [{ required }, { required: ['error'] }],
  };
}

function takes(properties: ArgumentSchema['properties'], required: string[] = []): ArgumentSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}

const READS = { readOnlyHint: true, openWorldHint: false } as const;

const METADATA = {
  type: 'object',
  required: ['id', 'name', 'description', 'path', 'dir', 'scope', 'mtime_ms'],
} as const;

/** The tools, as `tools/list` shows them. */
export const TOOLS: readonly ToolDefinition[] = [
  {
    name: 'skill_search',
    title: 'Search skills',
    description:
      'Finds local skills for a query: by path, name, beginning of the name, or words of the description.',
    inputSchema: takes(
      {
        query: { type: 'string', maxLength: 4096, description: 'What to look for.' },
        limit: { type: 'integer', description: 'How many at most; 8 by default, taken as 1 to 50.' },
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
        items: { type: 'object', required: ['name', 'description', 'path', 'scope', 'reason', 'score'] },
      },
      count: { type: 'integer' },
      truncated: flag,
    }),
    annotations: READS,
  },
  {
    name: 'skill_load',
    title: 'Load a skill',
    description:
      'Returns the text of a skill, by name or by the path of its SKILL.md. A second call returns a short reminder instead, until the file changes.',
    inputSchema: takes({
      name: NAME,
      path: {
        type: 'string',
        minLength: 1,
        maxLength: 4096,
        description: 'Path of the SKILL.md; goes before the name.',
      },
      form: {
        type: 'string',
        enum: ['full', 'body', 'full-with-files'],
        description:
          'The whole file, the instructions alone, or the file with a list of what comes with it. Default: as the repository is set up.',
      },
    }),
    outputSchema: returns(
      {
        text,
        metadata: { type: 'object', required: ['skill_id', 'name', 'path', 'dir', 'mtime_ms'] },
        already_loaded: flag,
        files: texts,
        files_truncated: flag,
      },
      ['text', 'metadata', 'already_loaded'],
    ),
    annotations: READS,
  },
  {
    name: 'skill_activate',
    title: 'Activate a skill',
    description:
      'Activates a skill for this session: returns its instructions and its folder, and copies it to the private folder where there is one. The first activation needs the consent of the user.',
    inputSchema: takes(
      {
        name: NAME,
        consent: {
          type: 'boolean',
          description: 'The user has agreed. Where the client can ask the user, it is asked instead.',
        },
      },
      ['name'],
    ),
    outputSchema: {
      type: 'object',
      anyOf: [{ required: ['success'] }, { required: ['error'] }],
      properties: {
        success: flag,
        skill: { type: 'object', required: ['name', 'description', 'location'] },
        alreadyActivated: flag,
        mountPath: textOrNull,
        folderStructure: text,
        instructions: text,
        error: { anyOf: [text, ERROR] },
        consentRequired: flag,
        availableSkills: texts,
        candidates: texts,
      },
    },
    annotations: { readOnlyHint: false, openWorldHint: false },
  },
  {
    name: 'skill_resources',
    title: 'List or read files of a skill',
    description:
      'Lists the scripts, references and assets of a skill, or returns one file of it. Paths are relative to the skill; nothing outside it is read.',
    inputSchema: takes(
      {
        name: NAME,
        type: {
          type: 'string',
          enum: RESOURCE_TYPES,
          description: 'Only this directory.',
        },
        get: {
          type: 'string',
          minLength: 1,
          maxLength: 4096,
          description: 'The file to return, such as references/forms.md.',
        },
      },
      ['name'],
    ),
    outputSchema: {
      type: 'object',
      properties: { resources: texts, path: text, text, blob: text, mimeType: text, error: ERROR },
      anyOf: [{ required: ['resources'] }, { required: ['path', 'mimeType'] }, { required: ['error'] }],
    },
    annotations: READS,
  },
  {
    name: 'skill_dispatch',
    title: 'Find the skill for a task',
    description:
      'Asks the dispatch matrix of the manifest which skill a task goes to: by labels, task type and keywords; then which skill is clearly most similar. Says what matched and which other skills did.',
    inputSchema: takes(
      {
        text: { type: 'string', maxLength: 100_000, description: 'What the task says.' },
        type: { type: 'string', maxLength: 200, description: 'Its task type.' },
        labels: {
          type: 'array',
          maxItems: 100,
          items: { type: 'string', maxLength: 200 },
          description: 'Its labels.',
        },
      },
      ['text'],
    ),
    outputSchema: returns(
      {
        skill: textOrNull,
        strategy: textOrNull,
        matched: textOrNull,
        score: { type: 'number' },
        margin: { type: 'number' },
        candidates: { type: 'array' },
        registered: flag,
      },
      ['skill', 'strategy', 'matched', 'candidates'],
    ),
    annotations: READS,
  },
  {
    name: 'skill_list',
    title: 'List skills',
    description:
      'Lists every skill that can be used, and the files that are not in the list because they are not valid.',
    inputSchema: takes({ force_reload: { type: 'boolean', description: 'Read the files again first.' } }),
    outputSchema: returns({
      skills: { type: 'array', items: METADATA },
      errors: { type: 'array' },
      truncated: flag,
    }),
    annotations: READS,
  },
  {
    name: 'skill_inspect',
    title: 'Inspect the session',
    description: 'Shows the state of this session: catalog, loaded versions, consent and activations.',
    inputSchema: takes({}),
    outputSchema: returns({
      task_id: text,
      enabled: flag,
      root_dir: text,
      working_dir: text,
      catalog: { type: 'object' },
      loaded_versions: { type: 'array' },
      consented: texts,
      activated: texts,
    }),
    annotations: READS,
  },
];
