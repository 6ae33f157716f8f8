import type { Conclusion } from './conclusion.js';
import type { Host } from './host.js';
/** Annotates what matters most within GitHub's limits, and logs everything. */
export declare function printFindings(conclusion: Conclusion, { failed, verdict }: {
    readonly failed: boolean;
    readonly verdict: string;
}, core: Host['core']): void;
