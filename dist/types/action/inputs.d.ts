import { type ValidationLevel } from '../core/validation-level.js';
export declare const MODES: readonly ['check', 'sync'];
export declare const FAIL_ON: readonly ['error', 'warning', 'never'];
export type Mode = (typeof MODES)[number];
export type FailOn = (typeof FAIL_ON)[number];
/** The inputs of `action.yml`, read once. What is absent is left to the config file and the profile. */
export interface Inputs {
    readonly mode: Mode;
    /** Relative to the workspace. */
    readonly root: string;
    readonly manifest?: string;
    readonly config?: string;
    readonly profile?: string;
    readonly level?: ValidationLevel;
    readonly failOn?: FailOn;
    readonly token: string;
    readonly branch: string;
    readonly base?: string;
    readonly commitMessage?: string;
    readonly title?: string;
    readonly body: string;
    readonly labels: readonly string[];
    readonly reviewers: readonly string[];
    readonly teamReviewers: readonly string[];
    readonly assignees: readonly string[];
    readonly draft: boolean;
    readonly deleteBranch: boolean;
}
export type GetInput = (name: string) => string;
/** Reads and checks every input; throws `UsageError` for a value that is none. */
export declare function readInputs(get: GetInput): Inputs;
