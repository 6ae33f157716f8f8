/** How strict a run is, the strictest first. */
export declare const VALIDATION_LEVELS: readonly ['strict', 'warn', 'permissive'];
export type ValidationLevel = (typeof VALIDATION_LEVELS)[number];
