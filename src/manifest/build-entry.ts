import { isObject, isSameJson, type Json, type JsonObject } from '../json/json.js';
import type { Profile } from '../profiles/profile.js';
import { inferMetadata } from '../skill/infer-metadata.js';
import type { Lexicon } from '../skill/lexicon.js';
import {
  type DeclaredMetadata,
  directoryNameOf,
  type InferredMetadata,
  type SkillRecord,
} from '../skill/skill.js';
import { textOf } from './manifest-model.js';

/** How entries are created; the same for all skills of a run. */
export interface EntryOptions {
  readonly profile: Profile;
  readonly lexicon: Lexicon;
  readonly isInferring: boolean;
  readonly triggersShape: 'nested' | 'compat';
  /** `merge.preserve`: fields of existing entries that are never updated. */
  readonly preserve: readonly string[];
  /** `skill_overrides` of the overrides file. */
  readonly overrides: Readonly<Record<string, JsonObject>>;
  /** Contested keywords of the manifest as it is, which its entries may lack. */
  readonly unmapped?: { readonly keywords: ReadonlySet<string>; readonly entries: ReadonlySet<JsonObject> };
  /** Contested keywords of the skills: consumers that look into entries must not find them there. */
  readonly contested?: ReadonlySet<string>;
  /** What was derived from earlier entries: it is needed several times in a run. */
  readonly derivations: Map<JsonObject, InferredMetadata>;
}

export const DEFAULT_TOKEN_BUDGET = 8000;
const NOTHING_INFERRED: InferredMetadata = { tags: [], keywords: [], tier: 2 };
const NONE: readonly string[] = [];

/** Fields of an entry that are copied as declared. */
const DECLARED_FIELDS: readonly (readonly [key: string, field: keyof DeclaredMetadata])[] = [
  ['version', 'version'],
  ['description', 'description'],
  ['tags', 'tags'],
  ['status', 'status'],
  ['tier', 'tier'],
  ['token_budget', 'tokenBudget'],
  ['model', 'model'],
  ['minimumVersion', 'minimumVersion'],
  ['dependencies', 'dependencies'],
];

/** Calls back with each field of an entry that the author of the skill declares. */
export function forEachDeclared(declared: DeclaredMetadata, visit: (key: string, value: Json) => void): void {
  for (const [key, field] of DECLARED_FIELDS) {
    const value = declared[field] as Json | undefined;
    if (value !== undefined) visit(key, value);
  }
  if (declared.allowedTools !== undefined) visit('allowed-tools', declared.allowedTools.join(' '));
}

/** What is derived from the source if its author declares nothing. */
export function derivedFrom(record: SkillRecord, options: EntryOptions): InferredMetadata {
  return options.isInferring ? record.inferred : NOTHING_INFERRED;
}

/** The inferred keywords that an entry gets. */
export function keywordsToWrite(keywords: readonly string[], { contested }: EntryOptions): readonly string[] {
  return contested === undefined ? keywords : keywords.filter((keyword) => !contested.has(keyword));
}

/** Whether keywords of an entry are those that we inferred; entries of the file may omit unmapped ones. */
export function areOurKeywords(
  recorded: Json | readonly string[] | undefined,
  entry: JsonObject,
  options: EntryOptions,
): boolean {
  const derived = deriveFromEntry(entry, options).keywords;
  if (isSameJson(recorded, derived)) return true;
  const { unmapped } = options;
  if (unmapped === undefined || !unmapped.entries.has(entry)) return false;
  return isSameJson(
    recorded,
    derived.filter((keyword) => !unmapped.keywords.has(keyword)),
  );
}

/** A new entry, its keys in CLEO's order. */
export function buildEntry(record: SkillRecord, options: EntryOptions): JsonObject {
  const { declared } = record;
  const derived = derivedFrom(record, options);
  const tags = declared.tags ?? derived.tags;
  const keywords = declared.dispatchTriggers?.keywords ?? keywordsToWrite(derived.keywords, options);
  const overrides = options.overrides[record.name];
  const triggers = {
    labels: declared.dispatchTriggers?.labels ?? overriddenTags(overrides) ?? tags,
    keywords,
    types: declared.dispatchTriggers?.types ?? NONE,
  };
  const isCompat = options.triggersShape === 'compat';
  // Assigned one by one: in a large repository, spreading is the most expensive part of an entry.
  const entry: Record<string, Json> = { name: record.name };
  addUnlessEmpty(entry, 'version', declared.version);
  entry['description'] = declared.description ?? '';
  entry['path'] = record.directory;
  entry['tags'] = tags;
  entry['status'] = declared.status ?? 'active';
  entry['tier'] = declared.tier ?? derived.tier;
  entry['token_budget'] = declared.tokenBudget ?? DEFAULT_TOKEN_BUDGET;
  entry['references'] = record.referenceFiles;
  addUnlessEmpty(entry, 'model', declared.model);
  addUnlessEmpty(entry, 'minimumVersion', declared.minimumVersion);
  addUnlessEmpty(entry, 'dependencies', declared.dependencies);
  addUnlessEmpty(entry, 'allowed-tools', declared.allowedTools?.join(' '));
  if (isCompat) entry['dispatch_triggers'] = triggers;
  entry['capabilities'] = { dispatch_triggers: isCompat ? keywords : triggers };
  return applyOverrides(entry, overrides);
}

function addUnlessEmpty(entry: Record<string, Json>, key: string, value: Json | undefined): void {
  if (!isEmpty(value)) entry[key] = value!;
}

/** The identity of an entry comes from its skill, not from an overrides file. */
const IDENTITY: ReadonlySet<string> = new Set(['name', 'path']);

/** The tags of an entry from the overrides file: its labels follow them. */
export function overriddenTags(overrides: JsonObject | undefined): Json | undefined {
  const tags = overrides?.['tags'];
  return Array.isArray(tags) ? tags : undefined;
}

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

/** What we would have derived from the existing entry: tells generated from manual values. */
export function deriveFromEntry(entry: JsonObject, options: EntryOptions): InferredMetadata {
  if (!options.isInferring) return NOTHING_INFERRED;
  let derived = options.derivations.get(entry);
  if (derived === undefined) {
    derived = inferMetadata({
      name: textOf(entry['name']),
      directoryName: directoryNameOf(textOf(entry['path'])),
      description: textOf(entry['description']),
      reservedPrefixes: options.profile.name.convention?.reservedPrefixes ?? [],
      lexicon: options.lexicon,
    });
    options.derivations.set(entry, derived);
  }
  return derived;
}

/** An entry with the same text as its skill is derived from the skill: the result is the same. */
export function shareDerivation(entry: JsonObject, record: SkillRecord, options: EntryOptions): void {
  if (
    entry['name'] === record.name &&
    entry['path'] === record.directory &&
    entry['description'] === (record.declared.description ?? '')
  ) {
    options.derivations.set(entry, record.inferred);
  }
}

/** An empty field such as `dependencies: []` adds no key. */
export function isEmpty(value: Json | undefined): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/**
 * Converts an existing entry for `triggersShape: "compat"`: the object moves to the top, and its keywords stay
 * where consumers look for a list. Nothing is lost.
 */
export function withCompatTriggers(entry: JsonObject): JsonObject {
  const capabilities = entry['capabilities'];
  if (!isObject(capabilities) || entry['dispatch_triggers'] !== undefined) return entry;
  const triggers = capabilities['dispatch_triggers'];
  if (!isObject(triggers) || !isAsWeWriteIt(triggers)) return entry;
  return {
    ...entry,
    dispatch_triggers: triggers,
    capabilities: { ...capabilities, dispatch_triggers: triggers['keywords']! },
  };
}

function isAsWeWriteIt(triggers: JsonObject): boolean {
  return Object.keys(triggers).join() === 'labels,keywords,types' && Array.isArray(triggers['keywords']);
}
