/** The directories of a skill whose files an agent may ask for. */
export const RESOURCE_TYPES = ['scripts', 'references', 'assets'] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];
