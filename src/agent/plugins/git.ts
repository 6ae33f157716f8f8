import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { PluginError } from './install-plugin.js';

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

/** Checks the address of a git repository before git sees it: https only, no credentials that would land in a file. */
export function checkPluginUrl(text: string, options: { readonly allowsFileUrls: boolean }): string {
  const url = parseUrl(text);
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'file:' && options.allowsFileUrls);
  if (url === null || !isAllowed || /[\p{Cc}\s]/u.test(text)) {
    throw new PluginError(
      `"${text.replace(/\/\/[^/@]*@/, '//…@')}" is no https address of a git repository.`,
      'Give an address such as https://github.com/owner/skill.',
      'request',
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new PluginError(
      'The address holds a user name or a password, which would be written to the config file.',
      'Leave it out and let a git credential helper supply it.',
      'request',
    );
  }
  return text;
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** A branch, tag or commit: never an option of git, never a path that climbs. */
export function checkPluginRef(ref: string): string {
  if (/^\w[\w./-]*$/.test(ref) && !ref.includes('..')) return ref;
  throw new PluginError(
    `"${ref}" is no branch, tag or commit.`,
    'Use letters, digits, "_", ".", "/" and "-" only.',
    'request',
  );
}

/** The name of a plugin is the name of its directory. */
export function checkPluginName(name: string): string {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name.length <= 64) return name;
  throw new PluginError(
    `"${name}" cannot be the name of a plugin.`,
    'Use at most 64 lower-case letters, digits and single hyphens between them.',
    'request',
  );
}

export function isCommitId(ref: string): boolean {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(ref);
}

export interface Clone {
  readonly commit: string;
  /** HEAD is detached: a tag or a commit, which never moves. */
  readonly isPinned: boolean;
}

const MAX_ENTRIES = 10_000;
const MAX_BYTES = 256 * 1024 * 1024;

/** Fetches one commit of a repository into a new directory, and nothing that it refers to. */
export async function clonePlugin(
  source: { readonly url: string; readonly ref: string | undefined },
  directory: string,
  options: GitOptions,
): Promise<Clone> {
  const parent = path.dirname(directory);
  if (source.ref !== undefined && isCommitId(source.ref)) {
    await runGit(['init', '--quiet', '--template=', '--', directory], parent, options);
    const fetch = ['fetch', '--quiet', '--depth', '1', '--no-tags', '--', source.url, source.ref];
    await runGit(fetch, directory, options);
    await runGit(['checkout', '--quiet', '--detach', 'FETCH_HEAD'], directory, options);
  } else {
    const branch = source.ref === undefined ? [] : ['--branch', source.ref];
    const clone = [
      'clone',
      '--quiet',
      '--depth',
      '1',
      '--single-branch',
      '--no-tags',
      '--no-recurse-submodules',
      '--template=',
    ];
    await runGit([...clone, ...branch, '--', source.url, directory], parent, options);
  }
  await refuseEscapes(directory);
  return readClone(directory);
}

/** Which commit an installed plugin is at, read without git: what lies in its directory may be anybody's. */
export async function readClone(directory: string): Promise<Clone> {
  const data = path.join(directory, '.git');
  const head = (await fs.readFile(path.join(data, 'HEAD'), 'utf8')).trim();
  const ref = /^ref: (refs\/heads\/[\w./-]+)$/.exec(head)?.[1];
  if (ref === undefined || ref.includes('..')) return { commit: head, isPinned: true };
  const commit = await fs.readFile(path.join(data, ref), 'utf8').catch(() => readPackedRef(data, ref));
  return { commit: commit.trim(), isPinned: false };
}

async function readPackedRef(data: string, ref: string): Promise<string> {
  const lines = (await fs.readFile(path.join(data, 'packed-refs'), 'utf8')).split('\n');
  return lines.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? '';
}

/** Looks at everything that was checked out: no link leads out of it, and it is not larger than a skill can be. */
async function refuseEscapes(directory: string): Promise<void> {
  const base = await fs.realpath(directory);
  let [entries, bytes] = [0, 0];
  for (const entry of await fs.readdir(base, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (isGitData(base, file)) continue;
    if (entry.isSymbolicLink()) await refuseEscape(base, file);
    else bytes += (await fs.lstat(file)).size;
    if (++entries > MAX_ENTRIES || bytes > MAX_BYTES) {
      throw new PluginError('The repository is too large for a skill.', 'Install a smaller one.', 'skill');
    }
  }
}

function isGitData(base: string, file: string): boolean {
  return file === path.join(base, '.git') || file.startsWith(path.join(base, '.git') + path.sep);
}

async function refuseEscape(base: string, link: string): Promise<void> {
  const target = await fs.realpath(link).catch(() => null);
  const isInside = target?.startsWith(base + path.sep) === true;
  if (target !== null && isInside && !isGitData(base, target)) return;
  const name = path.relative(base, link);
  throw new PluginError(
    `The repository holds a link that leads out of it or nowhere: ${name}`,
    'Ask its author to replace the link by the file itself.',
    'skill',
  );
}
