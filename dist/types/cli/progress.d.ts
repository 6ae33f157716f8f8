import type { OutputPort } from './command.js';
/** A line on the terminal that says how far a long scan is, and goes away without a trace. */
export interface Progress {
    report(progress: {
        readonly done: number;
        readonly total: number;
    }): void;
    clear(): void;
}
/** Draws on terminals only, and only once a run has taken long enough for someone to wonder. */
export declare function openProgress(port: OutputPort, options: {
    isOn: boolean;
    now: () => number;
}): Progress;
