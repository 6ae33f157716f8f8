/** One concept: the words that name it, the tags it gives, and the keyword and task type it stands for. */
export interface Concept {
    readonly forms: readonly string[];
    readonly tags: readonly string[];
    readonly keyword: string | null;
    readonly taskType: string | null;
}
/** What a config file adds to or takes out of the list. */
export interface LexiconChanges {
    readonly add?: readonly Concept[];
    /** Any form of a concept removes it. */
    readonly remove?: readonly string[];
}
export interface Lexicon {
    /** The concepts that a text names, in order, each once. */
    conceptsIn(text: string): readonly Concept[];
}
export declare const DEFAULT_LEXICON: Lexicon;
export declare function createLexicon(changes: LexiconChanges): Lexicon;
/** Lower-case runs of letters and digits. */
export declare function wordsOf(text: string): readonly string[];
