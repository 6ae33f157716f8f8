import type { Git } from './git.js';
import { WorkspaceError } from './workspace.js';

/** `<oid> blob <size>`, a line feed, the content, a line feed, and so on. */
export function readBlobs(git: Git, oids: readonly string[]): ReadonlyMap<string, Buffer> {
  const { stdout, said } = git.run(['cat-file', '--batch'], oids.map((oid) => `${oid}\n`).join(''));
  const blobs = new Map<string, Buffer>();
  for (let at = 0; at < stdout.length; ) {
    const end = stdout.indexOf('\n', at);
    const [oid, kind, size] = stdout.toString('latin1', at, end).split(' ') as [string, string, string];
    if (kind !== 'blob') throw gitFailure(git, `the object ${oid}`, said);
    blobs.set(oid, stdout.subarray(end + 1, end + 1 + Number(size)));
    at = end + 1 + Number(size) + 1;
  }
  return blobs;
}

export function gitFailure(git: Git, what: string, said: string): WorkspaceError {
  return new WorkspaceError(`git cannot read ${what} of the base commit. ${said}`.trimEnd(), git.directory, {
    fix: 'Fetch it: `git fetch --refetch --no-filter origin` in a partial clone, `git fetch --unshallow` in a shallow one.',
  });
}
