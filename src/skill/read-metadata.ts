import { MANIFEST_FIELDS, readText, readTexts } from '../profiles/manifest-fields.js';
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
  ...MANIFEST_FIELDS,
  name: { name: 'name', read: readText },
  description: { name: 'description', read: readText },
  version: { name: 'version', read: readText },
  references: { name: 'references', read: readTexts },
  license: { name: 'license', read: readText },
  compatibility: { name: 'compatibility', read: readText },
  metadata: { name: 'metadata', read: textMapOf },
  toolsets: { name: 'toolsets', read: readTexts },
  scripts: { name: 'scripts', read: readTexts },
  brief_description: { name: 'briefDescription', read: readText },
  default_enabled: {
    name: 'defaultEnabled',
    read: (value) => (typeof value === 'boolean' ? value : undefined),
  },
};

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
    ...(readTexts(explicit) ?? readTexts(fieldOf(explicit, 'keywords')) ?? []),
    ...(phrasesOf(triggers) ?? readTexts(fieldOf(triggers, 'keywords')) ?? []),
    ...(readTexts(fieldOf(triggers, 'verbs')) ?? []),
    ...(phrasesOf(data['keywords']) ?? []),
    ...further,
  ];
  const labels = readTexts(fieldOf(explicit, 'labels'));
  const types = readTexts(fieldOf(explicit, 'types'));
  if (keywords.length === 0 && labels === undefined && types === undefined) return undefined;
  return { field, keywords: [...new Set(keywords)], ...(labels && { labels }), ...(types && { types }) };
}

function matchTriggersOf(value: unknown): MatchTriggers | undefined {
  if (value === undefined || value === null) return undefined;
  return {
    keywords: readTexts(value) ?? readTexts(fieldOf(value, 'keywords')) ?? [],
    verbs: readTexts(fieldOf(value, 'verbs')) ?? [],
    patterns: readTexts(fieldOf(value, 'patterns')) ?? [],
  };
}

/** A list, or a string with commas, semicolons or line breaks between the phrases. */
function phrasesOf(value: unknown): readonly string[] | undefined {
  return typeof value === 'string' ? readTexts(value.split(/[,;\n]/)) : readTexts(value);
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
