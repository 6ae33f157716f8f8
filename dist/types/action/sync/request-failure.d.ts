/** The error Octokit throws, by its shape: its class is in a package that is not ours to name. */
export interface RequestFailure extends Error {
    readonly status: number;
    readonly response?: {
        readonly headers: Readonly<Record<string, string | number | undefined>>;
    };
}
export declare function isRequestFailure(error: unknown): error is RequestFailure;
/** For `.catch`: 404 is an answer, everything else is still a failure. */
export declare function nullWhenMissing(error: unknown): null;
