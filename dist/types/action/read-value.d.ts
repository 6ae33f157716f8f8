import type { GetInput } from './inputs.js';
/** One of a few words; `undefined` when the input is not set. */
export declare function readChoice<Word extends string>(get: GetInput, name: string, words: readonly Word[]): Word | undefined;
/** `true` or `false` as YAML writes them; `false` when the input is not set. */
export declare function readBoolean(get: GetInput, name: string): boolean;
/** Values on lines of their own or separated by commas. */
export declare function readList(get: GetInput, name: string): string[];
/** The name of a branch, `refs/heads/` left out; `undefined` when the input is not set. */
export declare function readBranch(get: GetInput, name: string): string | undefined;
