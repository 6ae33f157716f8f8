import { isObject, type Json, type JsonObject } from '../json/json.js';
import {
  type Claimant,
  type ClaimedPhrase,
  claimPhrases,
  type OwnershipRules,
  ownedPhrases,
} from '../routing/own-phrases.js';
import { isPlainPhrase, isUsablePhrase, keyOfPhrases, normalizePhrase } from '../routing/phrases.js';
import type { KeywordConflict } from './changes.js';
import { type Draft, phrasesOf } from './entries.js';
import { type ManifestModel, type ManifestOptions, routesOf, textOf, textsOf } from './manifest-model.js';
import type { Matching } from './match-entries.js';
import { phrasesOfEntry, triggersIn } from './triggers.js';

/** The planned matrix, and what became of the phrases of the skills. */
export interface MatrixPlan {
  /** The skills that are dispatched to. */
  readonly skills: readonly string[];
  readonly byKeyword: JsonObject;
  readonly byTaskType: JsonObject;
  /** The phrases of each skill. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
  readonly claimed: readonly ClaimedPhrase[];
  /** The keys that are generated. */
  readonly generated: ReadonlySet<string>;
  readonly conflicts: readonly KeywordConflict[];
  /** Declared phrases that cannot be in a key. */
  readonly unsafe: readonly { readonly skill: string; readonly keyword: string }[];
}

interface MatrixInput {
  readonly model: ManifestModel;
  /** The matrix with the routes of the overrides file. */
  readonly matrix: JsonObject;
  readonly drafts: readonly Draft[];
  readonly matching: Matching;
  readonly options: ManifestOptions;
}

type Route = readonly [key: string, target: Json];

/** The keys of the existing `by_keyword`. */
interface ExistingKeys {
  readonly ours: readonly Route[];
  readonly manual: readonly Route[];
  /** The skills that manual keys name. */
  readonly named: ReadonlySet<Json>;
}

/** Plans both tables: manual keys as they are, then one key a skill, made of the phrases that it owns. */
export function planMatrix(input: MatrixInput): MatrixPlan {
  const { drafts, options } = input;
  const active = drafts.filter(({ isActive }) => isActive);
  const keys = sortKeys(input);
  const rules = { ...rulesOf(options), taken: targetsByPhrase(keys.manual) };
  const claimed = claimPhrases(claimantsOf(active, keys, options), rules);
  const phrases = ownedPhrases(claimed);
  const generated = options.profile.matrix ? generateKeys(active, phrases, keys) : keys.ours;
  const types = planTaskTypes(input, active);
  return {
    skills: active.map(({ name }) => name),
    byKeyword: Object.fromEntries([...keys.manual, ...generated]),
    byTaskType: types.routes,
    phrases,
    claimed,
    generated: new Set(generated.map(([key]) => key)),
    conflicts: [...phraseConflicts(claimed, options), ...types.conflicts],
    unsafe: unsafePhrases(active, options),
  };
}

/**
 * A key is ours if it is made of the phrases that the entry of its skill has in the existing manifest; any other key is
 * manual.
 */
function sortKeys({ model, matrix, matching, options }: MatrixInput): ExistingKeys {
  const routes = Object.entries(routesOf(matrix, 'by_keyword'));
  const entries = entriesByName(model);
  const overridden = routesOf(options.overriddenMatrix, 'by_keyword');
  const isOurs = ([key, skill]: Route) =>
    keyOfPhrases(phrasesOfEntry(entries.get(skill) ?? {}) ?? []) === key && !Object.hasOwn(overridden, key);
  const ours = routes.filter(isOurs);
  const manual = routes.filter((route) => !isOurs(route));
  // A key that we generated before a manual one was added stays, unless the overrides file has the manual one.
  const routed = new Set(ours.map(([, skill]) => skill));
  const naming = manual.filter(([key, skill]) => Object.hasOwn(overridden, key) || !routed.has(skill));
  const named = new Set(naming.map(([, skill]) => matching.renames.get(textOf(skill)) ?? skill));
  return { ours, manual, named };
}

function claimantsOf(
  active: readonly Draft[],
  { named }: ExistingKeys,
  options: ManifestOptions,
): readonly Claimant[] {
  const names = new Set(active.map(({ name }) => name.toLowerCase()));
  return active.map((draft) => {
    const isOther = (other: string) => other !== draft.name.toLowerCase() && names.has(other);
    const phrases = phrasesOf(draft, options, { hasManualKey: named.has(draft.name), isOther });
    const had = phrasesOfEntry(draft.existing?.value ?? {}) ?? [];
    return { name: draft.name, phrases, had: had.map(normalizePhrase) };
  });
}

/** In the order of the entries. Phrases that are not ours get no new key, but keep one of ours. */
function generateKeys(
  active: readonly Draft[],
  phrases: ReadonlyMap<string, readonly string[]>,
  { ours, manual }: ExistingKeys,
): readonly Route[] {
  const [isOurs, isManual] = [ours, manual].map((routes) => new Set(routes.map(([key]) => key)));
  return active.flatMap(({ name, value, record, hasFixedPhrases }): readonly Route[] => {
    const isFixed = hasFixedPhrases || record === null;
    const key = keyOfPhrases((isFixed ? phrasesOfEntry(value) : phrases.get(name)) ?? []);
    return key === '' || isManual!.has(key) || (isFixed && !isOurs!.has(key)) ? [] : [[key, name]];
  });
}

/** Of entries with one name, the first. */
function entriesByName({ entries }: ManifestModel): ReadonlyMap<Json, JsonObject> {
  return new Map([...entries].reverse().map(({ name, value }) => [name, value]));
}

function targetsByPhrase(manual: readonly Route[]): ReadonlyMap<string, string> {
  const parts = manual.flatMap(([key, skill]) =>
    key.split('|').map((part) => [normalizePhrase(part), textOf(skill)] as const),
  );
  // Of several keys with a phrase, the first counts.
  return new Map(parts.filter(([, skill]) => skill !== '').reverse());
}

function rulesOf({ excluded, maxClaimants, profile, lexicon }: ManifestOptions): OwnershipRules {
  return {
    taken: new Map(),
    excluded: new Set(excluded.map(normalizePhrase)),
    maxClaimants,
    // With CLEO's lexicon, `validator` and `validation` mean the same.
    meaningsOf: (word) =>
      !profile.lexiconKeys
        ? []
        : lexicon.conceptsIn(word).flatMap(({ keyword, taskType }) => [keyword ?? [], taskType ?? []].flat()),
  };
}

/** Losing to a manual key is reported as loudly as losing a declared phrase where the lexicon gives keywords. */
function phraseConflicts(
  claimed: readonly ClaimedPhrase[],
  { profile }: ManifestOptions,
): readonly KeywordConflict[] {
  return claimed.flatMap(({ phrase: keyword, claims, owner, isManual }): readonly KeywordConflict[] => {
    const losers = claims.filter(({ skill }) => skill !== owner);
    const declaring = losers.filter(({ origin }) => origin === 'declared');
    const declared = declaring.length > 0 || (isManual && losers.length > 0 && profile.lexiconKeys);
    if (!declared && owner !== null && !(profile.lexiconKeys && losers.length > 0)) return [];
    const shown = declaring.length > 0 ? declaring : losers;
    return [{ keyword, owner, losers: shown.map(({ skill }) => skill), declared }];
  });
}

/** CLEO's consumers know only keys. */
function unsafePhrases(drafts: readonly Draft[], { profile }: ManifestOptions): MatrixPlan['unsafe'] {
  const isUnsafe = (text: string) =>
    !isUsablePhrase(text) || (profile.lexiconKeys && !isPlainPhrase(normalizePhrase(text)));
  return drafts
    .filter(({ hasFixedPhrases }) => !hasFixedPhrases)
    .flatMap(({ name: skill, record }) =>
      (record?.declared.dispatchTriggers?.keywords ?? [])
        .filter(isUnsafe)
        .map((keyword) => ({ skill, keyword })),
    );
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

/** The tags of a skill give one task type, the first that is known as one, which is claimed like a phrase. */
function planTaskTypes(
  input: MatrixInput,
  active: readonly Draft[],
): { readonly routes: JsonObject; readonly conflicts: readonly KeywordConflict[] } {
  const { matrix, options } = input;
  const table = routesOf(matrix, 'by_task_type');
  if (!options.profile.matrix) return { routes: table, conflicts: [] };
  const known = new Set([...TASK_TYPES, ...Object.keys(table), ...options.taskTypes]);
  const ours = ourTypes(input, known);
  const wanted = new Set([...known].filter((type) => !isExcluded(type, options)));
  const claimants = active.flatMap(({ name, value, record, existing }) => {
    const type = typeIn(value['tags'], wanted);
    if (record === null || type === undefined) return [];
    const origin = record.declared.tags === undefined ? ('inferred' as const) : ('declared' as const);
    const had = [...ours].filter(([, target]) => target === existing?.name).map(([each]) => each);
    return [{ name, phrases: [{ text: type, origin }], had }];
  });
  const manual = Object.entries(table).filter(([type]) => !ours.has(type));
  const taken = new Map(manual.map(([type, target]) => [type, targetOf(target)]));
  const claimed = claimPhrases(claimants, { ...rulesOf(options), taken, maxClaimants: Infinity });
  const owned = claimed
    .filter(({ isManual }) => !isManual)
    .map(({ phrase, owner }): Route => [phrase, owner]);
  const isKept = (type: string) => !ours.has(type) || owned.some(([each]) => each === type);
  const kept = Object.entries(table).filter(([type]) => isKept(type));
  return { routes: Object.fromEntries([...kept, ...owned]), conflicts: typeConflicts(claimed) };
}

function typeIn(tags: Json | undefined, known: ReadonlySet<string>): string | undefined {
  return textsOf(tags).find((tag) => known.has(tag));
}

function isExcluded(type: string, { excluded }: ManifestOptions): boolean {
  return excluded.some((each) => each.toLowerCase() === type);
}

/** A route is ours if the tags of its entry give it, or gave it when the labels were written. */
function ourTypes(
  { model, matrix, matching, options }: MatrixInput,
  known: ReadonlySet<string>,
): ReadonlyMap<string, Json> {
  const entries = entriesByName(model);
  const overridden = routesOf(options.overriddenMatrix, 'by_task_type');
  const routes = Object.entries(routesOf(matrix, 'by_task_type'));
  const isOurs = ([type, target]: Route) => {
    const entry = entries.get(target);
    if (entry === undefined || Object.hasOwn(overridden, type) || matching.frozen.has(textOf(target)))
      return false;
    return [entry['tags'], triggersIn(entry)?.['labels']].some((tags) => typeIn(tags, known) === type);
  };
  return new Map(routes.filter(isOurs));
}

/** Inferred tags collide all the time; only what an author declares is worth a warning. */
function typeConflicts(claimed: readonly ClaimedPhrase[]): readonly KeywordConflict[] {
  return claimed.flatMap(({ phrase: keyword, claims, owner }): readonly KeywordConflict[] => {
    const losing = claims.filter(({ skill, origin }) => skill !== owner && origin === 'declared');
    const losers = losing.map(({ skill }) => skill);
    return losers.length === 0 ? [] : [{ keyword, owner, losers, declared: true, isTaskType: true }];
  });
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
