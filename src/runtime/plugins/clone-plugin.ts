import fs from 'node:fs/promises';
import path from 'node:path';
import { type GitOptions, runGit } from './git.js';
import { isCommitId } from './plugin-address.js';
import { PluginError } from './plugin-error.js';

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
