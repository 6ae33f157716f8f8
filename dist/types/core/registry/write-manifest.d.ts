import type { JsonEdit } from '../edit-json.js';
import type { HeldText } from '../held-text.js';
import type { JsonObject } from '../manifest.js';
import type { TextPiece } from '../text-pieces.js';
/** What is to be done to a manifest. */
export interface ManifestEdits {
    /** Entries that go to the end of its list. */
    readonly added: readonly JsonObject[];
    readonly edits: readonly JsonEdit[];
}
/** A manifest that is there already changes rarely. */
export declare const manifestEditor: import("../late-part.js").LatePart<typeof import("../edit-json.js")>;
/** A new manifest is written whole; an existing one is edited as text, so that only what changed changes. */
export declare function writeManifest(text: HeldText | null, skeleton: JsonObject, { added, edits }: ManifestEdits): Iterable<TextPiece>;
