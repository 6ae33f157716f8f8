import type { Span } from './diagnostic.js';
import type { JsonPath } from './json/edit-plan.js';
/** Answers many questions about the places in one text without reading it again for each. */
export declare class JsonLocator {
    #private;
    /** The text has to be one that `readJson` accepts. */
    constructor(text: string);
    /** Where a key or a value stands; `null` where there is none. */
    locate(path: JsonPath, part: 'key' | 'value'): Span | null;
    /** Keys of an object in file order, each once. */
    keys(path: JsonPath): string[];
}
/** Where one key or value stands; `null` where there is none. For many, use a `JsonLocator`. */
export declare function locateInJson(text: string, path: JsonPath, part: 'key' | 'value'): Span | null;
/** Keys of an object in file order: `JSON.parse` puts those that look like integers first. */
export declare function orderedKeys(text: string, path: JsonPath): string[];
