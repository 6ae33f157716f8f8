import type { OptionSpec } from './command.js';
export declare const FORMATS: readonly ['text', 'json', 'github', 'sarif'];
export declare const LEVELS: readonly ['strict', 'warn', 'permissive'];
/** The options that every command takes, in the order of `--help`. */
export declare const COMMON_OPTIONS: readonly OptionSpec[];
