import { isObject, type JsonObject } from '../json/json.js';
import { withoutPrefix } from '../skill/infer-metadata.js';
import { wordsOf } from '../skill/lexicon.js';
import { isWithdrawn } from '../skill/skill.js';
import { compareText } from '../text/compare.js';
import { areOurKeywords, deriveFromEntry, type EntryOptions } from './build-entry.js';
import { type ManifestModel, type ManifestOptions, routesOf, textOf, textsOf } from './manifest-model.js';
import { keywordsIn } from './matrix-ownership.js';

/** What the existing entries claim. */
export function claimsOfEntries(model: ManifestModel, options: ManifestOptions): OldClaims {
  const byPath = [...model.entries].sort((a, b) => compareText(a.path, b.path) || a.index - b.index);
  const active: RouteClaim[] = [];
  const inactive: JsonObject[] = [];
  for (const { value } of byPath) {
    const claim = claimOf(value, null, options);
    if (claim !== null) active.push(claim);
    else inactive.push(value);
  }
  const retired = inactive.length === 0 ? [] : claimsOfRetired(inactive, model.matrix, options);
  if (!options.nameTokens) return { active, retired };
  const names = model.entries.map(({ name }) => name);
  const withTokens = (claims: readonly RouteClaim[]) => claimNameTokens(claims, names, options);
  return { active: withTokens(active), retired: withTokens(retired) };
}

/** Of the inactive entries, only those with routes matter. */
function claimsOfRetired(
  inactive: readonly JsonObject[],
  matrix: JsonObject,
  options: ManifestOptions,
): readonly RouteClaim[] {
  const targets = new Set(
    ['by_keyword', 'by_task_type'].flatMap((table) => Object.values(routesOf(matrix, table))),
  );
  return inactive
    .filter((entry) => targets.has(entry['name']!))
    .map((entry) => claimOf({ ...entry, status: 'active' }, null, options)!);
}

/** The new claims of the skills. */
export function claimsOfSkills(
  { claims, final }: { readonly claims: readonly RouteClaim[]; readonly final: readonly JsonObject[] },
  options: ManifestOptions,
): readonly RouteClaim[] {
  if (!options.nameTokens) return claims;
  const names = final.map((entry) => textOf(entry['name']));
  return claimNameTokens(claims, names, options);
}

/** The claims of the old entries, and the claims that inactive ones would make if they were active. */
export interface OldClaims {
  readonly active: readonly RouteClaim[];
  readonly retired: readonly RouteClaim[];
}

/** The claims of one skill to the dispatch matrix. */
export interface RouteClaim {
  readonly skill: string;
  /** Candidates for `by_task_type`; the first of the vocabulary is taken. */
  readonly tags: readonly string[];
  readonly keywords: readonly string[];
  /** The keywords are explicit: from the frontmatter or from manual edits of the manifest. */
  readonly isDeclared: boolean;
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

/** The known task types. */
export function taskTypeVocabulary(
  existing: readonly string[],
  configured: readonly string[],
): ReadonlySet<string> {
  return new Set([...TASK_TYPES, ...existing, ...configured]);
}

/** The one task type that a skill lays claim to. */
export function taskTypeOf(
  claim: RouteClaim | undefined,
  vocabulary: ReadonlySet<string>,
): string | undefined {
  return claim?.tags.find((tag) => vocabulary.has(tag));
}

/** The claim of an entry; `null` if it is not active: consumers do not check the status. */
export function claimOf(
  entry: JsonObject,
  declaredKeywords: readonly string[] | null,
  options: EntryOptions,
): RouteClaim | null {
  if (isWithdrawn(entry['status'])) return null;
  const derived = deriveFromEntry(entry, options).keywords;
  const recorded = recordedKeywords(entry);
  const written =
    declaredKeywords ?? (recorded !== null && !areOurKeywords(recorded, entry, options) ? recorded : null);
  return {
    skill: textOf(entry['name']),
    tags: textsOf(entry['tags']),
    keywords: written ?? derived,
    isDeclared: written !== null,
  };
}

export function recordedKeywords(entry: JsonObject): readonly string[] | null {
  const capabilities = entry['capabilities'];
  const nested = isObject(capabilities) ? capabilities['dispatch_triggers'] : undefined;
  return keywordsIn(nested) ?? keywordsIn(entry['dispatch_triggers']);
}

const SAFE_KEYWORD = /^[a-z0-9][a-z0-9 ._/#-]*$/;
const SHORTEST_INFERRED = 4;
const SHORTEST_DECLARED = 3;

/**
 * Whether a keyword may be part of a key in `by_keyword`, which consumers use as an unanchored regular expression. Of
 * the allowed characters only the dot is special, so it always compiles.
 */
export function isSafeKeyword(keyword: string, isDeclared: boolean): boolean {
  return SAFE_KEYWORD.test(keyword) && keyword.length >= (isDeclared ? SHORTEST_DECLARED : SHORTEST_INFERRED);
}

export function isRegularExpression(source: string): boolean {
  try {
    new RegExp(source, 'i');
    return true;
  } catch {
    return false;
  }
}

const MAX_KEYWORDS = 4;

/** Words of names that do not distinguish skills, however rare they are. */
const STOP_WORDS: ReadonlySet<string> = new Set([
  'agent',
  'agents',
  'assistant',
  'demo',
  'dynamic',
  'example',
  'expert',
  'general',
  'guide',
  'helper',
  'manager',
  'register',
  'registration',
  'skill',
  'skills',
  'system',
  'tool',
  'toolkit',
  'tools',
  'using',
  'with',
]);

/** Adds to each inferred claim the words that occur only in the name of this skill (`infer.nameTokens`). */
export function claimNameTokens(
  claims: readonly RouteClaim[],
  names: readonly string[],
  options: EntryOptions,
): readonly RouteClaim[] {
  const prefixes = options.profile.name.convention?.reservedPrefixes ?? [];
  const tokensOf = (name: string) => [...new Set(wordsOf(withoutPrefix(name, prefixes)))];
  const uses = new Map<string, number>();
  for (const name of new Set(names)) {
    for (const token of tokensOf(name)) uses.set(token, (uses.get(token) ?? 0) + 1);
  }
  // Words of the lexicon already have a keyword that is safe to match.
  const isTelling = (token: string) =>
    uses.get(token) === 1 &&
    !STOP_WORDS.has(token) &&
    isSafeKeyword(token, false) &&
    options.lexicon.conceptsIn(token).length === 0;
  return claims.map((claim) => {
    if (claim.isDeclared) return claim;
    const keywords = [...new Set([...claim.keywords, ...tokensOf(claim.skill).filter(isTelling)])];
    return { ...claim, keywords: keywords.slice(0, MAX_KEYWORDS) };
  });
}
