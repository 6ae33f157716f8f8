import type { Report } from '../core/report.js';
/** Who made a report, at what, and under which profile where one was chosen. */
export declare function reportMeta(operation: string, chosen?: {
    readonly profile: {
        readonly id: string;
    };
    readonly reason: string;
}): Report['_meta'];
