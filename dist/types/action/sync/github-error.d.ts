/** What the Action was doing at GitHub when something went wrong. */
export type Step = 'read-base' | 'read-file' | 'read-branch' | 'create-tree' | 'create-commit' | 'push-branch' | 'delete-branch' | 'find-pull-request' | 'create-pull-request' | 'update-pull-request' | 'add-labels' | 'request-reviewers' | 'add-assignees';
/** How a request failed: GitHub said no, or no usable answer came. */
export type ApiProblem = {
    readonly kind: 'http';
    readonly status: number;
    readonly message: string;
    readonly headers: Readonly<Record<string, string | number | undefined>>;
} | {
    readonly kind: 'network';
    readonly reason: string;
};
/** A request that failed for good, retries included. */
export declare class GitHubError extends Error {
    readonly step: Step;
    readonly problem: ApiProblem;
    readonly name = "GitHubError";
    constructor(step: Step, problem: ApiProblem, options?: {
        cause?: unknown;
    });
}
/** An answer that is no JSON of GitHub's: cut off on the way, or a proxy's page. */
export declare class UnusableAnswer extends Error {
    readonly name = "UnusableAnswer";
}
