/** One JSON document. `##[` would be a command to a runner wherever it stands in a log, so it is written escaped. */
export declare function renderJson(document: object): string;
