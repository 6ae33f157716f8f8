import { absolutePath, workspacePath } from '../files/absolute-path.js';
import { type Workspace, WorkspaceError } from '../files/workspace.js';
import { UsageError } from '../text/errors.js';
import { isAbsolutePath, isContainedPath, normalizePath } from '../text/paths.js';

/**
 * A working directory of the repository as a workspace path, from an absolute one or one relative to the repository.
 * Throws where it does not exist or is elsewhere.
 */
export function workingDirectoryIn(workspace: Workspace, given: string): string {
  const slashed = given.replaceAll('\\', '/');
  const isAbsolute = isAbsolutePath(slashed);
  const path = isAbsolute ? workspacePath(workspace, trimmed(slashed)) : normalizePath(slashed);
  if (path === null || !isContainedPath(path)) {
    throw new UsageError(`${given} is outside the repository.`, 'Name a directory inside it.');
  }
  requireDirectory(workspace, path);
  return path;
}

function requireDirectory(workspace: Workspace, path: string): void {
  if (workspace.kindOf(path) === 'directory') return;
  const absolute = absolutePath(workspace, path);
  const fix = 'Name an existing directory of the repository.';
  throw new WorkspaceError(`The working directory ${absolute} does not exist.`, absolute, { fix });
}

function trimmed(path: string): string {
  return path.replace(/(.)\/+$/, '$1');
}
