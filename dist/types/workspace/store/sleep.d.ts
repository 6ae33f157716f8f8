/** node:timers/promises would do the same, and has to be loaded for it. */
export declare function sleep(milliseconds: number): Promise<void>;
