import { isObject, type Json, type JsonObject } from '../json/json.js';
import {
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

/**
 * Plans both tables. A key is ours if it is made of the phrases that the entry of its skill has in the existing
 * manifest; any other key is manual, comes first, and stays as it is.
 */
export function planMatrix(input: MatrixInput): MatrixPlan {
  const { model, matrix, drafts, matching, options } = input;
  const routes = Object.entries(routesOf(matrix, 'by_keyword'));
  const entries = entriesByName(model);
  const overridden = routesOf(options.overriddenMatrix, 'by_keyword');
  const isOurs = ([key, skill]: Route) =>
    keyOfPhrases(phrasesOfEntry(entries.get(skill) ?? {}) ?? []) === key && !Object.hasOwn(overridden, key);
  const ours = new Set(routes.filter(isOurs).map(([key]) => key));
  const manual = routes.filter(([key]) => !ours.has(key));
  // A key that we generated before a manual one was added stays, unless the overrides file has the manual one.
  const routed = new Set(routes.filter(([key]) => ours.has(key)).map(([, skill]) => skill));
  const named = new Set(
    manual
      .filter(([key, skill]) => Object.hasOwn(overridden, key) || !routed.has(skill))
      .map(([, skill]) => matching.renames.get(textOf(skill)) ?? skill),
  );
  const active = drafts.filter(({ isActive }) => isActive);
  const names = new Set(active.map(({ name }) => name.toLowerCase()));
  const claimants = active.map((draft) => {
    const isOther = (other: string) => other !== draft.name.toLowerCase() && names.has(other);
    const phrases = phrasesOf(draft, options, { hasManualKey: named.has(draft.name), isOther });
    const had = (phrasesOfEntry(draft.existing?.value ?? {}) ?? []).map(normalizePhrase);
    return { name: draft.name, phrases, had };
  });
  const claimed = claimPhrases(claimants, { ...rulesOf(options), taken: targetsByPhrase(manual) });
  const phrases = ownedPhrases(claimed);
  const generated = options.profile.matrix
    ? active.flatMap((draft): readonly Route[] => {
        const { name, value, record, hasFixedPhrases } = draft;
        const isFixed = hasFixedPhrases || record === null;
        const key = keyOfPhrases(isFixed ? (phrasesOfEntry(value) ?? []) : (phrases.get(name) ?? []));
        const isKept = !isFixed || ours.has(key);
        return key !== '' && isKept && !manual.some(([other]) => other === key) ? [[key, name]] : [];
      })
    : routes.filter(([key]) => ours.has(key));
  const types = planTaskTypes(input, active);
  return {
    skills: active.map(({ name }) => name),
    byKeyword: Object.fromEntries([...manual, ...generated]),
    byTaskType: types.routes,
    phrases,
    claimed,
    generated: new Set(generated.map(([key]) => key)),
    conflicts: [...phraseConflicts(claimed, options), ...types.conflicts],
    unsafe: unsafePhrases(active, options),
  };
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

/**
 * The tags of a skill give one task type, the first that is known as one, which is claimed like a phrase. A route is ours
 * if the tags of its entry give it, or gave it when the labels were written.
 */
function planTaskTypes(
  { model, matrix, matching, options }: MatrixInput,
  active: readonly Draft[],
): { readonly routes: JsonObject; readonly conflicts: readonly KeywordConflict[] } {
  const table = routesOf(matrix, 'by_task_type');
  const existing = Object.entries(table);
  if (!options.profile.matrix) return { routes: table, conflicts: [] };
  const known = new Set([...TASK_TYPES, ...Object.keys(table), ...options.taskTypes]);
  const excluded = new Set(options.excluded.map((type) => type.toLowerCase()));
  const typeIn = (tags: Json | undefined, isLeftOut = (_: string) => false) =>
    textsOf(tags).find((tag) => known.has(tag) && !isLeftOut(tag));
  const entries = entriesByName(model);
  const overridden = routesOf(options.overriddenMatrix, 'by_task_type');
  const ours = existing.filter(([type, target]) => {
    const entry = entries.get(target);
    if (entry === undefined || Object.hasOwn(overridden, type) || matching.frozen.has(textOf(target)))
      return false;
    return typeIn(entry['tags']) === type || typeIn(triggersIn(entry)?.['labels']) === type;
  });
  const claimants = active.flatMap(({ name, value, record, existing: before }) => {
    const type = typeIn(value['tags'], (tag) => excluded.has(tag));
    if (record === null || type === undefined) return [];
    const origin = record.declared.tags === undefined ? ('inferred' as const) : ('declared' as const);
    const had = ours.filter(([, target]) => target === before?.name).map(([had]) => had);
    return [{ name, phrases: [{ text: type, origin }], had }];
  });
  const isOurs = new Set(ours.map(([type]) => type));
  const manual = existing.filter(([type]) => !isOurs.has(type));
  const taken = new Map(manual.map(([type, target]) => [type, targetOf(target)]));
  const claimed = claimPhrases(claimants, { ...rulesOf(options), taken, maxClaimants: Infinity });
  const owned = new Map(
    claimed.filter(({ isManual }) => !isManual).map(({ phrase, owner }) => [phrase, owner!]),
  );
  // Inferred tags collide all the time; only what an author declares is worth a warning.
  const conflicts = claimed.flatMap(({ phrase: keyword, claims, owner }) => {
    const losing = claims.filter(({ skill, origin }) => skill !== owner && origin === 'declared');
    const losers = losing.map(({ skill }) => skill);
    return losers.length === 0 ? [] : [{ keyword, owner, losers, declared: true, isTaskType: true as const }];
  });
  return {
    routes: Object.fromEntries(
      new Map<string, Json>([...existing.filter(([type]) => !isOurs.has(type) || owned.has(type)), ...owned]),
    ),
    conflicts,
  };
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
