import type { DeclaredMetadata, DispatchTriggers, MatchTriggers } from './skill.js';

type Fields = Readonly<Record<string, unknown>>;

/** Reads the declared fields, each only when it has a usable shape; the schema reports the others. */
export function readMetadata(data: Fields): DeclaredMetadata {
  const declared: Record<string, unknown> = {
    name: textOf(data['name']),
    description: textOf(data['description']),
    version: textOf(data['version']),
    model: textOf(data['model']),
    tier: integerOf(data['tier'], 0, 3),
    tokenBudget: integerOf(data['token_budget'], 1000, 50_000),
    tags: listOf(data['tags'])?.map((tag) => tag.toLowerCase()),
    status: textOf(data['status']),
    references: listOf(data['references']),
    dispatchTriggers: dispatchTriggersOf(data),
    matchTriggers: matchTriggersOf(data['triggers']),
    dependencies: listOf(data['dependencies']),
    minimumVersion: textOf(data['minimumVersion']),
    allowedTools: toolsOf(data['allowed-tools']),
    license: textOf(data['license']),
    compatibility: textOf(data['compatibility']),
    metadata: textMapOf(data['metadata']),
    toolsets: listOf(data['toolsets']),
    scripts: listOf(data['scripts']),
    briefDescription: textOf(data['brief_description']),
    defaultEnabled: typeof data['default_enabled'] === 'boolean' ? data['default_enabled'] : undefined,
  };
  for (const key of Object.keys(declared)) if (declared[key] === undefined) delete declared[key];
  return declared as DeclaredMetadata;
}

/** Tools from a list, or from a text separated by commas or blanks; blanks inside parentheses do not separate. */
export function toolsOf(value: unknown): readonly string[] | undefined {
  if (Array.isArray(value)) return listOf(value);
  if (typeof value !== 'string') return undefined;
  return value.match(/(?:\([^)]*\)|[^\s,(])+/g) ?? [];
}

/** Explicit keywords: `dispatch_triggers`, `triggers` and `keywords`; never S3's patterns, which may hold `|`. */
function dispatchTriggersOf(data: Fields): DispatchTriggers | undefined {
  const explicit = data['dispatch_triggers'];
  const triggers = data['triggers'];
  const keywords = [
    ...(listOf(explicit) ?? listOf(fieldOf(explicit, 'keywords')) ?? []),
    ...(listOf(triggers) ?? listOf(fieldOf(triggers, 'keywords')) ?? []),
    ...(listOf(fieldOf(triggers, 'verbs')) ?? []),
    ...(listOf(data['keywords']) ?? []),
  ];
  const labels = listOf(fieldOf(explicit, 'labels'));
  const types = listOf(fieldOf(explicit, 'types'));
  const field = ['dispatch_triggers', 'triggers', 'keywords'].find((name) => data[name] !== undefined);
  if (field === undefined || (keywords.length === 0 && labels === undefined && types === undefined))
    return undefined;
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

function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' ? undefined : text;
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
