import type { HeldText } from '../held-text.js';
/** The `$schema` of a manifest. It is parsed once in a run, and that is later: here a look at its text mostly does. */
export declare function schemaIdOf(text: HeldText, file: string): unknown;
