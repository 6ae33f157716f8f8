/**
 * What `JSON.stringify(document, null, 2)` gives, piece by piece: of a document whose long lists lie at its top, the
 * text of all would be the largest thing in memory.
 */
export declare function stringifyInPieces(document: object): Generator<string>;
