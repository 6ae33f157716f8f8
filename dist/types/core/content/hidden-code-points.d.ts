/** Inside of a character class: what hides below U+10000 and above Latin-1. */
export declare const HIDDEN_IN_BASIC_PLANE = "\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0";
/** `U+202E (right-to-left override)`. */
export declare function nameCodePoint(codePoint: number): string;
/** Direction marks, embeddings, overrides and isolates: what is read is not what is there. */
export declare function isBidirectional(codePoint: number): boolean;
