import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { gitEnvironment } from '../../files/git.js';
import { PluginError } from './plugin-source.js';

export interface GitOptions {
  /** Environment of git; variables that would point it at another repository are removed. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Allows `file:` URLs, for tests and mirrors. */
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

/** Runs git without a shell and without prompts; returns its output. */
export async function runGit(
  args: readonly string[],
  directory: string,
  { env, allowsFileUrls, timeoutMs = TIMEOUT_MS }: GitOptions,
): Promise<string> {
  const protocols = allowsFileUrls ? ['https', 'file'] : ['https'];
  const config = [
    ...SAFE_CONFIG,
    'protocol.allow=never',
    ...protocols.map((name) => `protocol.${name}.allow=always`),
  ];
  const options = {
    cwd: directory,
    env: { ...gitEnvironment(env), GIT_ALLOW_PROTOCOL: protocols.join(':'), GIT_LFS_SKIP_SMUDGE: '1' },
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_OUTPUT_BYTES,
    windowsHide: true,
  } as const;
  return new Promise((resolve, reject) => {
    execFile(
      'git',
      [...config.flatMap((each) => ['-c', each]), ...args],
      options,
      (error, stdout, stderr) => {
        if (error === null) resolve(stdout);
        else reject(describeFailure(args[0]!, error, stderr));
      },
    );
  });
}

function describeFailure(
  command: string,
  error: Error & { killed?: boolean; code?: unknown },
  stderr: string,
): PluginError {
  if (error.code === 'ENOENT') {
    return new PluginError(
      'git is not installed.',
      'Install git and make sure that it is on the PATH.',
      'files',
    );
  }
  if (error.killed) {
    return new PluginError(
      `git ${command} took too long and was stopped.`,
      'Check the network and try again.',
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
  return new PluginError(message, 'Check the URL, the ref and your access to it.', 'files');
}

export interface Clone {
  readonly commit: string;
  /** HEAD is detached: a tag or a commit, which never moves. */
  readonly isPinned: boolean;
}

/** Fetches one commit of a repository into a new directory, without submodules, and drops git's own data. */
export async function clonePlugin(
  { url, ref }: { readonly url: string; readonly ref: string | undefined },
  directory: string,
  options: GitOptions,
): Promise<Clone> {
  const parent = path.dirname(directory);
  if (ref !== undefined && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(ref)) {
    await runGit(['init', '--quiet', '--template=', '--', directory], parent, options);
    await runGit(['fetch', '--quiet', '--depth', '1', '--no-tags', '--', url, ref], directory, options);
    await runGit(['checkout', '--quiet', '--detach', 'FETCH_HEAD'], directory, options);
  } else {
    const branch = ref === undefined ? [] : ['--branch', ref];
    const shallow = ['--depth', '1', '--single-branch', '--no-tags', '--no-recurse-submodules'];
    const clone = ['clone', '--quiet', ...shallow, '--template=', ...branch, '--', url, directory];
    await runGit(clone, parent, options);
  }
  const heads = await runGit(['rev-parse', 'HEAD', '--abbrev-ref', 'HEAD'], directory, options);
  const [commit = '', branch] = heads.split('\n');
  // A repository inside a repository would be committed as a gitlink, without its files.
  await fs.rm(path.join(directory, '.git'), { recursive: true, force: true });
  return { commit, isPinned: branch === 'HEAD' };
}

const MAX_ENTRIES = 10_000;
const MAX_BYTES = 256 * 1024 * 1024;

/** Checks everything in a checked-out skill: no link points outside it, and it is not too large. */
export async function refuseEscapes(directory: string): Promise<void> {
  const base = await fs.realpath(directory);
  let [entries, bytes] = [0, 0];
  for (const entry of await fs.readdir(base, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) await refuseEscape(base, file);
    else bytes += (await fs.lstat(file)).size;
    if (++entries > MAX_ENTRIES || bytes > MAX_BYTES) {
      throw new PluginError('The repository is too large for a skill.', 'Install a smaller one.', 'skill');
    }
  }
}

async function refuseEscape(base: string, link: string): Promise<void> {
  const target = await fs.realpath(link).catch(() => null);
  if (target?.startsWith(base + path.sep)) return;
  const name = path.relative(base, link);
  throw new PluginError(
    `The skill contains a broken link or a link to the outside: ${name}`,
    'Ask its author to replace the link by the file itself.',
    'skill',
  );
}
