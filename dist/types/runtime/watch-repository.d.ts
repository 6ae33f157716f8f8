export interface WatchOptions {
    /** Does the work and says which directories it depends on; absolute paths. */
    readonly run: () => Promise<Iterable<string>>;
    /** Ends the watch. */
    readonly signal: AbortSignal;
    /** Quiet time after the last event before the work is done again. */
    readonly debounceMs?: number;
    /** The longest time that events in a row may put the work off. */
    readonly maxDelayMs?: number;
    readonly isPolling?: boolean;
}
export declare const DEBOUNCE_MS = 150;
/**
 * Does the work now, and again after every change in what it depends on, until the signal comes. Events in a
 * row count as one; an event during the work leads to one more run. Rejects when the work does.
 */
export declare function watchRepository(options: WatchOptions): Promise<void>;
