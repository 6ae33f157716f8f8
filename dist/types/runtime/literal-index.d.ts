/**
 * Finds which of many fixed texts occur in a text. The work depends on the text asked about, not on how many
 * fixed texts there are: at each place the first characters say which lengths are worth a look-up.
 */
export declare class LiteralIndex<T> {
    #private;
    add(literal: string, value: T): void;
    /** Calls `visit` with the values of every literal that occurs, once for each place where it does. */
    forEachIn(text: string, visit: (values: readonly T[]) => void): void;
}
