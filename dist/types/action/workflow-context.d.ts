export type Variables = Readonly<Record<string, string | undefined>>;
/** The pull request that an event is about. */
export interface EventPullRequest {
    readonly baseRef: string;
    readonly baseSha: string;
    readonly headRef: string;
    readonly isFork: boolean;
    readonly isMerged: boolean;
}
/** What the runner says of the run, read once. */
export interface WorkflowContext {
    readonly eventName: string;
    /** `owner/name`; empty outside of a workflow. */
    readonly repository: string;
    /** `refs/heads/main`, `refs/pull/7/merge`, … */
    readonly ref: string;
    readonly sha: string;
    readonly serverUrl: string;
    readonly apiUrl: string;
    /** Where repositories are checked out. */
    readonly workspace: string;
    /** For files of the run. */
    readonly temporary: string;
    /** File of the job summary; empty where the runner has none. */
    readonly summaryFile: string;
    readonly pullRequest: EventPullRequest | null;
    /** Commit that a merge queue builds on. */
    readonly mergeGroupBaseSha: string | null;
}
export declare function readWorkflowContext(env: Variables, currentDirectory: string): WorkflowContext;
