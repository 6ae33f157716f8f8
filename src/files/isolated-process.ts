import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';

/** A program of somebody else, and all that it is given. */
export interface IsolatedCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment: nothing of our own is inherited. */
  readonly env: Readonly<Record<string, string>>;
  /** Lines for its standard input. */
  readonly input?: readonly string[];
  /** It has answered once a line of its output contains this text; it is ended then. */
  readonly until?: string;
  readonly timeoutMs: number;
}

export interface IsolatedResult {
  readonly stdout: string;
  readonly stderr: string;
  /** `null` if it was ended, or could not be started. */
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  /** Why it could not be started. */
  readonly failure?: string;
}

/** Output beyond this is not read. */
const MAX_OUTPUT = 16 * 1024 * 1024;

/**
 * The words before a command that start it without a network; `null` if this system cannot.
 * The second way works for users who may create a user namespace.
 */
export function networkBarrier(): readonly string[] | null {
  // By its path: the programs behind it have a PATH of their own.
  const ways = ['/usr/bin/unshare', '/bin/unshare'].flatMap((unshare) => [
    [unshare, '--net'],
    [unshare, '--map-root-user', '--net'],
  ]);
  const works = ([command, ...args]: readonly string[]) =>
    spawnSync(command!, [...args, 'true'], { stdio: 'ignore', timeout: 5000 }).status === 0;
  return process.platform === 'linux' ? (ways.find(works) ?? null) : null;
}

/** Starts a program, `barrier` before it, and collects what it says until it ends, has answered, or its time is up. */
export function runIsolated(
  { command, args, cwd, env, input = [], until, timeoutMs }: IsolatedCommand,
  barrier: readonly string[],
): Promise<IsolatedResult> {
  const [first, ...rest] = [...barrier, command, ...args];
  // A group of its own, so that whatever it started ends with it.
  const child = spawn(first!, rest, { cwd, env, detached: true, stdio: 'pipe' });
  return new Promise((resolve) => {
    let stdout = '';
    let stderr = '';
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      endGroup(child);
    }, timeoutMs);
    const finish = (exitCode: number | null, failure?: string) => {
      clearTimeout(timer);
      endGroup(child);
      resolve({ stdout, stderr, exitCode, timedOut, ...(failure !== undefined && { failure }) });
    };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (stdout.length < MAX_OUTPUT) stdout += text;
      if (until !== undefined && hasLineWith(stdout, until)) endGroup(child);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (stderr.length < MAX_OUTPUT) stderr += text;
    });
    child.once('error', (error) => finish(null, error.message));
    // What it started may hold its output open.
    child.once('exit', () => endGroup(child));
    child.once('close', (code) => finish(code));
    // A program that ends early closes the pipe; its exit code says enough.
    child.stdin.on('error', () => {});
    for (const line of input) child.stdin.write(`${line}\n`);
    if (until === undefined) child.stdin.end();
  });
}

/** Whether a complete line contains the text. */
function hasLineWith(output: string, text: string): boolean {
  const at = output.indexOf(text);
  return at !== -1 && output.indexOf('\n', at) !== -1;
}

function endGroup({ pid }: ChildProcessWithoutNullStreams): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
