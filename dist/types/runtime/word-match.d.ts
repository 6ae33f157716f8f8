/** True when the phrase stands in the text as whole words, in any case; letters of every script count. */
export declare function hasWord(text: string, phrase: string): boolean;
/** True when a skill's name stands in the text by itself: `test` is not named by `test-first-fix`. */
export declare function mentionsName(text: string, name: string): boolean;
