import type { Outcome } from '../core/report.js';
import type { PullRequestOperation } from './sync/sync-result.js';
/** Values of the outputs that `action.yml` names. */
export interface Outputs {
    readonly valid: boolean;
    readonly changed: boolean;
    readonly skills: number;
    readonly registered: number;
    readonly updated: number;
    readonly pruned: number;
    readonly invalid: number;
    readonly errors: number;
    readonly warnings: number;
    readonly names: readonly string[];
    readonly manifest: string;
    readonly report: string;
    readonly 'pull-request-number': number | '';
    readonly 'pull-request-url': string;
    readonly 'pull-request-operation': PullRequestOperation;
    readonly 'pull-request-branch': string;
    readonly 'pull-request-head-sha': string;
}
export type PullRequestOutputs = Pick<Outputs, Extract<keyof Outputs, `pull-request-${string}`>>;
export declare const NO_PULL_REQUEST: PullRequestOutputs;
export interface OutputFacts {
    readonly outcome: Outcome;
    /** Path of the JSON report; empty when it could not be written. */
    readonly reportFile: string;
    /** Path of the scanned root below the repository's. */
    readonly prefix: string;
    readonly pullRequest: PullRequestOutputs;
}
/** Every output of a run, whatever became of it. */
export declare function toOutputs({ outcome, reportFile, prefix, pullRequest }: OutputFacts): Outputs;
/** Hands them over; lists as JSON, for `fromJSON`. */
export declare function writeOutputs(outputs: Outputs, setOutput: (name: string, value: unknown) => void): void;
