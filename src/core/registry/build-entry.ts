import { inferMetadata } from '../infer-metadata.js';
import type { Lexicon } from '../lexicon.js';
import type { Json, JsonObject } from '../manifest.js';
import type { Profile } from '../profile.js';
import type { DeclaredMetadata, InferredMetadata, SkillRecord } from '../skill.js';
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
  /** What was derived from entries before: each is asked for several times in a run. */
  readonly derivations: WeakMap<JsonObject, InferredMetadata>;
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

/** Fields of an entry that are taken over as they are declared. */
const DECLARED_FIELDS: readonly (readonly [key: string, field: keyof DeclaredMetadata])[] = [
  ['version', 'version'],
  ['description', 'description'],
  ['tags', 'tags'],
  ['status', 'status'],
  ['tier', 'tier'],
  ['token_budget', 'tokenBudget'],
  ['references', 'references'],
  ['model', 'model'],
  ['minimumVersion', 'minimumVersion'],
  ['dependencies', 'dependencies'],
];

export function sourceOf(record: SkillRecord, options: EntryOptions): EntrySource {
  const { declared } = record;
  const inferred = options.isInferring ? record.inferred : NOTHING_INFERRED;
  const fields: Record<string, Json> = {};
  for (const [key, field] of DECLARED_FIELDS) {
    const value = declared[field] as Json | undefined;
    if (value !== undefined) fields[key] = value;
  }
  if (declared.allowedTools !== undefined) fields['allowed-tools'] = declared.allowedTools.join(' ');
  return {
    name: record.name,
    path: record.directory,
    declared: fields,
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
  let derived = options.derivations.get(entry);
  if (derived === undefined) {
    derived = inferMetadata({
      name: String(entry['name'] ?? ''),
      directoryName: directoryNameOf(String(entry['path'] ?? '')),
      description: String(entry['description'] ?? ''),
      reservedPrefixes: options.profile.name.convention?.reservedPrefixes ?? [],
      lexicon: options.lexicon,
    });
    options.derivations.set(entry, derived);
  }
  return derived;
}

/** An entry that says what its skill says is derived as the skill was: the same words give the same result. */
export function shareDerivation(entry: JsonObject, record: SkillRecord, options: EntryOptions): void {
  if (
    entry['name'] === record.name &&
    entry['path'] === record.directory &&
    entry['description'] === (record.declared.description ?? '')
  ) {
    options.derivations.set(entry, record.inferred);
  }
}

function pick(fields: Readonly<Record<string, Json>>, keys: readonly string[]): Record<string, Json> {
  return Object.fromEntries(keys.filter((key) => !isEmpty(fields[key])).map((key) => [key, fields[key]!]));
}

/** A field that says nothing, such as `dependencies: []`, makes no key of its own. */
export function isEmpty(value: Json | undefined): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
