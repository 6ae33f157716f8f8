/** JSON as `JSON.parse` gives it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
    readonly [key: string]: Json;
}
/** An entry of `skills[]` as we write it (S0-64); hand-kept ones hold more. */
export interface ManifestEntry {
    readonly name: string;
    readonly version?: string;
    readonly description: string;
    readonly path: string;
    readonly tags: readonly string[];
    readonly status: string;
    readonly tier: number;
    readonly token_budget: number;
    readonly references: readonly string[];
    readonly capabilities: {
        readonly dispatch_triggers: {
            readonly labels: readonly string[];
            readonly keywords: readonly string[];
            readonly types: readonly string[];
        };
    };
    readonly [key: string]: unknown;
}
