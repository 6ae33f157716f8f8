import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { makeFolder } from './a-folder.js';

export interface CheckoutOptions {
  readonly url: string;
  /** A branch, or the commit of a pull request's merge. */
  readonly ref: string;
  /** 0 for all history of all branches. */
  readonly depth: number;
  readonly header?: string;
  readonly filter?: string;
  readonly sparse?: readonly string[];
}

/** Fills a folder as actions/checkout does. */
export async function checkOut(folder: string, options: CheckoutOptions): Promise<void> {
  const { url, ref, depth, header, filter, sparse } = options;
  const credentials = header === undefined ? [] : ['-c', `http.extraheader=${header}`];
  const git = (...args: string[]) => promisify(execFile)('git', [...credentials, ...args], { cwd: folder });
  await git('init', '-q', '-b', 'main', '--template=', '.');
  const partial = filter === undefined ? '' : `\tpromisor = true\n\tpartialclonefilter = ${filter}\n`;
  const remote = `[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n${partial}`;
  appendFileSync(join(folder, '.git/config'), `[gc]\n\tauto = 0\n${remote}`);
  if (sparse !== undefined) await git('sparse-checkout', 'set', ...sparse);
  const isCommit = /^[0-9a-f]{40}$/.test(ref);
  const wanted = isCommit
    ? `+${ref}:refs/remotes/pull/7/merge`
    : `+refs/heads/${ref}:refs/remotes/origin/${ref}`;
  const all = depth === 0 ? ['+refs/heads/*:refs/remotes/origin/*'] : [];
  const shallow = depth === 0 ? [] : [`--depth=${depth}`];
  await git(
    'fetch',
    '-q',
    '--no-tags',
    ...(filter === undefined ? [] : [`--filter=${filter}`]),
    ...shallow,
    'origin',
    ...all,
    wanted,
  );
  if (isCommit) await git('checkout', '-q', '--detach', 'refs/remotes/pull/7/merge');
  else await git('checkout', '-q', '-B', ref, `refs/remotes/origin/${ref}`);
}

/** A PATH with a git for which every repository belongs to another user, as in the container of a job. */
export function pathWithForeignOwner(): { readonly folder: string; readonly PATH: string } {
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const script = `#!/bin/sh\nGIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec "${real}" "$@"\n`;
  const folder = makeFolder({ git: script });
  chmodSync(join(folder, 'git'), 0o755);
  return { folder, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` };
}
