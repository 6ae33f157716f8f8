import type { RunTrace } from './run-recorder.js';
type Variables = Readonly<Record<string, string | undefined>>;
/** What a run printed. */
export interface Printed {
    readonly exitCode: number;
    readonly stdout: string;
    readonly stderr: string;
}
/**
 * Remembers runs that changed nothing: as long as every path they looked at looks the same, the same is printed
 * again and nothing is read. Whatever is wrong with the cache, the run is done as if there were none.
 */
export declare class RunMemory {
    #private;
    constructor(options: {
        readonly folder: string;
        readonly key: string;
    });
    recall(variables: Variables): Printed | null;
    keep(printed: Printed, trace: RunTrace, seed: number): void;
}
export {};
