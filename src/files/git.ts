import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { slashed } from './absolute-path.js';
import { findProgramOutside, type OutsideProgram, type Variables } from './path-command-lookup.js';
import { WorkspaceError } from './workspace.js';

export type { Variables };

export interface GitAnswer {
  readonly status: number;
  readonly stdout: Buffer;
  /** The lines that begin with `fatal:`, `error:` or `remote:`, without control characters. */
  readonly said: string;
  /** The time was up, and git was stopped. */
  readonly isTimeout?: boolean;
}

/** What a command that may use the network is allowed. */
export interface NetworkAccess {
  /** Transports, such as `https`; no other one is used. */
  readonly protocols: readonly string[];
  readonly timeoutMs: number;
  /** A request header for one server, such as `https://github.com`. */
  readonly header?: { readonly serverUrl: string; readonly text: string };
  /** Asks the credential helpers of the person who runs the command. */
  readonly usesCredentialHelpers?: boolean;
}

/**
 * A checkout whose git directory is named in every call: git never looks for one itself, and so never takes a folder of
 * the work tree for a repository. Local commands run without a shell, hooks, filters, a pager and the network.
 */
export class Git {
  /** The work tree. */
  readonly top: string;
  /** Where commands run: the folder that was opened. */
  readonly directory: string;
  /** Path from the work tree to the folder, `packages/one/` or empty. */
  readonly prefix: string;
  readonly #variables: Variables;
  readonly #program: OutsideProgram;
  #drivers: readonly Setting[] | null = null;
  #missingObjects: NetworkAccess | null = null;

  private constructor(top: string, directory: string, variables: Variables) {
    this.top = top;
    this.directory = directory;
    const below = slashed(path.relative(top, directory));
    this.prefix = below === '' ? '' : `${below}/`;
    this.#variables = variables;
    this.#program = findProgramOutside(top, 'git', variables);
  }

  /**
   * Opens the checkout that a folder is in; `null` if there is none. A checkout of another user is refused, as git does,
   * unless `allowsForeignOwner`: the workspace of a job in a container belongs to the runner's user.
   */
  static open(
    folder: string,
    variables: Variables,
    { allowsForeignOwner = false }: { readonly allowsForeignOwner?: boolean } = {},
  ): Git | null {
    const directory = fs.realpathSync(folder);
    const top = findTop(directory);
    if (top === null) return null;
    const git = new Git(top, directory, variables);
    if (!allowsForeignOwner) git.#refuseForeignOwner();
    return git;
  }

  /** The same checkout, which asks its remote for objects that a partial clone left there. */
  withMissingObjects(access: NetworkAccess): Git {
    const git = new Git(this.top, this.directory, this.#variables);
    git.#missingObjects = access;
    return git;
  }

  /** Runs a local command. */
  run(args: readonly string[], input = ''): GitAnswer {
    const access = this.#missingObjects;
    if (access === null)
      return runLocal(this.#call(args, [...this.#driversOff(), ...WITHOUT_NETWORK]), input);
    return runLocal(this.#call(args, [...this.#driversOff(), ...networkSettings(access)]), input, access);
  }

  /** Fetches objects that a partial clone may lack, at once: git itself asks for each of them separately. */
  provideObjects(oids: readonly string[]): void {
    if (this.#missingObjects === null || oids.length === 0) return;
    // As git does it for a checkout: https://git-scm.com/docs/partial-clone#_fetching_missing_objects
    const fetch = ['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', '--quiet', '--no-tags'];
    const only = ['--no-write-fetch-head', '--no-recurse-submodules', '--filter=blob:none', '--stdin'];
    this.run([...fetch, ...only, 'origin'], oids.map((oid) => `${oid}\n`).join(''));
  }

  /** Runs a command that talks to a remote. */
  runRemote(args: readonly string[], access: NetworkAccess): Promise<GitAnswer> {
    return runRemote(this.#call(args, this.#driversOff()), access);
  }

  #call(args: readonly string[], settings: readonly Setting[]): Call {
    const checkout = [`--git-dir=${path.join(this.top, '.git')}`, `--work-tree=${this.top}`];
    return {
      args: [...checkout, ...args],
      settings: [...settings, ['safe.directory', this.top]],
      directory: this.directory,
      variables: this.#variables,
      program: this.#program,
    };
  }

  /** Git compares owners only where it looks for the repository itself. */
  #refuseForeignOwner(): void {
    const look = { args: ['rev-parse', '--git-dir'], settings: [], directory: this.top };
    const { status, said } = runLocal({ ...look, variables: this.#variables, program: this.#program }, '');
    if (status === 0 || !said.includes('dubious ownership')) return;
    throw new WorkspaceError('git refuses to read this repository: another user owns it.', this.directory, {
      fix: `Run \`git config --global --add safe.directory ${this.top}\`.`,
    });
  }

  /** Settings that turn off each filter and diff driver that any config file of git defines. */
  #driversOff(): readonly Setting[] {
    this.#drivers ??= driversOff(runLocal(this.#call(['config', ...LIST_NAMES], []), ''));
    return this.#drivers;
  }
}

/** Runs a command outside a checkout, such as `clone`, in a folder that nobody else writes to. */
export async function runDetachedGit(
  args: readonly string[],
  directory: string,
  { variables, ...access }: NetworkAccess & { readonly variables: Variables },
): Promise<GitAnswer> {
  const program = findProgramOutside(directory, 'git', variables);
  const list = { args: ['config', ...LIST_NAMES], settings: [], directory, variables, program };
  const names = await runRemote(list, access);
  if (names.isTimeout === true) return names;
  return runRemote({ ...list, args, settings: driversOff(names) }, access);
}

/** The nearest folder upwards with `.git`: a name that git never checks out. */
export function findTop(directory: string): string | null {
  for (let folder = directory; ; folder = path.dirname(folder)) {
    if (isGitDirectory(path.join(folder, '.git'))) return folder;
    if (path.dirname(folder) === folder) return null;
  }
}

/** In a linked worktree and in a submodule it is a file. */
function isGitDirectory(place: string): boolean {
  const stats = fs.statSync(place, { throwIfNoEntry: false });
  return stats?.isFile() === true || (stats !== undefined && fs.existsSync(path.join(place, 'HEAD')));
}

type Setting = readonly [name: string, value: string];

interface Call {
  readonly args: readonly string[];
  readonly settings: readonly Setting[];
  readonly directory: string;
  readonly variables: Variables;
  readonly program: OutsideProgram;
}

/** Nothing that a repository or a user configures may run, or change what we read. */
const SAFE_SETTINGS: readonly Setting[] = [
  ['safe.bareRepository', 'explicit'],
  ['core.hooksPath', '/dev/null'],
  ['core.fsmonitor', 'false'],
  ['core.attributesFile', '/dev/null'],
  ['core.alternateRefsCommand', ''],
  ['core.pager', 'cat'],
  ['core.askPass', ''],
  ['core.quotePath', 'false'],
  ['diff.external', ''],
  ['log.showSignature', 'false'],
  ['submodule.recurse', 'false'],
  ['fetch.recurseSubmodules', 'false'],
  ['maintenance.auto', 'false'],
  ['gc.auto', '0'],
];

/** Older versions of git, which fetch missing objects whatever we say, have no transport for it. */
const WITHOUT_NETWORK: readonly Setting[] = [
  ['protocol.allow', 'never'],
  ['core.sshCommand', 'false'],
  ['credential.helper', ''],
];

const LIST_NAMES = ['--list', '--name-only', '-z'];

/** The empty value turns a driver off; without `required=false` git would then refuse the file. */
function driversOff({ stdout }: GitAnswer): readonly Setting[] {
  const drivers = new Set<string>();
  for (const name of stdout.toString().split('\0')) {
    const driver = /^(filter\..+)\.(?:clean|smudge|process|required)$|^(diff\..+)\.(?:command|textconv)$/s;
    const [, filter, diff] = driver.exec(name) ?? [];
    if (filter !== undefined || diff !== undefined) drivers.add((filter ?? diff)!);
  }
  return [...drivers].flatMap((driver): Setting[] =>
    driver.startsWith('filter.')
      ? [
          [`${driver}.clean`, ''],
          [`${driver}.smudge`, ''],
          [`${driver}.process`, ''],
          [`${driver}.required`, 'false'],
        ]
      : [
          [`${driver}.command`, ''],
          [`${driver}.textconv`, ''],
        ],
  );
}

/** What git and its programs need from the environment; no input of a step, no token, no other repository. */
const KEPT_VARIABLES =
  /^(?:HOME|USER|LOGNAME|USERNAME|XDG_CONFIG_HOME|TMPDIR|TEMP|TMP|LD_LIBRARY_PATH|DEVELOPER_DIR|USERPROFILE|HOMEDRIVE|HOMEPATH|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT|GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM))$/i;

const KEPT_FOR_NETWORK =
  /^(?:(?:HTTPS?|ALL|NO)_PROXY|SSL_CERT_(?:FILE|DIR)|CURL_CA_BUNDLE|GIT_SSL_CA(?:INFO|PATH)|SSH_AUTH_SOCK|SSH_AGENT_PID)$/i;

function environmentOf(
  { variables, settings, directory, program }: Call,
  { access, isLazy = false }: { readonly access?: NetworkAccess | undefined; readonly isLazy?: boolean } = {},
): NodeJS.ProcessEnv {
  const kept = Object.entries(variables).filter(
    ([name]) => KEPT_VARIABLES.test(name) || (access !== undefined && KEPT_FOR_NETWORK.test(name)),
  );
  return {
    ...Object.fromEntries(kept),
    PATH: program.searchPath,
    ...settingVariables(settings),
    // Without a git directory in the arguments, git looks in the directory itself and no further up.
    GIT_CEILING_DIRECTORIES: path.dirname(fs.realpathSync(directory)),
    GIT_ALLOW_PROTOCOL: access?.protocols.join(':') ?? 'none',
    GIT_NO_LAZY_FETCH: isLazy ? '0' : '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_LFS_SKIP_SMUDGE: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    GCM_INTERACTIVE: 'never',
    LC_ALL: 'C',
  };
}

/** Through the environment: arguments are visible to every process of the machine, and a name may contain `=`. */
function settingVariables(settings: readonly Setting[]): Record<string, string> {
  const entries = settings.flatMap(([name, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, name],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return { ...Object.fromEntries(entries), GIT_CONFIG_COUNT: `${settings.length}` };
}

function fileOf({ program, directory }: Call): string {
  if (program.file !== null) return program.file;
  throw new WorkspaceError('git is not installed.', directory, {
    fix: 'Install git and make sure that it is on the PATH, outside of the repository.',
  });
}

function argumentsOf({ args }: Call): string[] {
  return ['--no-pager', ...SAFE_SETTINGS.flatMap(([name, value]) => ['-c', `${name}=${value}`]), ...args];
}

function runLocal(call: Call, input: string, access?: NetworkAccess): GitAnswer {
  const { error, status, stdout, stderr } = spawnSync(fileOf(call), argumentsOf(call), {
    cwd: call.directory,
    env: environmentOf(call, { access, isLazy: access !== undefined }),
    input,
    timeout: access?.timeoutMs,
    maxBuffer: Number.POSITIVE_INFINITY,
    windowsHide: true,
  });
  const isTimeout = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT';
  if (error !== undefined && !isTimeout) throw explainStart(error, call.directory);
  return {
    status: status ?? 1,
    stdout,
    said: errorLines(stderr.toString()),
    ...(isTimeout && { isTimeout }),
  };
}

const MAX_REMOTE_BYTES = 67_108_864;

/** A server that stops answering ends the transfer, and with it the program that git starts for it. */
const MAX_SILENCE_SECONDS = 30;

function networkSettings({ header, usesCredentialHelpers = false }: NetworkAccess): readonly Setting[] {
  return [
    ['http.lowSpeedLimit', '1'],
    ['http.lowSpeedTime', `${MAX_SILENCE_SECONDS}`],
    ...(usesCredentialHelpers ? [] : [['credential.helper', ''] as const]),
    ...(header === undefined ? [] : [[`http.${header.serverUrl}/.extraheader`, header.text] as const]),
  ];
}

async function runRemote(call: Call, access: NetworkAccess): Promise<GitAnswer> {
  const settings = [...call.settings, ...networkSettings(access)];
  const options = {
    cwd: call.directory,
    env: environmentOf({ ...call, settings }, { access }),
    encoding: 'buffer',
    maxBuffer: MAX_REMOTE_BYTES,
    windowsHide: true,
  } as const;
  const file = fileOf(call);
  return new Promise((resolve, reject) => {
    let isTimeout = false;
    const child = execFile(file, argumentsOf(call), options, (error, stdout, stderr) => {
      clearTimeout(timer);
      const said = errorLines(stderr.toString());
      if (error === null) resolve({ status: 0, stdout, said });
      else if (typeof error.code === 'string') reject(explainStart(error, call.directory));
      else resolve({ status: error.code ?? 1, stdout, said, isTimeout });
    });
    const timer = setTimeout(() => {
      isTimeout = true;
      child.kill('SIGKILL');
      // The program that git started for the transfer keeps its ends open.
      child.stdout?.destroy();
      child.stderr?.destroy();
    }, access.timeoutMs);
  });
}

function explainStart(error: Error, directory: string): WorkspaceError {
  const fix = 'Check the git that is on the PATH.';
  return new WorkspaceError(`git cannot be started: ${error.message}`, directory, { cause: error, fix });
}

function errorLines(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.replace(/\p{Cc}/gu, '').trim());
  return lines
    .filter((line) => /^(?:fatal|error|remote):/.test(line))
    .slice(0, 5)
    .join(' ')
    .slice(0, 600);
}
