import type { TextPiece } from '../../core/text-pieces.js';
import type { PlannedUpdate } from '../../request.js';
/** What a file should hold, given what it holds; `null` when it is to stay as it is. */
export type Compute = (current: string | null) => string | null;
/** A file, and how to tell what it should hold. */
export interface Target {
    readonly file: string;
    readonly given: string;
    readonly compute: Compute;
    readonly planned: PlannedUpdate | undefined;
}
export interface Draft {
    readonly before: Uint8Array | null;
    readonly after: () => Iterable<TextPiece>;
}
/** What is to be written over the file as it is now; `null` when nothing is. */
export declare function draft({ file, given, compute, planned }: Target): Draft | null;
