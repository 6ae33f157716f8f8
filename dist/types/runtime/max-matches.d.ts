/** Skills that one query may load by its triggers where nobody says how many. */
export declare const MAX_MATCHES = 3;
