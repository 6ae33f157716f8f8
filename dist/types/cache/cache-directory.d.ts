/** Where this user's caches lie; `null` when the environment does not say. */
export declare function cacheDirectory(env: Readonly<Record<string, string | undefined>>): string | null;
