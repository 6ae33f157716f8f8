import type { Span } from './diagnostic.js';
/** The manifest cannot be read or is no manifest; nothing was changed. Exit code 3, `E_MANIFEST`. */
export declare class ManifestError extends Error {
    readonly fix: string;
    readonly at: {
        readonly file: string;
        readonly span: Span;
    };
    readonly name = "ManifestError";
    constructor(message: string, fix: string, at: {
        readonly file: string;
        readonly span: Span;
    });
}
