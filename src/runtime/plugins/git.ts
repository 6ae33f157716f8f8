import { execFile } from 'node:child_process';
import { PluginError } from './plugin-error.js';

export interface GitOptions {
  /** The environment git gets; variables that would point it at another repository are taken out. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Lets `file:` addresses through, for tests. */
  readonly allowsFileUrls: boolean;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 120_000;
const MAX_OUTPUT_BYTES = 10 * 1024 * 1024;

/** Nothing of the cloned repository runs: no hooks, no filters, no submodules, no other transport. */
const SAFE_CONFIG: readonly string[] = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.autocrlf=false',
  'core.protectHFS=true',
  'core.protectNTFS=true',
  'submodule.recurse=false',
  'fetch.recurseSubmodules=false',
  'transfer.fsckObjects=true',
  'filter.lfs.smudge=',
  'filter.lfs.process=',
  'filter.lfs.required=false',
  'advice.detachedHead=false',
];

/** Runs git without a shell and without ever asking for anything; returns what it printed. */
export async function runGit(
  args: readonly string[],
  directory: string,
  options: GitOptions,
): Promise<string> {
  const protocols = options.allowsFileUrls ? ['https', 'file'] : ['https'];
  const config = [
    ...SAFE_CONFIG,
    'protocol.allow=never',
    ...protocols.map((name) => `protocol.${name}.allow=always`),
  ];
  const all = [...config.flatMap((setting) => ['-c', setting]), ...args];
  return new Promise((resolve, reject) => {
    execFile(
      'git',
      all,
      {
        cwd: directory,
        env: safeEnvironment(options),
        timeout: options.timeoutMs ?? TIMEOUT_MS,
        killSignal: 'SIGKILL',
        maxBuffer: MAX_OUTPUT_BYTES,
        windowsHide: true,
      },
      (error, stdout, stderr) => {
        if (error === null) resolve(stdout);
        else reject(describeFailure(args[0] ?? '', error, stderr));
      },
    );
  });
}

function safeEnvironment({ env, allowsFileUrls }: GitOptions): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(
    ([name]) => !POINTS_ELSEWHERE.has(name) && !name.startsWith('GIT_CONFIG_'),
  );
  return {
    ...Object.fromEntries(kept),
    GIT_ALLOW_PROTOCOL: allowsFileUrls ? 'https:file' : 'https',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    GCM_INTERACTIVE: 'never',
    GIT_LFS_SKIP_SMUDGE: '1',
    LC_ALL: 'C',
  };
}

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

function describeFailure(
  command: string,
  error: Error & { killed?: boolean; code?: unknown },
  stderr: string,
): PluginError {
  if (error.code === 'ENOENT') {
    return new PluginError('git is not installed.', 'Install git and see that it is on the PATH.', 'files');
  }
  if (error.killed) {
    return new PluginError(
      `git ${command} took too long and was stopped.`,
      'Try again, or look at the network.',
      'files',
    );
  }
  const said = stderr
    .split('\n')
    .map((line) => line.replace(/[\p{Cc}]/gu, '').trim())
    .filter((line) => /^(?:fatal|error|remote|warning):/.test(line))
    .slice(0, 5)
    .join(' ');
  const message = `git ${command} failed: ${said.slice(0, 600) || `exit code ${String(error.code)}`}`;
  return new PluginError(message, 'Check the address, the ref and your access to it.', 'files');
}
