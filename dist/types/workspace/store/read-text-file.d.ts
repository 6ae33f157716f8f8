import { HeldText } from '../../core/held-text.js';
/** A file's text, byte for byte; `null` when there is no such file. */
export declare function readTextFile(file: string, given: string): string | null;
/** The same, but what is large stays as it is on disk: as a text it would take twice as much, only to be encoded again. */
export declare function holdTextFile(file: string, given: string): HeldText | null;
export declare function textOf(bytes: Uint8Array, given: string): string;
/** `null` when there is no such file. */
export declare function readFileBytes(file: string, given: string): Uint8Array | null;
/** Whether a file holds just these bytes; `null` stands for no file. It is compared part by part, never held whole. */
export declare function holdsBytes(file: string, given: string, expected: Uint8Array | null): boolean;
