import { isAbsolute, relative, resolve, sep } from 'node:path';
import { UsageError } from '../errors.js';

/** The folder that the input `root` names; it stays inside the workspace. */
export function resolveRoot(root: string, workspace: string): string {
  const path = resolve(workspace, root);
  const way = relative(workspace, path);
  if (isAbsolute(way) || way.split(sep)[0] === '..') {
    throw new UsageError(
      `The input "root" is ${JSON.stringify(root)}, which leaves the workspace.`,
      'Set "root" to a folder of the checkout, relative to the workspace.',
    );
  }
  return path;
}
