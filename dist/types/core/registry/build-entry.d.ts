import type { Lexicon } from '../lexicon.js';
import type { Json, JsonObject } from '../manifest.js';
import type { Profile } from '../profile.js';
import type { InferredMetadata, SkillRecord } from '../skill.js';
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
export declare const DEFAULT_TOKEN_BUDGET = 8000;
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
export declare function sourceOf(record: SkillRecord, options: EntryOptions): EntrySource;
/** A new entry, key by key in the order of S0's Appendix B (S0-64). */
export declare function buildEntry(source: EntrySource, options: EntryOptions): JsonObject;
/** `capabilities` is overridden key by key, everything else as a whole. */
export declare function applyOverrides(entry: JsonObject, overrides: JsonObject | undefined): JsonObject;
/** What we would have derived from an entry as it stands: the test for ours or theirs (3.2). */
export declare function deriveFromEntry(entry: JsonObject, options: EntryOptions): InferredMetadata;
/** An entry that says what its skill says is derived as the skill was: the same words give the same result. */
export declare function shareDerivation(entry: JsonObject, record: SkillRecord, options: EntryOptions): void;
/** A field that says nothing, such as `dependencies: []`, makes no key of its own. */
export declare function isEmpty(value: Json | undefined): boolean;
