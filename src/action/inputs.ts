import { posix } from 'node:path';
import { DRIFT_POLICIES } from '../config/request.js';
import { FAIL_ON } from '../report/verdict.js';
import { VALIDATION_LEVELS } from '../rules/judge.js';
import { UsageError } from '../text/errors.js';

export const MODES = ['check', 'sync', 'comment'] as const;
const CONFIG_FROM = ['head', 'base'] as const;
const SUPPRESSIONS = ['honor', 'ignore'] as const;
export const FIX = ['none', 'commit'] as const;
export const BUMP = ['none', 'patch', 'minor', 'major'] as const;
export const RECREATE = ['changed', 'always', 'never'] as const;

type GetInput = (name: string) => string;

/** The inputs of `action.yml`, read once. `undefined` leaves a setting to the config file and the profile. */
export type Inputs = ReturnType<typeof readInputs>;

/** Reads and checks every input; throws `UsageError` for a value that is not allowed. */
export function readInputs(get: GetInput) {
  return {
    mode: readChoice(get, 'mode', MODES) ?? 'check',
    roots: readRoots(get, 'root'),
    manifest: readPath(get, 'manifest'),
    config: readPath(get, 'config'),
    profile: readText(get, 'profile'),
    level: readChoice(get, 'level', VALIDATION_LEVELS),
    failOn: readChoice(get, 'fail-on', FAIL_ON),
    drift: readChoice(get, 'drift', DRIFT_POLICIES),
    onlyNew: readBoolean(get, 'only-new'),
    configFrom: readChoice(get, 'config-from', CONFIG_FROM) ?? 'head',
    suppressions: readChoice(get, 'suppressions', SUPPRESSIONS) ?? 'honor',
    fix: readChoice(get, 'fix', FIX) ?? 'none',
    bump: readChoice(get, 'bump', BUMP) ?? 'none',
    comment: readBoolean(get, 'comment'),
    suggest: readBoolean(get, 'suggest'),
    report: readText(get, 'report'),
    token: get('token'),
    repository: readRepository(get, 'repository'),
    branch: readBranch(get, 'branch'),
    base: readBranch(get, 'base'),
    commitMessage: readText(get, 'commit-message'),
    title: readText(get, 'title'),
    body: get('body'),
    bodyPath: readPath(get, 'body-path'),
    author: readAuthor(get, 'author'),
    signoff: readBoolean(get, 'signoff'),
    labels: readList(get, 'labels'),
    reviewers: readList(get, 'reviewers'),
    teamReviewers: readList(get, 'team-reviewers').map((team) => team.slice(team.indexOf('/') + 1)),
    assignees: readList(get, 'assignees'),
    milestone: readText(get, 'milestone'),
    draft: readDraft(get, 'draft'),
    dispatch: readList(get, 'dispatch'),
    maxRemovals: readLimit(get, 'max-removals'),
    keepChanges: readBoolean(get, 'keep-changes'),
    deleteBranch: readBoolean(get, 'delete-branch'),
    recreate: readChoice(get, 'recreate', RECREATE) ?? 'changed',
  } as const;
}

function readText(get: GetInput, name: string): string | undefined {
  return get(name) || undefined;
}

/** One of a few words; `undefined` when the input is not set. */
function readChoice<Word extends string>(
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
function readBoolean(get: GetInput, name: string): boolean {
  const text = get(name);
  if (/^(true|True|TRUE)$/.test(text)) return true;
  if (/^(false|False|FALSE|)$/.test(text)) return false;
  throw wrongValue(name, text, 'true or false');
}

/** `always` keeps it a draft on every update. */
function readDraft(get: GetInput, name: string): 'never' | 'new' | 'always' {
  if (get(name) === 'always') return 'always';
  return readBoolean(get, name) ? 'new' : 'never';
}

/** How many entries a pull request may remove. */
export interface RemovalLimit {
  readonly count: number;
  /** Percentage of the entries. */
  readonly share: number;
}

/** More than both is suspicious: a wrong root looks the same. */
const DEFAULT_LIMIT: RemovalLimit = { count: 5, share: 20 };

/** `40`, or `30%` of the entries. */
function readLimit(get: GetInput, name: string): RemovalLimit {
  const text = get(name);
  if (text === '') return DEFAULT_LIMIT;
  const [, digits, percent] = /^(\d{1,6})(%?)$/.exec(text) ?? [];
  if (digits === undefined) throw wrongValue(name, text, 'a number or a percentage, such as 40 or 30%');
  return percent === '%' ? { count: 0, share: Number(digits) } : { count: Number(digits), share: 0 };
}

export interface CommitAuthor {
  readonly name: string;
  readonly email: string;
}

/** `Mona Lisa <mona@example.com>`. */
function readAuthor(get: GetInput, name: string): CommitAuthor | undefined {
  const text = get(name);
  if (text === '') return undefined;
  const [, author, email] = /^([^<>\n]*[^<>\s]) *<([^<>\s]+@[^<>\s]+)>$/.exec(text) ?? [];
  if (author === undefined || email === undefined) {
    throw wrongValue(name, text, 'a name and an address, such as Mona Lisa <mona@example.com>');
  }
  return { name: author, email };
}

/** Values on separate lines or separated by commas. */
function readList(get: GetInput, name: string): readonly string[] {
  return unique(get(name).split(/[\n,]/));
}

/** Folders on separate lines; a comma may be part of a name. */
function readRoots(get: GetInput, name: string): readonly string[] {
  const roots = unique(unique(get(name).split('\n')).map(toPosix));
  return roots.length === 0 ? ['.'] : roots;
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))];
}

function readPath(get: GetInput, name: string): string | undefined {
  const text = get(name);
  return text === '' ? undefined : toPosix(text);
}

/** `./skills\manifest.json` is `skills/manifest.json`. */
function toPosix(path: string): string {
  const normal = posix.normalize(path.replaceAll('\\', '/'));
  return normal.length > 1 ? normal.replace(/\/$/, '') : normal;
}

function readRepository(get: GetInput, name: string): string | undefined {
  const text = get(name);
  if (text === '') return undefined;
  if (!/^[\w.-]+\/[\w.-]+$/.test(text)) throw wrongValue(name, text, 'a repository, such as owner/name');
  return text;
}

/** What git rejects in the name of a branch. */
const NOT_IN_BRANCH = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^[-/.]|\/\.|[/.]$|\.lock(\/|$)/;

/** The name of a branch without `refs/heads/`; `undefined` when the input is not set. */
function readBranch(get: GetInput, name: string): string | undefined {
  const text = get(name).replace(/^refs\/heads\//, '');
  if (text === '') return undefined;
  if (NOT_IN_BRANCH.test(text)) throw wrongValue(name, text, 'the name of a branch, such as main');
  return text;
}

function wrongValue(name: string, text: string, expected: string): UsageError {
  return new UsageError(
    `The input "${name}" is ${JSON.stringify(text)}, which is not ${expected}.`,
    `Set "${name}" to ${expected} in the workflow, or leave it out.`,
  );
}
