/** One JSON document. `##[` would be a command to a runner wherever it stands in a log, so it is written escaped. */
export declare function renderJson(document: object): string;
/** The same for a document that is too large to be made whole. No piece ends within a string. */
export declare function renderJsonInPieces(document: object): Generator<string>;
