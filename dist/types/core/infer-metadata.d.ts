import { type Lexicon } from './lexicon.js';
import type { InferredMetadata } from './skill.js';
export interface InferenceInput {
    readonly name: string;
    /** Name of the skill's directory. */
    readonly directoryName: string;
    readonly description: string;
    readonly reservedPrefixes: readonly string[];
    readonly lexicon: Lexicon;
}
/** Derives what the frontmatter leaves out: a pure function, so that an old entry can be derived again. */
export declare function inferMetadata(input: InferenceInput): InferredMetadata;
export declare function withoutPrefix(name: string, prefixes: readonly string[]): string;
