/** A skill with such a status is in the manifest, but nobody is led to it or told of it. */
export declare function isWithdrawn(status: unknown): boolean;
