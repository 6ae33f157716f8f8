/** The directories of a skill whose files an agent may ask for. */
export declare const RESOURCE_TYPES: readonly ['scripts', 'references', 'assets'];
export type ResourceType = (typeof RESOURCE_TYPES)[number];
