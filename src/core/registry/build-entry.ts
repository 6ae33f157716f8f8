import { inferMetadata } from '../infer-metadata.js';
import type { Lexicon } from '../lexicon.js';
import type { Json, JsonObject } from '../manifest.js';
import type { Profile } from '../profile.js';
import type { InferredMetadata, SkillRecord } from '../skill.js';
import { directoryNameOf } from '../skill-path.js';
import { isObject } from './manifest-model.js';

/** How entries are made; the same for all skills of a run. */
export interface EntryOptions {
  readonly profile: Profile;
  readonly lexicon: Lexicon;
  readonly isInferring: boolean;
  readonly triggersShape: 'nested' | 'compat';
  /** `merge.preserve`: fields of existing entries that are never updated. */
  readonly preserve: readonly string[];
  /** `skill_overrides` of the overrides file. */
  readonly overrides: Readonly<Record<string, JsonObject>>;
}

export const DEFAULT_TOKEN_BUDGET = 8000;
const NOTHING_INFERRED: InferredMetadata = { tags: [], keywords: [], tier: 2 };

/** What the source gives an entry: declared by its author, or derived where the author is silent. */
export interface EntrySource {
  readonly name: string;
  readonly path: string;
  readonly declared: Readonly<Record<string, Json>>;
  readonly derived: {
    readonly tags: readonly string[];
    readonly tier: number;
    readonly keywords: readonly string[];
    readonly references: readonly string[];
  };
  readonly declaredKeywords: readonly string[] | null;
  readonly declaredLabels: readonly string[] | null;
  readonly declaredTypes: readonly string[] | null;
}

export function sourceOf(record: SkillRecord, options: EntryOptions): EntrySource {
  const { declared } = record;
  const inferred = options.isInferring ? record.inferred : NOTHING_INFERRED;
  const fields: Record<string, Json | undefined> = {
    version: declared.version,
    description: declared.description,
    tags: declared.tags,
    status: declared.status,
    tier: declared.tier,
    token_budget: declared.tokenBudget,
    references: declared.references,
    model: declared.model,
    minimumVersion: declared.minimumVersion,
    dependencies: declared.dependencies,
    'allowed-tools': declared.allowedTools?.join(' '),
  };
  return {
    name: record.name,
    path: record.directory,
    declared: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Record<
      string,
      Json
    >,
    derived: { ...inferred, references: record.referenceFiles },
    declaredKeywords: declared.dispatchTriggers?.keywords ?? null,
    declaredLabels: declared.dispatchTriggers?.labels ?? null,
    declaredTypes: declared.dispatchTriggers?.types ?? null,
  };
}

/** A new entry, key by key in the order of S0's Appendix B (S0-64). */
export function buildEntry(source: EntrySource, options: EntryOptions): JsonObject {
  const { declared, derived } = source;
  const tags = declared['tags'] ?? derived.tags;
  const keywords = source.declaredKeywords ?? derived.keywords;
  const triggers = { labels: source.declaredLabels ?? tags, keywords, types: source.declaredTypes ?? [] };
  const isCompat = options.triggersShape === 'compat';
  const entry: Record<string, Json> = {
    name: source.name,
    ...pick(declared, ['version']),
    description: declared['description'] ?? '',
    path: source.path,
    tags,
    status: declared['status'] ?? 'active',
    tier: declared['tier'] ?? derived.tier,
    token_budget: declared['token_budget'] ?? DEFAULT_TOKEN_BUDGET,
    references: declared['references'] ?? derived.references,
    ...pick(declared, ['model', 'minimumVersion', 'dependencies', 'allowed-tools']),
    ...(isCompat && { dispatch_triggers: triggers }),
    capabilities: { dispatch_triggers: isCompat ? keywords : triggers },
  };
  return applyOverrides(entry, options.overrides[source.name]);
}

/** What an entry is about is settled by where its skill lies, not by an overrides file. */
const IDENTITY: ReadonlySet<string> = new Set(['name', 'path']);

/** `capabilities` is overridden key by key, everything else as a whole. */
export function applyOverrides(entry: JsonObject, overrides: JsonObject | undefined): JsonObject {
  if (overrides === undefined) return entry;
  const result: Record<string, Json> = { ...entry };
  for (const [key, value] of Object.entries(overrides)) {
    if (IDENTITY.has(key)) continue;
    const current = result[key];
    result[key] =
      key === 'capabilities' && isObject(current) && isObject(value) ? { ...current, ...value } : value;
  }
  return result;
}

/** What we would have derived from an entry as it stands: the test for ours or theirs (3.2). */
export function deriveFromEntry(entry: JsonObject, options: EntryOptions): InferredMetadata {
  if (!options.isInferring) return NOTHING_INFERRED;
  return inferMetadata({
    name: String(entry['name'] ?? ''),
    directoryName: directoryNameOf(String(entry['path'] ?? '')),
    description: String(entry['description'] ?? ''),
    reservedPrefixes: options.profile.name.convention?.reservedPrefixes ?? [],
    lexicon: options.lexicon,
  });
}

function pick(fields: Readonly<Record<string, Json>>, keys: readonly string[]): Record<string, Json> {
  return Object.fromEntries(keys.filter((key) => !isEmpty(fields[key])).map((key) => [key, fields[key]!]));
}

/** A field that says nothing, such as `dependencies: []`, makes no key of its own. */
export function isEmpty(value: Json | undefined): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
