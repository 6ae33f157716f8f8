import type { RunTrace } from './run-recorder.js';
/** A run that printed something and changed nothing, with all that it depended on. */
export interface RunSnapshot {
    /** Everything else that the output depends on: version, command line, terminal. */
    readonly key: string;
    readonly seed: number;
    readonly trace: RunTrace;
    readonly exitCode: number;
    readonly stdout: string;
    readonly stderr: string;
}
/** One line of JSON, then the prints as numbers, the paths, and what was printed. */
export declare function encodeSnapshot({ key, seed, trace, exitCode, stdout, stderr }: RunSnapshot): Buffer;
/** `null` for anything that is not whole. */
export declare function decodeSnapshot(bytes: Buffer): RunSnapshot | null;
