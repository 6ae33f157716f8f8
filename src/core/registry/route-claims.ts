import type { JsonObject } from '../manifest.js';
import { isWithdrawn } from '../withdrawn-status.js';
import { deriveFromEntry, type EntryOptions } from './build-entry.js';
import { isObject, sameJson, textOf, textsOf } from './manifest-model.js';

/** What one skill asks of the dispatch matrix. */
export interface RouteClaim {
  readonly skill: string;
  /** Candidates for `by_task_type`; the first of the vocabulary is taken. */
  readonly tags: readonly string[];
  readonly keywords: readonly string[];
  /** A person named the keywords: in the frontmatter or in the manifest. */
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

/** The words that may become task types. */
export function taskTypeVocabulary(
  existing: readonly string[],
  configured: readonly string[],
): ReadonlySet<string> {
  return new Set([...TASK_TYPES, ...existing, ...configured]);
}

/** The claim of an entry; `null` for one that is not active: consumers do not look at the status. */
export function claimOf(
  entry: JsonObject,
  declaredKeywords: readonly string[] | null,
  options: EntryOptions,
): RouteClaim | null {
  if (isWithdrawn(entry['status'])) return null;
  const derived = deriveFromEntry(entry, options).keywords;
  const recorded = recordedKeywords(entry);
  const written = declaredKeywords ?? (recorded !== null && !sameJson(recorded, derived) ? recorded : null);
  return {
    skill: textOf(entry['name']),
    tags: textsOf(entry['tags']),
    keywords: written ?? derived,
    isDeclared: written !== null,
  };
}

function recordedKeywords(entry: JsonObject): readonly string[] | null {
  const capabilities = entry['capabilities'];
  const nested = isObject(capabilities) ? capabilities['dispatch_triggers'] : undefined;
  return keywordsIn(nested) ?? keywordsIn(entry['dispatch_triggers']);
}

function keywordsIn(triggers: unknown): readonly string[] | null {
  return isObject(triggers) && Array.isArray(triggers['keywords']) ? textsOf(triggers['keywords']) : null;
}

const SAFE_KEYWORD = /^[a-z0-9][a-z0-9 ._/#-]*$/;
const SHORTEST_INFERRED = 4;
const SHORTEST_DECLARED = 3;

/**
 * Whether a keyword may stand in `by_keyword`, where consumers use it as an unanchored regular expression. Of what
 * may stand in one only the dot means anything there, so that it always compiles.
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
