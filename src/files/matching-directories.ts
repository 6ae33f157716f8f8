import type { Dirent, Stats } from 'node:fs';
import glob, { type Entry } from 'fast-glob';
import { compareText } from '../text/compare.js';
import type { DirectoryEntry, Workspace } from './workspace.js';

/** The directories that match a pattern, including links to directories of the workspace; links are not searched. */
export function findMatchingDirectories(pattern: string, workspace: Workspace): Promise<readonly string[]> {
  return findMatching(pattern, workspace, ({ path, dirent }) =>
    dirent.isSymbolicLink() ? workspace.kindOf(path) === 'directory' : dirent.isDirectory(),
  );
}

/** The files that match a pattern, without links. */
export function findMatchingFiles(pattern: string, workspace: Workspace): Promise<readonly string[]> {
  return findMatching(pattern, workspace, ({ dirent }) => dirent.isFile());
}

async function findMatching(
  pattern: string,
  workspace: Workspace,
  isWanted: (entry: Entry) => boolean,
): Promise<readonly string[]> {
  // Synchronous: a workspace answers at once, and an asynchronous walk of large trees would overflow the stack.
  const found = glob.sync(pattern, {
    cwd: '/',
    fs: adapterOf(workspace) as never,
    onlyFiles: false,
    objectMode: true,
    dot: true,
    followSymbolicLinks: false,
    ignore: ['**/node_modules/**', '**/.git/**'],
    suppressErrors: true,
  });
  return found
    .filter(isWanted)
    .map(({ path }) => path)
    .sort(compareText);
}

/** fast-glob sees the workspace's root as `/`. */
function adapterOf(workspace: Workspace) {
  const inside = (path: string) => path.replace(/^(?:[A-Za-z]:)?[\\/]+/, '').replaceAll('\\', '/') || '.';
  const readdir = (path: string) => (workspace.list(inside(path)) ?? []).map(direntOf);
  const stat = (path: string) =>
    direntOf({ name: path, kind: workspace.kindOf(inside(path)) === 'directory' ? 'directory' : 'file' });
  type Callback = (error: null, result: unknown) => void;
  return {
    readdir: (path: string, _options: unknown, done: Callback) => done(null, readdir(path)),
    readdirSync: readdir,
    stat: (path: string, done: Callback) => done(null, stat(path)),
    statSync: stat,
    lstat: (path: string, done: Callback) => done(null, stat(path)),
    lstatSync: stat,
  };
}

function direntOf({ name, kind }: DirectoryEntry): Dirent & Stats {
  return {
    name,
    isFile: () => kind === 'file',
    isDirectory: () => kind === 'directory',
    isSymbolicLink: () => kind === 'link',
    isBlockDevice: () => false,
    isCharacterDevice: () => false,
    isFIFO: () => false,
    isSocket: () => false,
  } as unknown as Dirent & Stats;
}
