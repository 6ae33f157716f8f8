import { getOctokit } from '@actions/github';
export type Octokit = ReturnType<typeof getOctokit>;
export interface ClientOptions {
    readonly token: string;
    /** `GITHUB_API_URL`: GitHub Enterprise Server has its own. */
    readonly apiUrl: string;
    readonly timeoutMs?: number;
}
/** An Octokit that honours the runner's proxy settings, gives up on silence, and takes no answer but JSON. */
export declare function createOctokit({ token, apiUrl, timeoutMs }: ClientOptions): Octokit;
