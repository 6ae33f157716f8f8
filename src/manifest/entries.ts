import { asObject, isObject, isSameJson, type Json, type JsonObject } from '../json/json.js';
import { keyOfPhrases, normalizePhrase } from '../routing/phrases.js';
import { positiveText } from '../routing/positive-text.js';
import { wordsOf } from '../routing/words.js';
import { inferMetadata } from '../skill/infer-metadata.js';
import {
  type DeclaredMetadata,
  directoryNameOf,
  type InferredMetadata,
  isWithdrawn,
  type SkillRecord,
} from '../skill/skill.js';
import {
  type ExistingEntry,
  type ManifestInput,
  type ManifestModel,
  type ManifestOptions,
  routesOf,
  textOf,
  textsOf,
} from './manifest-model.js';
import type { Matching } from './match-entries.js';
import { addTriggers, changeTriggers, phrasesOfEntry, triggersIn, withCompatTriggers } from './triggers.js';

const NOTHING_INFERRED: InferredMetadata = { tags: [], keywords: [], tier: 2 };

/** A field of an entry. */
interface EntryField {
  readonly key: string;
  /** What the author of the skill declares. */
  readonly declared: (declared: DeclaredMetadata) => Json | undefined;
  /** What it is otherwise; without it, the entry then has no such field. */
  readonly otherwise?: (inferred: InferredMetadata, record: SkillRecord) => Json;
  /** What we wrote follows its source, and an entry without it gets it: consumers list entries by it. */
  readonly isKept?: true;
}

/** The fields of an entry that come from one field of the frontmatter, in CLEO's order. */
const FIELDS: readonly EntryField[] = [
  { key: 'version', declared: ({ version }) => version },
  {
    key: 'description',
    declared: ({ description }) => description,
    otherwise: (_, { inferred }) => inferred.description ?? '',
  },
  { key: 'path', declared: () => undefined, otherwise: (_, { directory }) => directory },
  { key: 'tags', declared: ({ tags }) => tags, otherwise: ({ tags }) => tags, isKept: true },
  { key: 'status', declared: ({ status }) => status, otherwise: () => 'active', isKept: true },
  { key: 'tier', declared: ({ tier }) => tier, otherwise: ({ tier }) => tier, isKept: true },
  { key: 'token_budget', declared: ({ tokenBudget }) => tokenBudget, otherwise: () => 8000, isKept: true },
  { key: 'references', declared: () => undefined, otherwise: (_, { referenceFiles }) => referenceFiles },
  { key: 'model', declared: ({ model }) => model },
  { key: 'minimumVersion', declared: ({ minimumVersion }) => minimumVersion },
  { key: 'dependencies', declared: ({ dependencies }) => dependencies },
  { key: 'allowed-tools', declared: ({ allowedTools }) => allowedTools?.join(' ') },
];

/**
 * Where the phrases of an entry come from: from its skill, from the config (an overrides file, `merge.preserve`), or from
 * a person who wrote them into the manifest. Only those from the skill are changed; the last have no key.
 */
type PhraseOrigin = 'skill' | 'config' | 'manifest';

/** A planned entry, before its phrases are known. */
export interface Draft {
  readonly name: string;
  readonly value: JsonObject;
  readonly existing: ExistingEntry | null;
  /** `null` for an entry that must not change now. */
  readonly record: SkillRecord | null;
  readonly isActive: boolean;
  readonly origin: PhraseOrigin;
  /** The phrases that the entry has now. */
  readonly phrases: readonly string[];
}

/** Plans the entries but for their phrases: those of the file in its order, without stale ones, then new ones. */
export function draftEntries(
  model: ManifestModel,
  matching: Matching,
  { skills }: ManifestInput,
  options: ManifestOptions,
): readonly Draft[] {
  const recordOf = new Map<ExistingEntry, SkillRecord>();
  const added: SkillRecord[] = [];
  for (const record of skills) {
    const entry = matching.entryOf.get(record.name);
    if (entry === undefined) added.push(record);
    else recordOf.set(entry, record);
  }
  const stale = new Set(matching.stale);
  const kept = model.entries.flatMap((existing): Draft[] => {
    const record = recordOf.get(existing);
    if (record !== undefined)
      return [draftOf(mergeEntry(existing, record, options), existing, record, { model, options })];
    if (!stale.has(existing)) return [draftOf(existing.value, existing, null, { model, options })];
    if (options.prune === 'remove') return [];
    return [draftOf({ ...existing.value, status: 'deprecated' }, existing, null, { model, options })];
  });
  return [
    ...kept,
    ...added.map((record) => draftOf(newEntry(record, options), null, record, { model, options })),
  ];
}

function draftOf(
  value: JsonObject,
  existing: ExistingEntry | null,
  record: SkillRecord | null,
  context: { readonly model: ManifestModel; readonly options: ManifestOptions },
): Draft {
  return {
    name: textOf(value['name']),
    value,
    existing,
    record,
    isActive: !isWithdrawn(value['status']),
    origin: record === null ? 'manifest' : originOf(existing, record, context),
    phrases: phrasesOfEntry(value) ?? [],
  };
}

/** A person wrote phrases that are neither what we derive from the entry nor what its key is made of. */
function originOf(
  existing: ExistingEntry | null,
  record: SkillRecord,
  { model, options }: { readonly model: ManifestModel; readonly options: ManifestOptions },
): PhraseOrigin {
  if (phrasesOfEntry(options.overrides[record.name] ?? {}) !== null) return 'config';
  if (existing === null) return 'skill';
  if (isPreserved(options, 'capabilities', 'dispatch_triggers', 'keywords')) return 'config';
  if ((record.declared.dispatchTriggers?.keywords ?? []).length > 0) return 'skill';
  const phrases = phrasesOfEntry(existing.value) ?? [];
  if (phrases.length === 0) return 'skill';
  const key = keyOfPhrases(phrases);
  const isRouted = key !== '' && routesOf(model.matrix, 'by_keyword')[key] === existing.name;
  if (isRouted && triggersIn(existing.value) !== null) return 'skill';
  if (wasDeclared(phrases, ({ dispatchTriggers }) => dispatchTriggers?.keywords, record, options))
    return 'skill';
  const derived = new Set(derivablePhrases(existing.value, options));
  return phrases.every((phrase) => derived.has(normalizePhrase(phrase))) ? 'skill' : 'manifest';
}

/** Everything that an entry itself may give as a phrase. */
function derivablePhrases(entry: JsonObject, options: ManifestOptions): readonly string[] {
  const { quotes } = positiveText(textOf(entry['description']), () => false);
  const inferred = inferFrom(entry, options);
  const name = textOf(entry['name']);
  const words = options.nameTokens ? wordsOf(name) : [];
  return [name, ...words, ...quotes, ...inferred.keywords].map(normalizePhrase);
}

/** What we would infer from an entry: tells generated from manual values. */
function inferFrom(entry: JsonObject, { isInferring, profile, lexicon }: ManifestOptions): InferredMetadata {
  if (!isInferring) return NOTHING_INFERRED;
  return inferMetadata({
    name: textOf(entry['name']),
    directoryName: directoryNameOf(textOf(entry['path'])),
    description: textOf(entry['description']),
    reservedPrefixes: profile.name.convention?.reservedPrefixes ?? [],
    lexicon,
  });
}

function newEntry(record: SkillRecord, options: ManifestOptions): JsonObject {
  const inferred = options.isInferring ? record.inferred : NOTHING_INFERRED;
  const entry: Record<string, Json> = { name: record.name };
  const defaults = defaultsOf(options);
  for (const { key, declared, otherwise } of FIELDS) {
    const own = declared(record.declared);
    if (otherwise !== undefined) entry[key] = own ?? otherwise(inferred, record);
    else if (!isEmpty(own)) entry[key] = own!;
    else if (defaults[key] !== undefined) entry[key] = defaults[key];
  }
  const overrides = options.overrides[record.name];
  const { labels, types = [] } = record.declared.dispatchTriggers ?? {};
  const tags = overriddenTags(overrides) ?? entry['tags']!;
  const triggers = { labels: labels ?? tags, keywords: [], types };
  const complete = withDefaults(addTriggers(entry, triggers, options.triggersShape), record, defaults);
  return applyOverrides(complete, overrides);
}

/** What consumers expect in an entry; the exact shape of CLEO's design document has no other keys. */
function defaultsOf({ profile, triggersShape }: ManifestOptions): JsonObject {
  return triggersShape === 'compat' ? ((profile.entryDefaults ?? {}) as JsonObject) : {};
}

function withDefaults(entry: JsonObject, { declared }: SkillRecord, defaults: JsonObject): JsonObject {
  if (!isObject(defaults['capabilities'])) return { ...defaults, ...entry };
  const dependencies = declared.dependencies ?? [];
  const capabilities = { ...defaults['capabilities'], dependencies, ...asObject(entry['capabilities']) };
  const missing = Object.entries(defaults).filter(([key]) => !Object.hasOwn(entry, key));
  return { ...entry, capabilities, ...Object.fromEntries(missing) };
}

/** Declared values win, manual edits of the manifest stay, and inferred values follow their source. */
function mergeEntry(
  { value: old, path }: ExistingEntry,
  record: SkillRecord,
  options: ManifestOptions,
): JsonObject {
  const { declared, directory } = record;
  const before = inferFrom(old, options);
  const after = options.isInferring ? record.inferred : NOTHING_INFERRED;
  // Without a description there is nothing to infer from: inferred values stay.
  const inferred = declared.description === undefined ? { ...before, tier: after.tier } : after;
  const merged: Record<string, Json> = old['name'] === undefined ? { name: record.name, ...old } : { ...old };
  const want = (key: string, value: Json | undefined) => {
    if (value !== undefined && !isPreserved(options, key) && !isSameJson(old[key], value))
      merged[key] = value;
  };
  want('name', record.name);
  for (const { key, declared: read, otherwise, isKept } of FIELDS) {
    const own = read(declared);
    if (own !== undefined) {
      if (old[key] !== undefined || !isEmpty(own)) want(key, own);
    } else if (isKept && (old[key] === undefined || isSameJson(old[key], otherwise!(before, record)))) {
      want(key, otherwise!(inferred, record));
    } else if (old[key] !== undefined && wasDeclared(old[key], read, record, options)) {
      if (otherwise !== undefined) want(key, otherwise(inferred, record));
      else if (!isPreserved(options, key)) delete merged[key];
    }
  }
  want('path', directory === path ? (old['path'] ?? directory) : directory);
  want('references', mergeReferences({ value: old, path }, record));
  const overrides = options.overrides[record.name];
  const tags = overriddenTags(overrides) ?? merged['tags'];
  mergeDependencies(merged, old);
  const withTriggers = mergeTriggers(merged, { old, record, tags, before, options });
  return applyOverrides(withTriggers, overrides);
}

/** Whether a value of the manifest came from the skill, which no longer declares it: no person wrote it there. */
function wasDeclared(
  value: Json | undefined,
  read: (declared: DeclaredMetadata) => Json | undefined,
  record: SkillRecord,
  { declaredBefore }: ManifestOptions,
): boolean {
  // Frontmatter that cannot be read says nothing about what its author wants.
  if (value === undefined || record.facts.fields === null) return false;
  return declaredBefore(record).some((declared) => isSameJson(read(declared), value));
}

/** Whether `merge.preserve` has a field or something above it. */
function isPreserved({ preserve }: ManifestOptions, ...path: readonly string[]): boolean {
  return path.some((_, index) => preserve.includes(path.slice(0, index + 1).join('.')));
}

function mergeTriggers(
  entry: JsonObject,
  context: {
    readonly old: JsonObject;
    readonly record: SkillRecord;
    readonly tags: Json | undefined;
    readonly before: InferredMetadata;
    readonly options: ManifestOptions;
  },
): JsonObject {
  const { old, record, tags, before, options } = context;
  const at = ['capabilities', 'dispatch_triggers'];
  const triggers = triggersIn(old);
  const { labels: declared, types: declaredTypes } = record.declared.dispatchTriggers ?? {};
  const isOurs = [old['tags'] ?? [], before.tags].some((each) => isSameJson(triggers?.['labels'], each));
  const isRemoved = (key: 'labels' | 'types') =>
    wasDeclared(triggers?.[key], ({ dispatchTriggers }) => dispatchTriggers?.[key], record, options);
  const labels = declared ?? (isOurs || isRemoved('labels') ? tags : undefined);
  const types = declaredTypes ?? (isRemoved('types') ? [] : undefined);
  const wanted = {
    ...(labels !== undefined && !isPreserved(options, ...at, 'labels') && { labels }),
    ...(types !== undefined && !isPreserved(options, ...at, 'types') && { types }),
  };
  const changed =
    triggers === null || Object.keys(wanted).length === 0 ? entry : changeTriggers(entry, wanted);
  const isReshaped =
    options.triggersShape === 'compat' &&
    !isPreserved(options, ...at) &&
    !isPreserved(options, 'dispatch_triggers');
  return isReshaped ? withCompatTriggers(changed) : changed;
}

/** The second list of dependencies, where an entry has one, follows the first as long as they are the same. */
function mergeDependencies(merged: Record<string, Json>, old: JsonObject): void {
  const { capabilities } = merged;
  if (!isObject(capabilities) || !isSameJson(capabilities['dependencies'], old['dependencies'] ?? [])) return;
  merged['capabilities'] = { ...capabilities, dependencies: merged['dependencies'] ?? [] };
}

/** A generated list is replaced; any other keeps its order and gets new files at its end. */
function mergeReferences(
  { value, path }: Pick<ExistingEntry, 'value' | 'path'>,
  { declared, referenceFiles: files }: SkillRecord,
): Json | undefined {
  const old = value['references'];
  if (declared.references !== undefined || old === undefined) return files;
  if (!Array.isArray(old)) return undefined;
  if (old.length === 0) return files;
  const listed = textsOf(old);
  const prefix = `${path}/references/`;
  const isGenerated =
    listed.length === old.length &&
    listed.every((file, index) => file.startsWith(prefix) && (index === 0 || listed[index - 1]! < file));
  return isGenerated ? files : [...old, ...files.filter((file) => !listed.includes(file))];
}

/** The entry with its phrases; one without a place for them gets it. */
export function withPhrases(draft: Draft, phrases: readonly string[], options: ManifestOptions): JsonObject {
  const { value, record, origin, isActive, existing } = draft;
  // Who is no longer dispatched to owns nothing, but its entry stays as it is.
  if (!isActive && existing !== null) return value;
  if (origin !== 'skill' || record === null || isSameJson(phrasesOfEntry(value), phrases)) return value;
  if (triggersIn(value) !== null) return changeTriggers(value, { keywords: phrases });
  const isListed = phrasesOfEntry(value) !== null;
  if (phrases.length === 0 && isListed) return value;
  const { labels, types = [] } = record.declared.dispatchTriggers ?? {};
  const triggers = { labels: labels ?? value['tags'] ?? [], keywords: phrases, types };
  return addTriggers(value, triggers, isListed ? 'compat' : options.triggersShape);
}

/** The identity of an entry comes from its skill, not from an overrides file. */
const IDENTITY: ReadonlySet<string> = new Set(['name', 'path']);

/** The tags of an entry from the overrides file: its labels follow them. */
function overriddenTags(overrides: JsonObject | undefined): Json | undefined {
  const tags = overrides?.['tags'];
  return Array.isArray(tags) ? tags : undefined;
}

/** `capabilities` is overridden key by key, everything else as a whole. */
function applyOverrides(entry: JsonObject, overrides: JsonObject | undefined): JsonObject {
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

/** An empty field such as `dependencies: []` adds no key. */
function isEmpty(value: Json | undefined): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
