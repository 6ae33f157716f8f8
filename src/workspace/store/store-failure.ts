import { WorkspaceError } from '../workspace.js';

/** Why a file cannot be read or written, and what to do about it. */
export function storeFailure(
  verb: 'read' | 'write',
  path: string,
  why: { readonly reason: string; readonly fix?: string; readonly cause?: unknown },
): WorkspaceError {
  const { reason, ...options } = why;
  const consequence = verb === 'write' ? ' Nothing was changed.' : '';
  return new WorkspaceError(`Cannot ${verb} ${path}: ${reason}.${consequence}`, path, options);
}
