/** Runners set CI; home directory, backups and caches are for people's own machines. */
export declare function isCi(env: Readonly<Record<string, string | undefined>>): boolean;
