/** The standard's format of a name: lowercase words joined by single hyphens. */
export const KEBAB_CASE = '^[a-z0-9]+(-[a-z0-9]+)*$';

export const NAME_LENGTH = 64;

/** The standard's fields beyond `name` and `description`. */
export const STANDARD_FIELDS = ['license', 'compatibility', 'metadata', 'allowed-tools'] as const;
