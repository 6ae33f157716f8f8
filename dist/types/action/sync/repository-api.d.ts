/** A commit as far as the life cycle of the branch needs it. */
export interface CommitFacts {
    readonly sha: string;
    readonly treeSha: string;
    readonly message: string;
    readonly author: string;
    readonly url: string;
}
export interface PullRequestFacts {
    readonly number: number;
    readonly url: string;
    readonly title: string;
    readonly body: string;
    readonly base: string;
    readonly labels: readonly string[];
    /** Login of whoever opened it: tells the workflow's own token from others. */
    readonly author: string;
}
export interface NewPullRequest {
    readonly title: string;
    readonly body: string;
    readonly branch: string;
    readonly base: string;
    readonly draft: boolean;
}
export interface TextFile {
    readonly path: string;
    readonly content: string;
}
/** What the life cycle of the pull request asks of GitHub. Every call may be repeated without harm. */
export interface RepositoryApi {
    /** Whether the token may see the repository at all. */
    isVisible(): Promise<boolean>;
    /** Sha of a branch's head; `null` when there is no such branch. */
    readBase(branch: string): Promise<string | null>;
    readBranch(branch: string): Promise<string | null>;
    readCommit(sha: string): Promise<CommitFacts>;
    /** Commits of `head` that `base` does not hold, oldest first. */
    readCommitsBetween(base: string, head: string): Promise<readonly CommitFacts[]>;
    /** Text of a file at a commit; `null` when there is none. */
    readFile(path: string, commit: string): Promise<string | null>;
    createTree(baseTree: string, files: readonly TextFile[]): Promise<string>;
    createCommit(commit: {
        readonly message: string;
        readonly tree: string;
        readonly parent: string;
    }): Promise<string>;
    /** Creates the branch or moves it, whatever it held. */
    pointBranch(branch: string, sha: string): Promise<void>;
    deleteBranch(branch: string): Promise<void>;
    /** Open pull requests from a branch of this repository, to whatever base. */
    findPullRequests(branch: string): Promise<readonly PullRequestFacts[]>;
    createPullRequest(pullRequest: NewPullRequest): Promise<PullRequestFacts>;
    updatePullRequest(number: number, text: {
        readonly title: string;
        readonly body: string;
    }): Promise<void>;
    closePullRequest(number: number, text: {
        readonly body: string;
    }): Promise<void>;
    addLabels(number: number, labels: readonly string[]): Promise<void>;
    requestReviewers(number: number, who: {
        readonly users: readonly string[];
        readonly teams: readonly string[];
    }): Promise<void>;
    addAssignees(number: number, users: readonly string[]): Promise<void>;
}
