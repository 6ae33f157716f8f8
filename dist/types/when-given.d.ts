/** A field for what was given: whoever reads it sees no `undefined`, and an empty text counts as nothing. */
export declare function whenGiven<Key extends string, Value>(key: Key, value: Value | undefined | ''): {
    readonly [K in Key]?: Value;
};
