import fs from 'node:fs/promises';
import path from 'node:path';
import { type GitAnswer, runDetachedGit, type Variables } from '../../files/git.js';
import { WorkspaceError } from '../../files/workspace.js';
import { PluginError } from './plugin-source.js';

export interface GitOptions {
  /** Environment of git; only what it needs reaches it. */
  readonly env: Variables;
  /** Allows `file:` URLs, for tests and mirrors. */
  readonly allowsFileUrls: boolean;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 120_000;

/** A checkout is the same bytes on every machine, and its objects are checked. */
const CLONE_CONFIG: readonly string[] = [
  'core.autocrlf=false',
  'core.protectHFS=true',
  'core.protectNTFS=true',
  'transfer.fsckObjects=true',
  'advice.detachedHead=false',
];

/** Runs git without prompts, in a directory of our own; returns its output. */
export async function runGit(
  args: readonly string[],
  directory: string,
  { env, allowsFileUrls, timeoutMs = TIMEOUT_MS }: GitOptions,
): Promise<string> {
  const command = [...CLONE_CONFIG.flatMap((each) => ['-c', each]), ...args];
  const access = { protocols: allowsFileUrls ? ['https', 'file'] : ['https'], timeoutMs };
  const answer = await runDetachedGit(command, directory, {
    ...access,
    usesCredentialHelpers: true,
    variables: env,
  }).catch(explainStart);
  if (answer.status !== 0) throw describeFailure(args[0]!, answer);
  return answer.stdout.toString();
}

function explainStart(error: unknown): never {
  if (!(error instanceof WorkspaceError)) throw error;
  throw new PluginError(error.message, error.fix ?? 'Check git and try again.', 'files');
}

function describeFailure(command: string, { status, said, isTimeout }: GitAnswer): PluginError {
  return isTimeout === true
    ? new PluginError(
        `git ${command} took too long and was stopped.`,
        'Check the network and try again.',
        'files',
      )
    : new PluginError(
        `git ${command} failed: ${said || `exit code ${status}`}`,
        'Check the URL, the ref and your access to it.',
        'files',
      );
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
  } else if (ref !== undefined && (await isShortCommit(url, ref, { parent, options }))) {
    // A server names no commit by a part of its id: its history is fetched without files, and looked at here.
    const history = ['--no-checkout', '--filter=blob:none', '--no-recurse-submodules', '--template='];
    await runGit(['clone', '--quiet', ...history, '--', url, directory], parent, options);
    const id = await runGit(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], directory, options);
    await runGit(['checkout', '--quiet', '--detach', id.trim()], directory, options);
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

/** A branch or tag of that name counts first. */
async function isShortCommit(
  url: string,
  ref: string,
  { parent, options }: { readonly parent: string; readonly options: GitOptions },
): Promise<boolean> {
  if (!/^[0-9a-f]{7,63}$/.test(ref)) return false;
  const named = await runGit(['ls-remote', '--heads', '--tags', '--', url, ref], parent, options);
  return named.trim() === '';
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
