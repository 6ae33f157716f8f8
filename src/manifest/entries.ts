import { asObject, isObject, isSameJson, type Json, type JsonObject } from '../json/json.js';
import { MANIFEST_FIELDS, type ManifestField } from '../profiles/manifest-fields.js';
import type { Phrase } from '../routing/own-phrases.js';
import { keyOfPhrases, normalizePhrase } from '../routing/phrases.js';
import { positiveText } from '../routing/positive-text.js';
import { inferMetadata } from '../skill/infer-metadata.js';
import {
  type DeclaredMetadata,
  type InferredMetadata,
  isWithdrawn,
  type SkillRecord,
} from '../skill/skill.js';
import { baseName } from '../text/paths.js';
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
import { phrasesOfEntry, type Triggers, triggersIn, withTriggers } from './triggers.js';

const NOTHING_INFERRED: InferredMetadata = { tags: [], keywords: [], tier: 2 };

/** A field of an entry. */
interface EntryField {
  readonly key: string;
  /** What the author of the skill declares. */
  readonly declared?: (declared: DeclaredMetadata) => Json | undefined;
  /** What it is otherwise; without it, the entry then has no such field. */
  readonly otherwise?: (inferred: InferredMetadata, record: SkillRecord) => Json;
  /** What we wrote follows its source, and an entry without it gets it: consumers list entries by it. */
  readonly isKept?: true;
  /** What becomes of the value of an existing entry, where that is special. */
  readonly merge?: (value: Json, record: SkillRecord, path: string) => Json;
}

/** The fields that the frontmatter declares and the manifest keeps, from their table. */
const TABLE = Object.entries<ManifestField>(MANIFEST_FIELDS).map(
  ([key, { name, separator, otherwise }]): EntryField => {
    return {
      key,
      declared: (declared) => {
        const value = declared[name as keyof DeclaredMetadata] as Json | undefined;
        return separator !== undefined && Array.isArray(value) ? value.join(separator) : value;
      },
      ...(otherwise !== undefined && {
        otherwise: (inferred) => ('value' in otherwise ? otherwise.value : inferred[otherwise.inferred]),
        isKept: true,
      }),
    };
  },
);

/** The fields of an entry but for its name and triggers, in CLEO's order. */
const FIELDS: readonly EntryField[] = [
  { key: 'version', declared: ({ version }) => version },
  {
    key: 'description',
    declared: ({ description }) => description,
    otherwise: (_, { inferred }) => inferred.description ?? '',
  },
  {
    key: 'path',
    otherwise: (_, { directory }) => directory,
    isKept: true,
    merge: (value, { directory }, path) => (directory === path ? value : directory),
  },
  ...TABLE.filter(({ isKept }) => isKept),
  {
    key: 'references',
    otherwise: (_, { referenceFiles }) => referenceFiles,
    isKept: true,
    merge: mergeReferences,
  },
  ...TABLE.filter(({ isKept }) => !isKept),
];

/** A planned entry, before its phrases are known. */
export interface Draft {
  readonly name: string;
  readonly value: JsonObject;
  /** The same without what the overrides file says. */
  readonly merged: JsonObject;
  readonly existing: ExistingEntry | null;
  /** `null` for an entry that must not change now. */
  readonly record: SkillRecord | null;
  readonly isActive: boolean;
  /** Its phrases are not ours: the config keeps them, or a person wrote them. */
  readonly hasFixedPhrases: boolean;
}

/** Plans the entries but for their triggers: those of the file in its order, without stale ones, then new ones. */
export function draftEntries(
  model: ManifestModel,
  matching: Matching,
  { skills }: ManifestInput,
  options: ManifestOptions,
): readonly Draft[] {
  const recordOf = new Map(skills.map((record) => [matching.entryOf.get(record.name), record]));
  const stale = new Set(matching.stale);
  const kept = model.entries.flatMap((existing): Draft[] => {
    const record = recordOf.get(existing) ?? null;
    if (record !== null) return [draftOf(existing, record, model, options)];
    if (!stale.has(existing)) return [draftAs(existing.value, existing, null, true)];
    if (options.prune === 'remove') return [];
    return [draftAs({ ...existing.value, status: 'deprecated' }, existing, null, true)];
  });
  const added = skills.filter(({ name }) => !matching.entryOf.has(name));
  return [...kept, ...added.map((record) => draftOf(null, record, model, options))];
}

function draftOf(
  existing: ExistingEntry | null,
  record: SkillRecord,
  model: ManifestModel,
  options: ManifestOptions,
): Draft {
  const merged = mergeEntry(existing, record, options);
  const overrides = options.overrides[record.name] ?? {};
  const isFixed =
    phrasesOfEntry(overrides) !== null ||
    (existing !== null && hasOwnPhrases(existing, record, model, options));
  return { ...draftAs(withOverrides(merged, overrides), existing, record, isFixed), merged };
}

function draftAs(
  value: JsonObject,
  existing: ExistingEntry | null,
  record: SkillRecord | null,
  hasFixedPhrases: boolean,
): Draft {
  const isActive = !isWithdrawn(value['status']);
  return { name: textOf(value['name']), value, merged: value, existing, record, isActive, hasFixedPhrases };
}

/** Whether an entry has phrases that are neither what we derive from its skill nor what its key is made of. */
function hasOwnPhrases(
  { name, value }: ExistingEntry,
  record: SkillRecord,
  model: ManifestModel,
  options: ManifestOptions,
): boolean {
  if (isPreserved(options, 'capabilities', 'dispatch_triggers', 'keywords')) return true;
  const phrases = (phrasesOfEntry(value) ?? []).map(normalizePhrase);
  const isDeclared = (record.declared.dispatchTriggers?.keywords ?? []).length > 0;
  const isRouted = routesOf(model.matrix, 'by_keyword')[keyOfPhrases(phrases)] === name;
  if (isDeclared || (isRouted && triggersIn(value) !== null)) return false;
  const { quotes } = positiveText(textOf(value['description']), () => false);
  const declared = options
    .declaredBefore(record)
    .flatMap(({ dispatchTriggers }) => dispatchTriggers?.keywords ?? []);
  const derived = [name, ...quotes, ...inferFrom(value, options).keywords, ...declared].map(normalizePhrase);
  return !phrases.every((phrase) => derived.includes(phrase));
}

/** The phrases that a skill would like to have, the strongest first. Only those that it declares come on top of a manual key. */
export function phrasesOf(
  { name, value, record, hasFixedPhrases }: Draft,
  { profile, isInferring }: ManifestOptions,
  { hasManualKey, isOther }: { readonly hasManualKey: boolean; readonly isOther: (name: string) => boolean },
): readonly Phrase[] {
  const as = (origin: Phrase['origin'], texts: readonly string[]) =>
    texts.map((text) => ({ text: normalizePhrase(text), origin }));
  if (hasFixedPhrases || record === null) return as('manifest', phrasesOfEntry(value) ?? []);
  const keywords = record.declared.dispatchTriggers?.keywords ?? [];
  const declared = as('declared', keywords);
  if (!isInferring || hasManualKey) return declared;
  const quoted = as('quoted', positiveText(textOf(value['description']), isOther).quotes);
  if (!profile.lexiconKeys) return [...as('name', [name]), ...declared, ...quoted];
  const inferred = as('inferred', keywords.length > 0 ? [] : record.inferred.keywords);
  return [...declared, ...quoted, ...inferred];
}

/** What we would infer from an entry: tells generated from manual values. */
function inferFrom(entry: JsonObject, { isInferring, profile, lexicon }: ManifestOptions): InferredMetadata {
  if (!isInferring) return NOTHING_INFERRED;
  return inferMetadata({
    name: textOf(entry['name']),
    directoryName: baseName(textOf(entry['path'])),
    description: textOf(entry['description']),
    reservedPrefixes: profile.name.convention?.reservedPrefixes ?? [],
    lexicon,
  });
}

/** What is inferred for a skill: from its entry as it was, and now. */
interface Inferences {
  readonly before: InferredMetadata;
  readonly now: InferredMetadata;
}

/** The entry of a skill but for its triggers. */
function mergeEntry(
  existing: ExistingEntry | null,
  record: SkillRecord,
  options: ManifestOptions,
): JsonObject {
  const old = existing?.value ?? {};
  const before = inferFrom(old, options);
  const now = options.isInferring ? record.inferred : NOTHING_INFERRED;
  // Without a description there is nothing to infer from: inferred values stay.
  const isBlank = existing !== null && record.declared.description === undefined;
  const inferred = { before, now: isBlank ? { ...before, tier: now.tier } : now };
  const entry: Record<string, Json> = { ...old, name: record.name };
  for (const field of FIELDS) {
    if (existing !== null && isPreserved(options, field.key)) continue;
    const next = mergeField(field, existing, record, inferred, options);
    if (next === undefined) delete entry[field.key];
    else if (!isSameJson(old[field.key], next)) entry[field.key] = next;
  }
  mergeDependencies(entry, old);
  return entry;
}

/** Declared values win, manual edits of the manifest stay, and inferred values follow their source. */
function mergeField(
  { key, declared, otherwise, isKept, merge }: EntryField,
  existing: ExistingEntry | null,
  record: SkillRecord,
  { before, now }: Inferences,
  options: ManifestOptions,
): Json | undefined {
  const value = existing?.value[key];
  const own = declared?.(record.declared);
  const isEmpty = Array.isArray(own) ? own.length === 0 : own === undefined || own === '';
  // An empty field such as `dependencies: []` adds no key.
  if (own !== undefined && (value !== undefined || otherwise !== undefined || !isEmpty)) return own;
  if (value !== undefined && merge !== undefined) return merge(value, record, existing!.path);
  const isMissing = value === undefined && (existing === null || isKept === true);
  const isInferred = isKept === true && isSameJson(value, otherwise!(before, record));
  const isOurs = isMissing || isInferred || wasDeclared(value, declared, record, options);
  return isOurs ? (otherwise?.(now, record) ?? defaultsOf(options)[key]) : value;
}

/** Whether the skill declared a value of the manifest, but no longer does: no person wrote it there. */
function wasDeclared(
  value: Json | undefined,
  read: ((declared: DeclaredMetadata) => Json | undefined) | undefined,
  record: SkillRecord,
  { declaredBefore }: ManifestOptions,
): boolean {
  // Frontmatter that cannot be read says nothing about what its author wants.
  if (value === undefined || read === undefined || record.facts.fields === null) return false;
  return declaredBefore(record).some((declared) => isSameJson(read(declared), value));
}

/** Whether `merge.preserve` has a field or something above it. */
function isPreserved({ preserve }: ManifestOptions, ...path: readonly string[]): boolean {
  return path.some((_, index) => preserve.includes(path.slice(0, index + 1).join('.')));
}

/** What consumers expect in a new entry; the exact shape of CLEO's design document has no other keys. */
function defaultsOf({ profile, triggersShape }: ManifestOptions): JsonObject {
  return triggersShape === 'compat' ? ((profile.entryDefaults ?? {}) as JsonObject) : {};
}

/** The second list of dependencies, where an entry has one, follows the first as long as they are the same. */
function mergeDependencies(entry: Record<string, Json>, old: JsonObject): void {
  const { capabilities } = entry;
  if (!isObject(capabilities) || !isSameJson(capabilities['dependencies'], old['dependencies'] ?? [])) return;
  entry['capabilities'] = { ...capabilities, dependencies: entry['dependencies'] ?? [] };
}

/** A generated list is replaced; any other keeps its order and gets new files at its end. */
function mergeReferences(old: Json, { declared, referenceFiles: files }: SkillRecord, path: string): Json {
  if (declared.references !== undefined) return files;
  if (!Array.isArray(old)) return old;
  const listed = textsOf(old);
  const isGenerated =
    listed.length === old.length &&
    listed.every(
      (file, index) => file.startsWith(`${path}/references/`) && (index === 0 || listed[index - 1]! < file),
    );
  return isGenerated ? files : [...old, ...files.filter((file) => !listed.includes(file))];
}

/** The entry with its triggers; one without a place for them gets it. */
export function completeEntry(draft: Draft, owned: readonly string[], options: ManifestOptions): JsonObject {
  const { value, merged, record, existing, isActive, hasFixedPhrases } = draft;
  if (record === null) return value;
  // Who is no longer dispatched to owns nothing, but its entry stays as it is.
  const isDerived = !hasFixedPhrases && (isActive || existing === null);
  const wanted = { ...(isDerived && { keywords: owned }), ...triggersFor(draft, record, options) };
  const isList = triggersIn(merged) === null && phrasesOfEntry(merged) !== null;
  const isKept =
    existing !== null &&
    ((isList && !wanted.keywords?.length) || isPreserved(options, 'capabilities', 'dispatch_triggers'));
  const entry = isKept ? merged : withTriggers(merged, wanted, options.triggersShape);
  const complete = existing === null ? withDefaults(entry, record, defaultsOf(options)) : entry;
  return withOverrides(complete, options.overrides[record.name]);
}

/** Labels and types as the skill declares them; labels that we wrote follow the tags. */
function triggersFor(
  { value, existing }: Draft,
  record: SkillRecord,
  options: ManifestOptions,
): Partial<Triggers> {
  const { labels, types } = record.declared.dispatchTriggers ?? {};
  const old = existing === null ? null : triggersIn(existing.value);
  const tags = value['tags'] ?? [];
  if (old === null) return { labels: labels ?? tags, types: types ?? [] };
  const isOurs =
    [existing!.value['tags'] ?? [], inferFrom(existing!.value, options).tags].some((each) =>
      isSameJson(old['labels'], each),
    ) ||
    wasDeclared(
      old['labels'],
      ({ dispatchTriggers, tags: own }) => dispatchTriggers?.labels ?? own,
      record,
      options,
    );
  const isTypeOurs = wasDeclared(
    old['types'],
    ({ dispatchTriggers }) => dispatchTriggers?.types,
    record,
    options,
  );
  const wanted = {
    labels: labels ?? (isOurs ? tags : undefined),
    types: types ?? (isTypeOurs ? [] : undefined),
  };
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([key, each]) => each !== undefined && !isPreserved(options, 'capabilities', 'dispatch_triggers', key),
    ),
  );
}

function withDefaults(entry: JsonObject, { declared }: SkillRecord, defaults: JsonObject): JsonObject {
  if (!isObject(defaults['capabilities'])) return { ...entry, ...defaults, ...entry };
  const dependencies = declared.dependencies ?? [];
  const capabilities = { ...defaults['capabilities'], dependencies, ...asObject(entry['capabilities']) };
  return { ...entry, ...defaults, ...entry, capabilities };
}

/** The identity of an entry comes from its skill, not from an overrides file; `capabilities` is overridden key by key. */
function withOverrides(entry: JsonObject, overrides: JsonObject = {}): JsonObject {
  const { name: _, path: __, ...others } = overrides;
  const { capabilities } = entry;
  if (!isObject(capabilities) || !isObject(others['capabilities'])) return { ...entry, ...others };
  return { ...entry, ...others, capabilities: { ...capabilities, ...others['capabilities'] } };
}
