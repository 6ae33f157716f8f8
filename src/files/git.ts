import { spawnSync } from 'node:child_process';
import { WorkspaceError } from './workspace.js';

type Variables = Readonly<Record<string, string | undefined>>;

/** Nothing that a repository or a user configures may run, or change what we read. */
const SAFE_CONFIG = ['core.hooksPath=/dev/null', 'core.fsmonitor=false', 'core.quotePath=false'];

/** Variables that would point git at another repository or at another program. */
const POINTS_ELSEWHERE: ReadonlySet<string> = new Set([
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_COMMON_DIR',
  'GIT_NAMESPACE',
  'GIT_TEMPLATE_DIR',
  'GIT_EXEC_PATH',
  'GIT_SSH',
  'GIT_SSH_COMMAND',
  'GIT_PROXY_COMMAND',
  'GIT_EXTERNAL_DIFF',
]);

/** The environment for a git that does not prompt and reads the repository of its working directory. */
export function gitEnvironment(variables: Variables): NodeJS.ProcessEnv {
  const kept = Object.entries(variables).filter(
    ([name]) => !POINTS_ELSEWHERE.has(name) && !name.startsWith('GIT_CONFIG_'),
  );
  return {
    ...Object.fromEntries(kept),
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    GCM_INTERACTIVE: 'never',
    LC_ALL: 'C',
  };
}

export interface GitAnswer {
  readonly status: number;
  readonly stdout: Buffer;
  /** The lines that begin with `fatal:` or `error:`, without control characters. */
  readonly said: string;
}

/** Local git commands in one directory, without a shell, a pager, hooks or the network. */
export class Git {
  readonly #env: NodeJS.ProcessEnv;

  constructor(
    readonly directory: string,
    variables: Variables,
  ) {
    this.#env = { ...gitEnvironment(variables), GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' };
  }

  run(args: readonly string[], input = ''): GitAnswer {
    const config = SAFE_CONFIG.flatMap((setting) => ['-c', setting]);
    const { error, status, stdout, stderr } = spawnSync('git', ['--no-pager', ...config, ...args], {
      cwd: this.directory,
      env: this.#env,
      input,
      maxBuffer: Number.POSITIVE_INFINITY,
      windowsHide: true,
    });
    if (error !== undefined) throw explainStart(error, this.directory);
    return { status: status ?? 1, stdout, said: errorLines(stderr.toString()) };
  }
}

function explainStart(error: NodeJS.ErrnoException, directory: string): WorkspaceError {
  const isMissing = error.code === 'ENOENT';
  const fix = isMissing
    ? 'Install git and make sure that it is on the PATH, or run without --since.'
    : 'Run without --since.';
  const message = isMissing ? 'git is not installed.' : `git cannot be started: ${error.message}`;
  return new WorkspaceError(message, directory, { cause: error, fix });
}

function errorLines(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.replace(/\p{Cc}/gu, '').trim());
  return lines
    .filter((line) => /^(?:fatal|error):/.test(line))
    .join(' ')
    .slice(0, 600);
}
