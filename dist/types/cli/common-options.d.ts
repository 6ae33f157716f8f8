import type { OptionSpec } from './command.js';
export declare const FORMATS: readonly ['text', 'json', 'github', 'sarif'];
/** The options that every command takes, in the order of `--help`. */
export declare const COMMON_OPTIONS: readonly OptionSpec[];
