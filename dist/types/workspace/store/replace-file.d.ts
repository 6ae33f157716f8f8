import { type TextPiece } from '../../core/text-pieces.js';
import type { FileLock } from './file-lock.js';
export interface Replacement {
    /** The real path. */
    readonly file: string;
    /** The path as the caller knows it. */
    readonly given: string;
    readonly before: Uint8Array | null;
    /** The new text, piece by piece. */
    readonly after: () => Iterable<TextPiece>;
    readonly keepBackup: boolean;
    readonly lock: FileLock;
}
/** Replaces a file by a whole new one; `false` when another program changed it meanwhile, and nothing was done. */
export declare function replaceFile(replacement: Replacement): Promise<boolean>;
