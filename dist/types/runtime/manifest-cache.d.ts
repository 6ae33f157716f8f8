import type { Json } from '../core/manifest.js';
import type { Dispatcher } from './dispatch.js';
/** How long a manifest is taken for current without a look at its content. */
export declare const MANIFEST_TTL_MS = 300000;
export interface CachedManifest {
    readonly value: Json;
    readonly text: string;
    /** Its routes, compiled on first use. */
    readonly dispatcher: Dispatcher;
    /** The file is missing or half-written at the moment, and this is what it said before. */
    readonly isStale: boolean;
}
/**
 * The manifest for programs that run for long: read again when the file has changed, at the latest after five minutes.
 * While the file cannot be used it goes on with the last one that could, until that time has passed.
 */
export declare class ManifestCache {
    #private;
    constructor(path: string, options?: {
        readonly ttlMs?: number;
        readonly now?: () => number;
    });
    /** Throws `ManifestError` when there is no manifest to be had. */
    get(): CachedManifest;
}
