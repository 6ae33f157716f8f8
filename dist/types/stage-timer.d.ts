/** Milliseconds of every stage, for `--timing`. */
export declare class StageTimer {
    readonly timings: {
        stage: string;
        ms: number;
    }[];
    time<T>(stage: string, work: () => T | Promise<T>): Promise<T>;
}
