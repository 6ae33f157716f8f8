/** How strict a run is, the strictest first. */
export const VALIDATION_LEVELS = ['strict', 'warn', 'permissive'] as const;
export type ValidationLevel = (typeof VALIDATION_LEVELS)[number];
