import type { Lexicon } from '../lexicon.js';
import type { Json, JsonObject } from '../manifest.js';
import type { Profile } from '../profile.js';
import type { DeclaredMetadata, InferredMetadata, SkillRecord } from '../skill.js';
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
    readonly derivations: Map<JsonObject, InferredMetadata>;
}
/** Calls back with each field of an entry that the author of the skill declares. */
export declare function forEachDeclared(declared: DeclaredMetadata, visit: (key: string, value: Json) => void): void;
/** What is derived from the source where its author is silent. */
export declare function derivedFrom(record: SkillRecord, options: EntryOptions): InferredMetadata;
/** A new entry, its keys in CLEO's order. */
export declare function buildEntry(record: SkillRecord, options: EntryOptions): JsonObject;
/** The tags that an entry gets from the overrides file: its labels follow them too. */
export declare function overriddenTags(overrides: JsonObject | undefined): Json | undefined;
/** `capabilities` is overridden key by key, everything else as a whole. */
export declare function applyOverrides(entry: JsonObject, overrides: JsonObject | undefined): JsonObject;
/** What we would have derived from an entry as it stands: the test for ours or theirs. */
export declare function deriveFromEntry(entry: JsonObject, options: EntryOptions): InferredMetadata;
/** An entry that says what its skill says is derived as the skill was: the same words give the same result. */
export declare function shareDerivation(entry: JsonObject, record: SkillRecord, options: EntryOptions): void;
/** A field that says nothing, such as `dependencies: []`, makes no key of its own. */
export declare function isEmpty(value: Json | undefined): boolean;
