import { isAbsolute, relative, resolve, sep } from 'node:path';
import { leadsIntoGit } from '../core/git-directory.js';
import { UsageError } from '../errors.js';

/** The folder that the input `root` names; it stays inside the workspace, and out of what git keeps there. */
export function resolveRoot(root: string, workspace: string): string {
  const path = resolve(workspace, root);
  const way = relative(workspace, path);
  const isOutside = isAbsolute(way) || way.split(sep)[0] === '..';
  if (isOutside || leadsIntoGit(way)) {
    const where = isOutside ? 'leaves the workspace' : 'leads into a git directory';
    throw new UsageError(
      `The input "root" is ${JSON.stringify(root)}, which ${where}.`,
      'Set "root" to a folder of the checkout, relative to the workspace.',
    );
  }
  return path;
}
