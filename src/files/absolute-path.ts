import path from 'node:path';
import type { Workspace } from './workspace.js';

type Trees = Pick<Workspace, 'root' | 'home' | 'bundled'>;

/** The absolute path of a workspace path, with `/` separators. */
export function absolutePath(workspace: Trees, path: string): string {
  if (path === '.') return workspace.root;
  if (isBundled(workspace, path)) return path;
  if (path === '~') return workspace.home ?? '~';
  if (path.startsWith('~/') && workspace.home !== null) return append(workspace.home, path.slice(2));
  return append(workspace.root, path);
}

/** The workspace path of an absolute one; `null` outside all trees. The deeper tree wins. */
export function workspacePath(workspace: Trees, absolute: string): string | null {
  const inRoot = below(workspace.root, absolute);
  const inHome = workspace.home === null ? null : below(workspace.home, absolute);
  const homeIsDeeper = (workspace.home?.length ?? 0) > workspace.root.length;
  if (inHome !== null && (inRoot === null || homeIsDeeper)) return inHome === '.' ? '~' : `~/${inHome}`;
  return inRoot ?? (isBundled(workspace, absolute) ? absolute : null);
}

function isBundled({ bundled = [] }: Trees, path: string): boolean {
  return bundled.some((directory) => below(directory, path) !== null);
}

function append(base: string, path: string): string {
  return base.endsWith('/') ? `${base}${path}` : `${base}/${path}`;
}

function below(base: string, absolute: string): string | null {
  if (absolute === base) return '.';
  const prefix = base.endsWith('/') ? base : `${base}/`;
  return absolute.startsWith(prefix) ? absolute.slice(prefix.length) : null;
}

/** A path of this system with `/` separators. */
export function slashed(file: string): string {
  return file.split(path.sep).join('/');
}
