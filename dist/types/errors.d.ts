import type { Span } from './core/diagnostic.js';
/** The request itself is wrong: an unknown option, profile or skill name. Exit code 2, `E_USAGE`. */
export declare class UsageError extends Error {
    readonly fix: string;
    readonly name = "UsageError";
    constructor(message: string, fix: string);
}
/** A config file cannot be used. Exit code 2, `E_CONFIG`. */
export declare class ConfigError extends Error {
    readonly fix: string;
    readonly at: {
        readonly file: string;
        readonly span: Span;
    };
    readonly name = "ConfigError";
    constructor(message: string, fix: string, at: {
        readonly file: string;
        readonly span: Span;
    });
}
