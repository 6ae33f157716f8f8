import type { Span } from './diagnostic.js';
import type { Json } from './manifest.js';
export type JsonReading = {
    readonly ok: true;
    readonly value: Json;
} | {
    readonly ok: false;
    readonly message: string;
    readonly span: Span;
};
/** Reads strict JSON: no comments, no trailing commas, a byte order mark at most. */
export declare function readJson(text: string): JsonReading;
