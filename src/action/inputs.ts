import { VALIDATION_LEVELS, type ValidationLevel } from '../core/validation-level.js';
import { whenGiven } from '../when-given.js';
import { readBoolean, readBranch, readChoice, readList } from './read-value.js';

export const MODES = ['check', 'sync'] as const;
export const FAIL_ON = ['error', 'warning', 'never'] as const;

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
export function readInputs(get: GetInput): Inputs {
  return {
    mode: readChoice(get, 'mode', MODES) ?? 'check',
    root: get('root') || '.',
    ...whenGiven('manifest', get('manifest')),
    ...whenGiven('config', get('config')),
    ...whenGiven('profile', get('profile')),
    ...whenGiven('level', readChoice(get, 'level', VALIDATION_LEVELS)),
    ...whenGiven('failOn', readChoice(get, 'fail-on', FAIL_ON)),
    token: get('token'),
    branch: readBranch(get, 'branch') ?? 'skill-registrar/manifest',
    ...whenGiven('base', readBranch(get, 'base')),
    ...whenGiven('commitMessage', get('commit-message')),
    ...whenGiven('title', get('title')),
    body: get('body'),
    labels: readList(get, 'labels'),
    reviewers: readList(get, 'reviewers'),
    teamReviewers: readList(get, 'team-reviewers').map((team) => team.slice(team.indexOf('/') + 1)),
    assignees: readList(get, 'assignees'),
    draft: readBoolean(get, 'draft'),
    deleteBranch: readBoolean(get, 'delete-branch'),
  };
}
