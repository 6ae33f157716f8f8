import fs from 'node:fs';
import path from 'node:path';
import { findRoot } from '../config/find-root.js';
import type { Environment, Operation, Request } from '../config/request.js';
import { slashed } from '../files/absolute-path.js';
import { DiskStore } from '../files/disk-store.js';
import { DiskWorkspace } from '../files/disk-workspace.js';
import { openBase, openEarlierTrees } from '../files/git-base.js';
import { createPathCommandLookup } from '../files/path-command-lookup.js';
import { readRemoteFile } from '../files/remote-file.js';
import { WorkspaceError } from '../files/workspace.js';
import { profileById } from '../profiles/index.js';
import { FAIL_ON } from '../report/verdict.js';
import { VALIDATION_LEVELS } from '../rules/judge.js';
import { UsageError } from '../text/errors.js';
import { pointsIntoGit } from '../text/paths.js';
import { whenGiven } from '../text/suggest.js';
import {
  type Command,
  type CommandIo,
  type CommonOptions,
  type OptionSpec,
  type OptionValues,
  OUTPUT_FORMATS,
  type OutputFormat,
} from './command.js';
import { isCi, type Progress } from './io.js';
import { isInside, isRootOfManifest, locateRoot } from './locate-root.js';

/** The options that every command takes, in the order of `--help`. */
export const COMMON_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'root',
    value: 'dir',
    summary: 'the repository (default: the nearest parent with a config file or .git)',
  },
  { name: 'manifest', value: 'file', summary: 'the manifest (default: the one that exists)' },
  { name: 'config', value: 'file', summary: 'the config file (default: skill-registrar.json in the root)' },
  { name: 'profile', value: 'name', summary: 'the client or system whose rules apply (default: detected)' },
  { name: 'level', value: 'level', choices: VALIDATION_LEVELS, summary: 'how strict validation is' },
  {
    name: 'format',
    value: 'format',
    choices: OUTPUT_FORMATS,
    summary: 'default: github in GitHub Actions, otherwise text',
  },
  { name: 'json', summary: 'short for --format json' },
  { name: 'home', summary: 'read the home directory too (never in CI)' },
  { name: 'quiet', short: 'q', summary: 'print only errors' },
  { name: 'verbose', summary: 'list every finding and every change' },
  { name: 'no-color', summary: 'no colors (like NO_COLOR)' },
  { name: 'no-cache', isUnlisted: true, summary: 'does nothing; accepted for old scripts' },
  { name: 'timing', summary: 'print the milliseconds of every stage to stderr' },
  { name: 'help', short: 'h', summary: 'show this help' },
  { name: 'version', short: 'v', summary: 'show the version' },
];

/** Where a command has an option of the same name, its own counts. */
export function commonOptionsOf({ options }: Pick<Command, 'options'>): readonly OptionSpec[] {
  const own = new Set(options.flatMap(({ name, aliases = [] }) => [name, ...aliases]));
  return COMMON_OPTIONS.filter(({ name }) => !own.has(name));
}

/** The common options of a checked command line, with their defaults. */
export function readCommonOptions(
  options: OptionValues,
  io: CommandIo,
  { hasFindings, options: own, keepsRoot }: Pick<Command, 'hasFindings' | 'options' | 'keepsRoot'>,
): CommonOptions {
  const root = pathOf('root', options, io);
  const manifest = pathOf('manifest', options, io);
  const config = options.text('config');
  const profile = options.text('profile');
  const level = options.text('level') as CommonOptions['level'];
  const owned = keepsRoot === true ? undefined : manifest;
  const top = root === undefined ? defaultRoot(io, owned, profile) : existing(root, options.text('root')!);
  const followsManifest = root === undefined && owned !== undefined;
  return {
    root: top,
    isRootOfManifest: followsManifest && isRootOfManifest(top, io.cwd, homeOf(io.env)),
    ...(manifest === undefined ? {} : { manifest }),
    ...(config === undefined ? {} : { config: path.resolve(io.cwd, config) }),
    ...(profile === undefined ? {} : { profile }),
    ...(level === undefined ? {} : { level }),
    format: readFormat(options, io, { hasFindings: hasFindings === true }),
    readsHome: options.isSet('home'),
    isFormatOpen: isFormatOpen(options, io),
    isQuiet: options.isSet('quiet'),
    isVerbose: options.isSet('verbose'),
    showsStatistics: own.includes(STATISTICS_OPTION) && options.isSet('statistics'),
    showsTiming: options.isSet('timing'),
  };
}

/** A worktree inside a git directory is fine as the current directory, but no option may point into one. */
function pathOf(option: 'root' | 'manifest', options: OptionValues, io: CommandIo): string | undefined {
  const given = options.text(option);
  if (given === undefined) return undefined;
  const target = path.resolve(io.cwd, given);
  if (!pointsIntoGit(path.relative(io.cwd, target))) return target;
  throw new UsageError(`--${option} ${given} points into a git directory.`, 'Name a path outside of it.');
}

function existing(root: string, given: string): string {
  const stats = fs.statSync(root, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return root;
  const what = stats === undefined ? 'does not exist' : 'is not a folder';
  const fix = /[*?{]/.test(given)
    ? 'Name one folder; patterns go into "roots" of the config.'
    : 'Check the path.';
  throw new WorkspaceError(`--root ${given} ${what}.`, given, { fix });
}

/** Systems that search upwards begin at the top of their chain; all others where they are. */
function defaultRoot(io: CommandIo, manifest: string | undefined, profile: string | undefined): string {
  const top = profile === undefined || manifest !== undefined ? undefined : profileById(profile)?.ancestorTop;
  if (manifest !== undefined) refuseMissingFolder(locateRoot(io.cwd, manifest, homeOf(io.env)));
  return top === undefined
    ? locateRoot(io.cwd, manifest, homeOf(io.env))
    : findRoot(io.cwd, { top, variables: io.env });
}

function refuseMissingFolder(folder: string): void {
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new WorkspaceError(`The folder ${folder} of --manifest does not exist.`, folder, {
    fix: 'Check the path, or name the repository with --root.',
  });
}

/** Text, in a pipe too, unless another format is requested. */
export function readFormat(
  options: Pick<OptionValues, 'isSet' | 'text'>,
  io: CommandIo,
  { hasFindings }: { readonly hasFindings: boolean },
): OutputFormat {
  if (options.isSet('json')) return 'json';
  const format = options.text('format');
  if (OUTPUT_FORMATS.some((known) => known === format)) return format as OutputFormat;
  if (hasFindings && io.env['GITHUB_ACTIONS'] === 'true') return 'github';
  return 'text';
}

/** `--quiet` asks for no document: scripts call `register --quiet` where their own output goes to stdout. */
function isFormatOpen(options: OptionValues, io: CommandIo): boolean {
  const isGiven = options.isSet('json') || options.isSet('format') || options.isSet('quiet');
  return !isGiven && !io.stdout.isTty && io.env['GITHUB_ACTIONS'] !== 'true';
}

/** What the engine is asked, over the files on disk. */
export function buildRequest(
  operation: Operation,
  context: { readonly common: CommonOptions; readonly io: CommandIo; readonly progress: Progress },
): Request {
  const { common, io, progress } = context;
  const environment = readEnvironment(io.env);
  const home = common.readsHome && !environment.isCi ? homeOf(io.env) : null;
  const workspace = new DiskWorkspace({ root: common.root, home, variables: io.env });
  return {
    operation,
    workspace,
    earlierTrees: (file) => openEarlierTrees(file, { workspace, variables: io.env }),
    store: new DiskStore({ root: common.root }),
    ...whenGiven('manifest', common.manifest && relativeTo(common.root, common.manifest)),
    ...whenGiven('config', common.config && relativeTo(common.root, common.config)),
    readRemoteFile: (file) => readRemoteFile(file, gitServer(io.env)),
    ...(common.isRootOfManifest && { roots: ['skills'] }),
    ...whenGiven('profile', common.profile),
    ...whenGiven('level', common.level),
    workingDirectory: isInside(io.cwd, common.root) ? relativeTo(common.root, io.cwd) : '.',
    environment,
    commands: createPathCommandLookup(io.env),
    onProgress: progress.report,
  };
}

const FETCH_TIMEOUT_MS = 60_000;

/** Where `extends` finds other repositories, with the credentials of the person who runs the command. */
function gitServer(variables: CommandIo['env']) {
  const serverUrl = variables['GITHUB_SERVER_URL'] || 'https://github.com';
  const protocols = ['https', 'http'];
  return { serverUrl, protocols, timeoutMs: FETCH_TIMEOUT_MS, usesCredentialHelpers: true, variables };
}

function readEnvironment(env: CommandIo['env']): Environment {
  const epoch = env['SOURCE_DATE_EPOCH'];
  return {
    isCi: isCi(env),
    now: new Date(),
    ...(epoch === undefined || epoch === '' ? {} : { sourceDateEpoch: epoch }),
    variables: env,
  };
}

function homeOf(env: CommandIo['env']): string | null {
  return env['HOME'] ?? env['USERPROFILE'] ?? null;
}

/** Repository-relative with `/`, or absolute when it is elsewhere. */
function relativeTo(root: string, target: string): string {
  return slashed(isInside(target, root) ? path.relative(root, target) || '.' : target);
}

/** The one name of a preview. */
export function dryRunOption(summary: string): OptionSpec {
  return { name: 'dry-run', aliases: ['preview'], summary };
}

export const POLL_OPTION: OptionSpec = {
  name: 'poll',
  summary: 'poll every second, for network disks',
};

export const SINCE_OPTION: OptionSpec = {
  name: 'since',
  value: 'ref',
  summary: 'fail only on what changed since this branch, tag or commit',
};

export const STATISTICS_OPTION: OptionSpec = {
  name: 'statistics',
  summary: 'print only how often each rule was broken',
};

export const FAIL_ON_OPTION: OptionSpec = {
  name: 'fail-on',
  value: 'severity',
  choices: FAIL_ON,
  summary: 'which findings make the exit code 1 (default: the config file or the profile)',
};

/** The part of a request that `--fail-on` gives. */
export function readFailOn(options: OptionValues): Pick<Request, 'failOn'> {
  return whenGiven(
    'failOn',
    FAIL_ON.find((known) => known === options.text('fail-on')),
  );
}

/** The request with the tree that `--since` names, if it is given. */
export async function withBase(request: Request, options: OptionValues): Promise<Request> {
  const ref = options.text('since');
  if (ref === undefined) return request;
  if (request.profile === 'all') {
    throw new UsageError('--since cannot be combined with --profile all.', 'Choose one profile.');
  }
  const { workspace, store, environment } = request;
  return { ...request, base: openBase({ workspace, store, ref, variables: environment.variables }) };
}
