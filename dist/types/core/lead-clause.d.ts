/** Openings that say nothing about the work itself. */
export declare const BOILERPLATE: RegExp;
/** Each word that such an opening can begin with: the expression takes a millisecond to build. */
export declare const FIRST_WORDS: ReadonlySet<string>;
/** The first sentence, without its full stop. */
export declare function firstSentence(text: string): string;
/** What a description says first: its first sentence up to the first comma or preposition, boilerplate removed. */
export declare function leadClause(description: string): string;
