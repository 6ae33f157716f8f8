import type { Step } from './github-error.js';
export type Permission = 'contents' | 'pull-requests';
/** Every way in which the pull request can fail; `explain-failure.ts` has a text for each. */
export type SyncFailure = {
    readonly kind: 'no-token';
} | {
    readonly kind: 'no-repository';
} | {
    readonly kind: 'detached-head';
    readonly ref: string;
} | {
    readonly kind: 'branch-is-base';
    readonly branch: string;
} | {
    readonly kind: 'branch-in-use';
    readonly branch: string;
    readonly base: string;
    readonly url: string;
} | {
    readonly kind: 'outside-repository';
    readonly path: string;
} | {
    readonly kind: 'bad-token';
} | {
    readonly kind: 'missing-permission';
    readonly permission: Permission;
    readonly message: string;
} | {
    readonly kind: 'pull-requests-forbidden';
    readonly compareUrl: string;
    readonly settingsUrl: string;
} | {
    readonly kind: 'single-sign-on';
    readonly url: string | null;
} | {
    readonly kind: 'archived';
} | {
    readonly kind: 'repository-hidden';
    readonly repository: string;
} | {
    readonly kind: 'repository-empty';
} | {
    readonly kind: 'base-missing';
    readonly base: string;
} | {
    readonly kind: 'branch-protected';
    readonly branch: string;
    readonly message: string;
} | {
    readonly kind: 'draft-unsupported';
} | {
    readonly kind: 'not-collaborators';
    readonly who: readonly string[];
    readonly message: string;
} | {
    readonly kind: 'labels-refused';
    readonly labels: readonly string[];
    readonly message: string;
} | {
    readonly kind: 'branch-kept';
    readonly branch: string;
    readonly commits: number;
} | {
    readonly kind: 'rate-limited';
    readonly waitSeconds: number | null;
} | {
    readonly kind: 'unreachable';
    readonly apiUrl: string;
    readonly reason: string;
} | {
    readonly kind: 'server-error';
    readonly status: number;
} | {
    readonly kind: 'refused';
    readonly step: Step;
    readonly status: number;
    readonly message: string;
};
