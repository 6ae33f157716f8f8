/** Codes of the characters that mean something in JSON; the same in UTF-8. */
export declare const NEWLINE = 10;
export declare const QUOTE = 34;
export declare const COMMA = 44;
export declare const COLON = 58;
export declare const OPEN_BRACKET = 91;
export declare const BACKSLASH = 92;
export declare const CLOSE_BRACKET = 93;
export declare const OPEN_BRACE = 123;
export declare const CLOSE_BRACE = 125;
