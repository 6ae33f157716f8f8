/** The names on the way that a JSON pointer describes. */
export declare function pointerKeys(pointer: string): readonly string[];
/** The same for whoever does not hold the document: what looks like a place in a list is taken for one. */
export declare function pointerPath(pointer: string): readonly (string | number)[];
