import type { JsonObject } from '../manifest.js';
import { type EntryOptions } from './build-entry.js';
/** What one skill asks of the dispatch matrix. */
export interface RouteClaim {
    readonly skill: string;
    /** Candidates for `by_task_type`; the first of the vocabulary is taken. */
    readonly tags: readonly string[];
    readonly keywords: readonly string[];
    /** A person named the keywords: in the frontmatter or in the manifest. */
    readonly isDeclared: boolean;
}
/** The words that may become task types. */
export declare function taskTypeVocabulary(existing: readonly string[], configured: readonly string[]): ReadonlySet<string>;
/** The claim of an entry; `null` for one that is not active: consumers do not look at the status. */
export declare function claimOf(entry: JsonObject, declaredKeywords: readonly string[] | null, options: EntryOptions): RouteClaim | null;
/**
 * Whether a keyword may stand in `by_keyword`, where consumers use it as an unanchored regular expression. Of what
 * may stand in one only the dot means anything there, so that it always compiles.
 */
export declare function isSafeKeyword(keyword: string, isDeclared: boolean): boolean;
export declare function isRegularExpression(source: string): boolean;
