import { isAbsolute, relative, resolve, sep } from 'node:path';
import { UsageError } from '../errors.js';
import { DiskStore } from '../files/disk-store.js';
import { DiskWorkspace } from '../files/disk-workspace.js';
import { leadsIntoGit } from '../files/workspace.js';
import { whenGiven } from '../report/closest.js';
import type { Request } from '../request.js';
import { VALIDATION_LEVELS, type ValidationLevel } from '../rules/judge.js';
import { askGit, type Variables } from './workflow-context.js';

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

/** One of a few words; `undefined` when the input is not set. */
export function readChoice<Word extends string>(
  get: GetInput,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const text = get(name);
  if (text === '') return undefined;
  const found = words.find((word) => word === text);
  if (found === undefined) throw wrongValue(name, text, `one of ${words.join(', ')}`);
  return found;
}

/** `true` or `false` as YAML writes them; `false` when the input is not set. */
export function readBoolean(get: GetInput, name: string): boolean {
  const text = get(name);
  if (/^(true|True|TRUE)$/.test(text)) return true;
  if (/^(false|False|FALSE|)$/.test(text)) return false;
  throw wrongValue(name, text, 'true or false');
}

/** Values on lines of their own or separated by commas. */
export function readList(get: GetInput, name: string): string[] {
  const values = get(name)
    .split(/[\n,]/)
    .map((value) => value.trim());
  return [...new Set(values.filter((value) => value !== ''))];
}

/** What git refuses in the name of a branch. */
const NO_BRANCH = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^[-/.]|\/\.|[/.]$|\.lock(\/|$)/;

/** The name of a branch, `refs/heads/` left out; `undefined` when the input is not set. */
export function readBranch(get: GetInput, name: string): string | undefined {
  const text = get(name).replace(/^refs\/heads\//, '');
  if (text === '') return undefined;
  if (NO_BRANCH.test(text)) throw wrongValue(name, text, 'the name of a branch, such as main');
  return text;
}

function wrongValue(name: string, text: string, expected: string): UsageError {
  return new UsageError(
    `The input "${name}" is ${JSON.stringify(text)}, which is not ${expected}.`,
    `Set "${name}" to ${expected} in the workflow, or leave it out.`,
  );
}

/** The folder that the input `root` names; it stays inside the workspace, and out of what git keeps there. */
export function resolveRoot(root: string, workspace: string): string {
  const path = resolve(workspace, root);
  const way = relative(workspace, path);
  const isOutside = isAbsolute(way) || way.split(sep)[0] === '..';
  if (isOutside || leadsIntoGit(way)) {
    const where = isOutside ? 'leaves the workspace' : 'leads into a git directory';
    throw new UsageError(
      `The input "root" is ${JSON.stringify(root)}, which ${where}.`,
      'Set "root" to a folder of the checkout, relative to the workspace.',
    );
  }
  return path;
}

/** Whether a path of a report is below the scanned root: others are absolute or below the home directory. */
export function isRepositoryPath(path: string): boolean {
  return !/^(\/|~\/|[A-Za-z]:|\.\.(\/|$))/.test(path);
}

/** The path from the top of the repository. */
export function toRepositoryPath(path: string, prefix: string): string {
  return isRepositoryPath(path) ? `${prefix}${path}` : path;
}

/** Path from the top of the repository down to the scanned root, `skills-repo/` or empty. */
export async function findRepositoryPrefix(root: string, workspace: string): Promise<string> {
  const prefix = await askGit(['rev-parse', '--show-prefix'], root);
  if (prefix !== null) return prefix.replace(/\r?\n$/, '');
  const path = relative(workspace, root).split(sep).join('/');
  return path === '' ? '' : `${path}/`;
}

/** `check`: compare. `write`: register. `preview`: compute what would be written. */
export type Purpose = 'check' | 'write' | 'preview';

/** What the engine is asked over the checkout: the same that the command line asks in CI. */
export async function buildRequest(facts: {
  readonly inputs: Inputs;
  readonly root: string;
  readonly purpose: Purpose;
  readonly env: Variables;
}): Promise<Request> {
  const { root, purpose, inputs, env } = facts;
  const { manifest, config, profile, level } = inputs;
  const epoch = env['SOURCE_DATE_EPOCH'];
  return {
    operation: 'register',
    workspace: new DiskWorkspace({ root }),
    store: new DiskStore({ root }),
    ...(manifest === undefined ? {} : { manifest }),
    ...(config === undefined ? {} : { config }),
    ...(profile === undefined ? {} : { profile }),
    ...(level === undefined ? {} : { level }),
    check: purpose === 'check',
    dryRun: purpose === 'preview',
    environment: {
      isCi: true,
      now: new Date(),
      ...(epoch ? { sourceDateEpoch: epoch } : {}),
      variables: env,
    },
  };
}
