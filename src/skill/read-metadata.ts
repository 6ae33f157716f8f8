import type { DeclaredMetadata, DispatchTriggers, Fields, MatchTriggers } from './skill.js';

/** Reads the declared fields if they have a usable type; the schema reports the others. */
export function readMetadata(data: Fields): DeclaredMetadata {
  const declared: Record<string, unknown> = {};
  // Most fields are absent from most skills: check only existing ones.
  for (const key of Object.keys(data)) {
    const field = Object.hasOwn(PLAIN_FIELDS, key) ? PLAIN_FIELDS[key] : undefined;
    const value = field?.read(data[key]);
    if (field !== undefined && value !== undefined) declared[field.name] = value;
  }
  const tags = declared['tags'] ?? spacedWords(fieldOf(data['metadata'], 'tags'));
  if (tags !== undefined) declared['tags'] = tags;
  const dispatchTriggers = dispatchTriggersOf(data);
  const matchTriggers = matchTriggersOf(data['triggers']);
  if (dispatchTriggers !== undefined) declared['dispatchTriggers'] = dispatchTriggers;
  if (matchTriggers !== undefined) declared['matchTriggers'] = matchTriggers;
  return declared as DeclaredMetadata;
}

interface PlainField {
  readonly name: keyof DeclaredMetadata;
  readonly read: (value: unknown) => unknown;
}

const PLAIN_FIELDS: Readonly<Record<string, PlainField>> = {
  name: { name: 'name', read: trimmedText },
  description: { name: 'description', read: trimmedText },
  version: { name: 'version', read: trimmedText },
  model: { name: 'model', read: trimmedText },
  tier: { name: 'tier', read: (value) => integerOf(value, 0, 3) },
  token_budget: { name: 'tokenBudget', read: (value) => integerOf(value, 1000, 50_000) },
  tags: { name: 'tags', read: (value) => listOf(value)?.map((tag) => tag.toLowerCase()) },
  status: { name: 'status', read: statusOf },
  references: { name: 'references', read: listOf },
  dependencies: { name: 'dependencies', read: listOf },
  minimumVersion: { name: 'minimumVersion', read: trimmedText },
  'allowed-tools': { name: 'allowedTools', read: toolsOf },
  license: { name: 'license', read: trimmedText },
  compatibility: { name: 'compatibility', read: trimmedText },
  metadata: { name: 'metadata', read: textMapOf },
  toolsets: { name: 'toolsets', read: listOf },
  scripts: { name: 'scripts', read: listOf },
  brief_description: { name: 'briefDescription', read: trimmedText },
  default_enabled: {
    name: 'defaultEnabled',
    read: (value) => (typeof value === 'boolean' ? value : undefined),
  },
};

/** Tools from a list, or from a string separated by commas or spaces; spaces inside parentheses do not separate. */
function toolsOf(value: unknown): readonly string[] | undefined {
  if (Array.isArray(value)) return listOf(value);
  if (typeof value !== 'string') return undefined;
  return value.match(/(?:\([^)]*\)|[^\s,(])+/g) ?? [];
}

/**
 * Explicit keywords: `dispatch_triggers`, `triggers` and `keywords`, the last two also under `metadata`; never the
 * patterns of `triggers`, which may contain `|`.
 */
function dispatchTriggersOf(data: Fields): DispatchTriggers | undefined {
  const explicit = data['dispatch_triggers'];
  const triggers = data['triggers'];
  const metadata = data['metadata'];
  const further = [
    ...(phrasesOf(fieldOf(metadata, 'keywords')) ?? []),
    ...(phrasesOf(fieldOf(metadata, 'triggers')) ?? []),
  ];
  const field =
    ['dispatch_triggers', 'triggers', 'keywords'].find((name) => data[name] !== undefined) ??
    (further.length > 0 ? 'metadata' : undefined);
  if (field === undefined) return undefined;
  const keywords = [
    ...(listOf(explicit) ?? listOf(fieldOf(explicit, 'keywords')) ?? []),
    ...(phrasesOf(triggers) ?? listOf(fieldOf(triggers, 'keywords')) ?? []),
    ...(listOf(fieldOf(triggers, 'verbs')) ?? []),
    ...(phrasesOf(data['keywords']) ?? []),
    ...further,
  ];
  const labels = listOf(fieldOf(explicit, 'labels'));
  const types = listOf(fieldOf(explicit, 'types'));
  if (keywords.length === 0 && labels === undefined && types === undefined) return undefined;
  return { field, keywords: [...new Set(keywords)], ...(labels && { labels }), ...(types && { types }) };
}

function matchTriggersOf(value: unknown): MatchTriggers | undefined {
  if (value === undefined || value === null) return undefined;
  return {
    keywords: listOf(value) ?? listOf(fieldOf(value, 'keywords')) ?? [],
    verbs: listOf(fieldOf(value, 'verbs')) ?? [],
    patterns: listOf(fieldOf(value, 'patterns')) ?? [],
  };
}

function trimmedText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' ? undefined : text;
}

/** Known values are written; other values that registries use are accepted and treated as missing. */
const STATUSES: readonly unknown[] = ['active', 'inactive', 'deprecated'];

function statusOf(value: unknown): string | undefined {
  const status = trimmedText(value);
  return STATUSES.includes(status) ? status : undefined;
}

function integerOf(value: unknown, min: number, max: number): number | undefined {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max
    ? (value as number)
    : undefined;
}

function listOf(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value
    .filter((item) => typeof item === 'string' && item.trim() !== '')
    .map((item: string) => item.trim());
}

/** A list, or a string with commas, semicolons or line breaks between the phrases. */
function phrasesOf(value: unknown): readonly string[] | undefined {
  return typeof value === 'string' ? listOf(value.split(/[,;\n]/)) : listOf(value);
}

/** `metadata.tags` of the agent harness: words separated by spaces or commas. */
function spacedWords(value: unknown): readonly string[] | undefined {
  const words = typeof value === 'string' ? value.toLowerCase().match(/[^\s,]+/g) : null;
  return words === null ? undefined : [...new Set(words)];
}

function textMapOf(value: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value).filter(([, item]) =>
    ['string', 'number', 'boolean'].includes(typeof item),
  );
  return Object.fromEntries(entries.map(([key, item]) => [key, String(item)]));
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, field)
    ? (value as Fields)[field]
    : undefined;
}
