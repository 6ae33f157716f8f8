import fs from 'node:fs';
import path from 'node:path';
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
    throw new WorkspaceError(`${given} lies outside the repository. Give a path below its root.`, given);
  }
  const boundary = realPath(isElsewhere ? path.dirname(absolute) : path.resolve(root));
  const real = realPath(absolute);
  if (relativeInside(boundary, real) === null) {
    const message = `${given} is reached through a symbolic link that leaves the repository. Replace the link by a file.`;
    throw new WorkspaceError(message, given);
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
