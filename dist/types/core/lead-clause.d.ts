/** The first sentence, without its full stop. */
export declare function firstSentence(text: string): string;
/** What a description says first: its first sentence up to the first comma or preposition, boilerplate removed. */
export declare function leadClause(description: string): string;
