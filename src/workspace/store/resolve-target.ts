import fs from 'node:fs';
import path from 'node:path';
import { leadsIntoGit } from '../../core/git-directory.js';
import { relativeInside } from '../opened-path.js';
import { WorkspaceError } from '../workspace.js';

/**
 * The file that a path means: links are followed as long as they stay where the path seems to be.
 * Paths are relative to the root; an absolute one may lie elsewhere, since a person named it.
 */
export function resolveTarget(root: string, given: string): string {
  const absolute = path.resolve(root, given);
  const isElsewhere = relativeInside(path.resolve(root), absolute) === null;
  if (isElsewhere && !path.isAbsolute(given)) {
    const fix = 'Give a path below its root.';
    throw new WorkspaceError(`${given} lies outside the repository.`, given, { fix });
  }
  const boundary = realPath(isElsewhere ? path.dirname(absolute) : path.resolve(root));
  const real = realPath(absolute);
  const way = relativeInside(boundary, real);
  if (way === null) {
    const message = `${given} is reached through a symbolic link that leaves the repository.`;
    throw new WorkspaceError(message, given, { fix: 'Replace the link by a file.' });
  }
  if (leadsIntoGit(isElsewhere ? real : way)) {
    const fix = 'Give a path beside it, or replace the link that leads there.';
    throw new WorkspaceError(`${given} leads into a git directory.`, given, { fix });
  }
  return real;
}

/** The canonical path of what exists, with the names of what does not exist yet. */
function realPath(absolute: string): string {
  const stats = fs.lstatSync(absolute, { throwIfNoEntry: false });
  if (stats !== undefined) return fs.realpathSync.native(absolute);
  const parent = path.dirname(absolute);
  return parent === absolute ? absolute : path.join(realPath(parent), path.basename(absolute));
}
