import type { Json } from '../json/json.js';
import type { JsonSchema } from './profile.js';
import { SEMVER_PATTERN } from './versions.js';

/** A field that the frontmatter declares and an entry of the manifest keeps. */
export interface ManifestField {
  /** Its name in `DeclaredMetadata`. */
  readonly name: string;
  /** Reads a usable value of the frontmatter; the schema reports others. */
  readonly read: (value: unknown) => unknown;
  readonly frontmatter: JsonSchema;
  /** In an entry. */
  readonly entry: JsonSchema;
  /** Between the items of a list that an entry has as one text. */
  readonly separator?: string;
  /** What an entry has otherwise: a value, or what is inferred. Without it, the entry then has no such field. */
  readonly otherwise?: { readonly value: Json } | { readonly inferred: 'tags' | 'tier' };
}

export const TEXTS: JsonSchema = { type: 'array', items: { type: 'string' } };
const texts: JsonSchema = { $ref: '#/definitions/texts' };

/**
 * Every such field, in the order of an entry. From this table the frontmatter is read, its schema and that of the
 * manifest are generated, and entries are merged.
 */
export const MANIFEST_FIELDS = {
  tags: {
    name: 'tags',
    read: (value: unknown) => readTexts(value)?.map((tag) => tag.toLowerCase()),
    frontmatter: {
      ...TEXTS,
      description: 'Words that sort the skill. Read from name and description when absent.',
    },
    entry: { ...texts, description: 'Words that classify the skill.' },
    otherwise: { inferred: 'tags' },
  },
  status: {
    name: 'status',
    read: readText,
    frontmatter: {
      enum: ['active', 'inactive', 'deprecated'],
      description: 'Whether the skill is offered. `active` when absent.',
    },
    entry: {
      type: 'string',
      description:
        '`active` skills are dispatched to; `inactive` and `deprecated` ones keep their entry and leave the matrix.',
    },
    otherwise: { value: 'active' },
  },
  tier: {
    name: 'tier',
    read: (value: unknown) => readInteger(value, 0, 3),
    frontmatter: {
      type: 'integer',
      minimum: 0,
      maximum: 3,
      description: '0 orchestrator, 1 architect, 2 executor, 3 specialist. Read from the name when absent.',
    },
    entry: {
      type: 'integer',
      minimum: 0,
      maximum: 3,
      description: '0 orchestrator, 1 architect, 2 executor, 3 specialist.',
    },
    otherwise: { inferred: 'tier' },
  },
  token_budget: {
    name: 'tokenBudget',
    read: (value: unknown) => readInteger(value, 1000, 50_000),
    frontmatter: {
      type: 'integer',
      minimum: 1000,
      maximum: 50000,
      description: 'How many tokens the skill may use. 8000 when absent.',
    },
    entry: { type: 'integer', minimum: 1, description: 'How many tokens the skill may use.' },
    otherwise: { value: 8000 },
  },
  model: {
    name: 'model',
    read: readText,
    frontmatter: { type: 'string', description: 'The model the skill is meant for.' },
    entry: { type: 'string', description: 'The model for the skill; omitted if not declared.' },
  },
  minimumVersion: {
    name: 'minimumVersion',
    read: readText,
    frontmatter: {
      type: 'string',
      pattern: SEMVER_PATTERN,
      description: 'The lowest version that is still good enough.',
    },
    entry: { type: 'string', description: 'A lower `version` is reported.' },
  },
  dependencies: {
    name: 'dependencies',
    read: readTexts,
    frontmatter: { ...TEXTS, description: 'Names of the skills this one needs.' },
    entry: { description: 'Names of the skills that it needs.' },
  },
  'allowed-tools': {
    name: 'allowedTools',
    read: readTools,
    frontmatter: {
      type: ['string', 'array'],
      items: { type: 'string' },
      description: 'Tools the skill may use without asking, separated by spaces.',
    },
    entry: { description: 'Tools the skill may use without asking, separated by spaces.' },
    separator: ' ',
  },
} as const satisfies Readonly<Record<string, ManifestField>>;

type Fields = typeof MANIFEST_FIELDS;

/** The fields of the table as the frontmatter declares them. */
export type ManifestMetadata = {
  readonly [Key in keyof Fields as Fields[Key]['name']]?: NonNullable<ReturnType<Fields[Key]['read']>>;
};

export function readText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' ? undefined : text;
}

export function readTexts(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value
    .filter((item) => typeof item === 'string' && item.trim() !== '')
    .map((item: string) => item.trim());
}

function readInteger(value: unknown, min: number, max: number): number | undefined {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max
    ? (value as number)
    : undefined;
}

/** Tools from a list, or from a string separated by commas or spaces; spaces inside parentheses do not separate. */
function readTools(value: unknown): readonly string[] | undefined {
  if (Array.isArray(value)) return readTexts(value);
  if (typeof value !== 'string') return undefined;
  return value.match(/(?:\([^)]*\)|[^\s,(])+/g) ?? [];
}
