import type { Report } from '../core/report.js';
/** The report's fields for a command that has nothing to say in them; `manifest` is there when one was concerned. */
export type Envelope = Omit<Report, 'manifest'> & {
    readonly manifest?: string;
};
export declare function emptyEnvelope(operation: string): Envelope;
