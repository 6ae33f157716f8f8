/** The standard's form of a name: lower-case words joined by single hyphens. */
export declare const KEBAB_CASE = "^[a-z0-9]+(-[a-z0-9]+)*$";
export declare const NAME_LENGTH = 64;
/** The standard's fields beyond `name` and `description`. */
export declare const STANDARD_FIELDS: readonly ['license', 'compatibility', 'metadata', 'allowed-tools'];
