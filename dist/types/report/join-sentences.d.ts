/** Two sentences in a row; messages whose wording is fixed elsewhere may lack their full stop. */
export declare function joinSentences(first: string, second: string): string;
