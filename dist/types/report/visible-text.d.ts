/** One line that shows what is there: no control character, no hidden one, no text that runs backwards. */
export declare function visibleText(text: string): string;
/** At most `limit` code points, with an ellipsis where something was left out. */
export declare function shorten(text: string, limit: number): string;
