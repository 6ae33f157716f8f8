import { isObject, type Json, type JsonObject } from '../json/json.js';
import {
  type ClaimedPhrase,
  closestOf,
  compareWithNames,
  ownPhrases,
  type PhraseKind,
  type PhraseSource,
} from '../routing/own-phrases.js';
import { append, isPlainPhrase, isUsablePhrase, keyOfPhrases, normalizePhrase } from '../routing/phrases.js';
import { isContentWord, shareOf, stemOf } from '../routing/words.js';
import { withoutPrefix } from '../skill/infer-metadata.js';
import { wordsOf } from '../skill/lexicon.js';
import type { KeywordConflict } from './changes.js';
import type { Draft } from './entries.js';
import { type ManifestModel, type ManifestOptions, routesOf, textOf, textsOf } from './manifest-model.js';
import type { Matching } from './match-entries.js';
import { phrasesOfEntry, triggersIn } from './triggers.js';

/** The planned matrix, and what became of the phrases of the skills. */
export interface MatrixPlan {
  readonly byKeyword: JsonObject;
  readonly byTaskType: JsonObject;
  /** The phrases of each skill. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
  readonly claimed: readonly ClaimedPhrase[];
  /** Names of the keys that are generated. */
  readonly generated: ReadonlySet<string>;
  readonly conflicts: readonly KeywordConflict[];
  /** Declared phrases that cannot be in a key. */
  readonly unsafe: readonly { readonly skill: string; readonly keyword: string }[];
  /** Phrases that do not tell skills apart inside a request. */
  readonly broad: readonly { readonly phrase: string; readonly skill: string }[];
}

interface MatrixInput {
  readonly model: ManifestModel;
  /** The matrix with the routes of the overrides file. */
  readonly matrix: JsonObject;
  readonly drafts: readonly Draft[];
  readonly matching: Matching;
  readonly options: ManifestOptions;
}

/**
 * Plans both tables. A key is ours if it is made of the phrases that the entry of its skill has in the existing
 * manifest; any other key is manual, comes first, and stays as it is.
 */
export function planMatrix(input: MatrixInput): MatrixPlan {
  const { matrix, drafts, options } = input;
  const routes = Object.entries(routesOf(matrix, 'by_keyword'));
  const ours = ourKeys(input);
  const manual = routes.filter(([key]) => !ours.has(key));
  const withManualKey = skillsWithManualKey(manual, ours, input);
  const sources = drafts
    .filter(({ isActive }) => isActive)
    .map((draft) => sourceOf(draft, withManualKey, input));
  const { claimed, bySkill, common } = ownPhrases(sources, {
    taken: targetsByPhrase(manual),
    excluded: new Set(options.excluded.map(normalizePhrase)),
    maxClaimants: options.maxClaimants,
    meaningsOf: meaningsIn(options),
  });
  const types = planTaskTypes(input, bySkill);
  const generated = options.profile.matrix
    ? generateKeys(drafts, bySkill, { ours, withManualKey, manual: new Set(manual.map(([key]) => key)) })
    : routes.filter(([key]) => ours.has(key));
  return {
    byKeyword: Object.fromEntries([...manual, ...generated]),
    byTaskType: types.routes,
    phrases: bySkill,
    claimed,
    generated: new Set(generated.map(([key]) => key)),
    conflicts: [...phraseConflicts(claimed, options), ...types.conflicts],
    unsafe: unsafePhrases(sources, options),
    broad: common,
  };
}

/** The generated keys of the existing manifest, with their skills. */
function ourKeys({ model, options }: MatrixInput): ReadonlyMap<string, string> {
  const overridden = routesOf(options.overriddenMatrix, 'by_keyword');
  const table = routesOf(model.matrix, 'by_keyword');
  const ours = new Map<string, string>();
  for (const { name, value } of model.entries) {
    const key = keyOfPhrases(phrasesOfEntry(value) ?? []);
    const isOurs = key !== '' && Object.hasOwn(table, key) && table[key] === name;
    if (isOurs && !Object.hasOwn(overridden, key)) ours.set(key, name);
  }
  return ours;
}

/** A key that we generated before a manual one was added stays, unless the overrides file has the manual one. */
function skillsWithManualKey(
  manual: readonly (readonly [string, Json])[],
  ours: ReadonlyMap<string, string>,
  { options, matching }: MatrixInput,
): ReadonlySet<string> {
  const withOurs = new Set(ours.values());
  const overridden = routesOf(options.overriddenMatrix, 'by_keyword');
  const named = manual.filter(
    ([key, skill]) => Object.hasOwn(overridden, key) || !withOurs.has(textOf(skill)),
  );
  return new Set(
    named.map(([, skill]) => textOf(skill)).map((skill) => matching.renames.get(skill) ?? skill),
  );
}

function targetsByPhrase(manual: readonly (readonly [string, Json])[]): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const [key, skill] of manual) {
    if (typeof skill !== 'string') continue;
    for (const part of key.split('|')) {
      const phrase = normalizePhrase(part);
      if (!targets.has(phrase)) targets.set(phrase, skill);
    }
  }
  return targets;
}

function sourceOf(draft: Draft, withManualKey: ReadonlySet<string>, { options }: MatrixInput): PhraseSource {
  const { name, value, record, existing, origin, phrases } = draft;
  const isGenerated = origin === 'skill' && record !== null;
  const declared = isGenerated ? (record.declared.dispatchTriggers?.keywords ?? []) : phrases;
  const isInferring = options.isInferring && isGenerated && !withManualKey.has(name);
  const kinds: readonly PhraseKind[] = !isInferring
    ? ['declared']
    : options.profile.lexiconKeys
      ? ['declared', 'quoted', 'inferred']
      : ['name', 'declared', 'quoted'];
  return {
    name,
    description: textOf(value['description']),
    declared,
    inferred:
      declared.length > 0 || record === null
        ? []
        : [...record.inferred.keywords, ...nameTokens(name, options)],
    kinds,
    isFixed: !isGenerated,
    earlier: (existing === null ? [] : (phrasesOfEntry(existing.value) ?? [])).map(normalizePhrase),
  };
}

const MAX_TOKEN_SHARE = 0.03;
const MIN_TOKEN_LENGTH = 4;

/** The telling words of a name (`infer.nameTokens`). Those of the lexicon have a keyword that is safe to match. */
function nameTokens(
  name: string,
  { nameTokens: isWanted, profile, lexicon }: ManifestOptions,
): readonly string[] {
  if (!isWanted) return [];
  const words = wordsOf(withoutPrefix(name, profile.name.convention?.reservedPrefixes ?? []));
  return words.filter(
    (word) =>
      word.length >= MIN_TOKEN_LENGTH &&
      isContentWord(word) &&
      shareOf(stemOf(word)) <= MAX_TOKEN_SHARE &&
      lexicon.conceptsIn(word).length === 0,
  );
}

/** With CLEO's lexicon, `validator` and `validation` mean the same. */
function meaningsIn({ profile, lexicon }: ManifestOptions): (word: string) => readonly string[] {
  if (!profile.lexiconKeys) return () => [];
  return (word) =>
    lexicon.conceptsIn(word).flatMap(({ keyword, taskType }) => [keyword ?? [], taskType ?? []].flat());
}

/** One key a skill, in the order of the entries. Entries that must not change keep the key that they have. */
function generateKeys(
  drafts: readonly Draft[],
  bySkill: ReadonlyMap<string, readonly string[]>,
  {
    ours,
    withManualKey,
    manual,
  }: {
    readonly ours: ReadonlyMap<string, string>;
    readonly withManualKey: ReadonlySet<string>;
    readonly manual: ReadonlySet<string>;
  },
): readonly (readonly [string, string])[] {
  const keys = new Map<string, string>();
  for (const { name, isActive, record, origin, phrases } of drafts) {
    const key = keyOfPhrases(origin === 'skill' ? (bySkill.get(name) ?? []) : phrases);
    const isKept = record === null && ours.get(key) === name;
    const isWanted = isKept || origin === 'skill' || (origin === 'config' && !withManualKey.has(name));
    if (isActive && isWanted && key !== '' && !keys.has(key) && !manual.has(key)) keys.set(key, name);
  }
  return [...keys];
}

/** Losing to a manual key is reported as loudly as losing a declared phrase where the lexicon gives keywords. */
function phraseConflicts(
  claimed: readonly ClaimedPhrase[],
  { profile }: ManifestOptions,
): readonly KeywordConflict[] {
  return claimed.flatMap(({ phrase, claims, owner, takenBy }): readonly KeywordConflict[] => {
    const winner = owner ?? takenBy;
    const losers = claims.filter(({ skill }) => skill !== winner);
    const declaring = losers.filter(({ kind }) => kind === 'declared');
    const isLoud = declaring.length > 0 || (takenBy !== null && losers.length > 0 && profile.lexiconKeys);
    const isShared = winner === null || (profile.lexiconKeys && losers.length > 0);
    if (!isLoud && !isShared) return [];
    const shown = isLoud && declaring.length > 0 ? declaring : losers;
    return [{ keyword: phrase, owner: winner, losers: shown.map(({ skill }) => skill), declared: isLoud }];
  });
}

/** CLEO's consumers know only keys. */
function unsafePhrases(sources: readonly PhraseSource[], { profile }: ManifestOptions): MatrixPlan['unsafe'] {
  const isUnsafe = (text: string) =>
    !isUsablePhrase(text) || (profile.lexiconKeys && !isPlainPhrase(normalizePhrase(text)));
  return sources
    .filter(({ isFixed }) => !isFixed)
    .flatMap(({ name, declared }) => declared.filter(isUnsafe).map((keyword) => ({ skill: name, keyword })));
}

const TASK_TYPES = [
  'research',
  'planning',
  'implementation',
  'testing',
  'documentation',
  'specification',
  'validation',
  'release',
  'consensus',
  'contribution',
];

/** The tags of a skill give one task type: the first that is known as one. */
function planTaskTypes(
  input: MatrixInput,
  bySkill: ReadonlyMap<string, readonly string[]>,
): {
  readonly routes: JsonObject;
  readonly conflicts: readonly KeywordConflict[];
} {
  const { model, matrix, drafts, options } = input;
  const existing = Object.entries(routesOf(matrix, 'by_task_type'));
  if (!options.profile.matrix) return { routes: Object.fromEntries(existing), conflicts: [] };
  const excluded = new Set(options.excluded.map((type) => type.toLowerCase()));
  const known = new Set([
    ...TASK_TYPES,
    ...Object.keys(routesOf(model.matrix, 'by_task_type')),
    ...options.taskTypes,
  ]);
  const typeOf = (tags: readonly string[]) => tags.find((tag) => known.has(tag) && !excluded.has(tag));
  const claims = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const type = draft.isActive && draft.record !== null ? typeOf(textsOf(draft.value['tags'])) : undefined;
    if (type !== undefined) append(claims, type, draft);
  }
  const isOurs = recognizeTypes(input, typeOf);
  const owners = new Map<string, string>();
  const conflicts: KeywordConflict[] = [];
  for (const [type, claimants] of claims) {
    const route = existing.find(([key]) => key === type);
    const owner = ownerOfType(type, claimants, route, { isOurs, input, bySkill });
    if (owner !== null) owners.set(type, owner);
    const target = owner ?? targetOf(route![1]);
    // Inferred tags collide all the time; only what an author declares is worth a warning.
    const losers = claimants.filter(
      ({ name, record }) => name !== target && record!.declared.tags !== undefined,
    );
    if (losers.length > 0)
      conflicts.push({
        keyword: type,
        owner: target,
        losers: losers.map(({ name }) => name),
        declared: true,
        isTaskType: true,
      });
  }
  return { routes: arrangeTypes(existing, owners, isOurs), conflicts };
}

type IsOurType = (type: string, route: Json) => boolean;

/** A task type is ours if the tags of the entry give it, or gave it when its labels were written. */
function recognizeTypes(
  { model, matching, options }: MatrixInput,
  typeOf: (tags: readonly string[]) => string | undefined,
): IsOurType {
  const overridden = routesOf(options.overriddenMatrix, 'by_task_type');
  const byName = new Map([...model.entries].reverse().map(({ name, value }) => [name, value]));
  return (type, route) => {
    const entry = typeof route === 'string' ? byName.get(route) : undefined;
    if (entry === undefined || Object.hasOwn(overridden, type) || matching.frozen.has(textOf(route)))
      return false;
    const labels = textsOf(triggersIn(entry)?.['labels']);
    return typeOf(textsOf(entry['tags'])) === type || typeOf(labels) === type;
  };
}

/** `null` if a manual route has the type. */
function ownerOfType(
  type: string,
  claimants: readonly Draft[],
  route: readonly [string, Json] | undefined,
  {
    isOurs,
    input: { matching, options },
    bySkill,
  }: {
    readonly isOurs: IsOurType;
    readonly input: MatrixInput;
    readonly bySkill: ReadonlyMap<string, readonly string[]>;
  },
): string | null {
  if (route !== undefined && !isOurs(type, route[1])) return null;
  const before = textOf(route?.[1]);
  const earlier = claimants.find(({ name }) => name === (matching.renames.get(before) ?? before));
  const closenessOf = compareWithNames({ meaningsOf: meaningsIn(options) });
  const closest = closestOf(claimants, ({ name }) => closenessOf(type, name));
  // `validation` and `validate` route to the same skill if the names do not decide.
  const keyword = options.lexicon.conceptsIn(type)[0]?.keyword ?? type;
  const withKeyword = closest.find(({ name }) => bySkill.get(name)?.includes(keyword));
  return (earlier ?? withKeyword ?? closest[0]!).name;
}

/** Existing types stay in their place; a new type of a skill takes the place of its old one. */
function arrangeTypes(
  existing: readonly (readonly [string, Json])[],
  owners: ReadonlyMap<string, string>,
  isOurs: IsOurType,
): JsonObject {
  const typesBefore = new Set(existing.map(([type]) => type));
  const added = [...owners].filter(([type]) => !typesBefore.has(type));
  const routes = new Map<string, Json>();
  for (const [type, route] of existing) {
    const owner = owners.get(type);
    if (!isOurs(type, route)) routes.set(type, route);
    else if (owner !== undefined) routes.set(type, owner);
    else {
      const next = added.find(([, skill]) => skill === route);
      if (next !== undefined) routes.set(...next);
    }
  }
  return Object.fromEntries([...routes, ...added]);
}

/** The matrix with the routes of the overrides file, which are manual routes kept elsewhere. */
export function overrideMatrix(matrix: JsonObject, overridden: JsonObject): JsonObject {
  const tables = Object.entries(overridden).filter((table): table is [string, JsonObject] =>
    isObject(table[1]),
  );
  return {
    ...matrix,
    ...Object.fromEntries(
      tables.map(([table, routes]) => [table, { ...routesOf(matrix, table), ...routes }]),
    ),
  };
}

/** A route is a name, or an object with a name under `skillRef`. */
export function targetOf(route: Json): string {
  const reference = isObject(route) ? route['skillRef'] : route;
  return typeof reference === 'string' ? reference : '';
}
