import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, posix, relative, resolve, sep } from 'node:path';
import { escapePath, isDynamicPattern } from 'fast-glob';
import { DiskWorkspace } from '../files/disk-workspace.js';
import { Git, type Variables } from '../files/git.js';
import { findMatchingDirectories, findMatchingFiles } from '../files/matching-directories.js';
import { UsageError } from '../text/errors.js';
import { pointsIntoGit } from '../text/paths.js';

/** A folder of the checkout that is looked at. */
export interface Root {
  /** As the input has it, relative to the workspace. */
  readonly name: string;
  readonly folder: string;
  /** Path from the top of the repository, `packages/one/` or empty. */
  readonly prefix: string;
  /** The checkout; `null` without git or outside a repository. */
  readonly git: Git | null;
}

/** Resolves the input `root`; it must be inside the workspace and outside git's own files. */
export function openRoot(name: string, workspace: string, env: Variables): Root {
  const folder = resolve(workspace, name);
  const path = relative(workspace, folder);
  const problem =
    problemOf(path, folder) ?? problemOf(relative(realPathOf(workspace), realPathOf(folder)), folder);
  if (problem !== null) {
    throw new UsageError(
      `The input "root" is ${JSON.stringify(name)}, which ${problem}.`,
      'Set "root" to a folder of the checkout, relative to the workspace.',
    );
  }
  const git = openCheckout(folder, env);
  if (git === null && path === '') refuseForgottenRoot(workspace);
  const below = path === '' ? '' : `${path.split(sep).join('/')}/`;
  return { name, folder, prefix: git?.prefix ?? below, git };
}

/** `path` of actions/checkout puts the repository into a folder of the workspace. */
function refuseForgottenRoot(workspace: string): void {
  if (existsSync(join(workspace, '.git'))) return;
  const entries = readdirSync(workspace, { withFileTypes: true });
  const isCheckout = (entry: Dirent) =>
    entry.isDirectory() && existsSync(join(workspace, entry.name, '.git'));
  const [found] = entries.filter(isCheckout).map(({ name }) => name);
  if (found === undefined) return;
  throw new UsageError(
    `The workspace is not a checkout, but its folder ${JSON.stringify(found)} is.`,
    `Set "root" to that folder:\nwith:\n  root: ${found}`,
  );
}

/** The folders that the input `root` names, patterns such as `packages/*` included. */
export async function expandRoots(names: readonly string[], workspace: string): Promise<readonly string[]> {
  const files = new DiskWorkspace({ root: workspace });
  const folders = names.map(async (name) => {
    if (!isPattern(name)) return [name];
    const matching = await findMatchingDirectories(name, files);
    const hasSkills = async (folder: string) =>
      (await findMatchingFiles(`${escapePath(folder)}/**/[sS][kK][iI][lL][lL].md`, files)).length > 0;
    const wanted = await Promise.all(matching.map(hasSkills));
    const found = matching.filter((_, at) => wanted[at]);
    if (found.length > 0) return found;
    throw new UsageError(
      `The input "root" is ${JSON.stringify(name)}, which matches no folder with skills.`,
      'Set "root" to folders of the checkout, relative to the workspace.',
    );
  });
  return [...new Set((await Promise.all(folders)).flat())];
}

/** Whether a line of the input `root` names more than one folder. */
export function isPattern(name: string): boolean {
  return isDynamicPattern(name);
}

/** A pull request may put a link in place of a folder. */
function realPathOf(folder: string): string {
  return realpathSync.native(folder);
}

/** Checks work without git. */
function openCheckout(folder: string, env: Variables): Git | null {
  const git = Git.open(folder, env, { allowsForeignOwner: true });
  try {
    return git?.run(['rev-parse', '--git-dir']).status === 0 ? git : null;
  } catch {
    return null;
  }
}

function problemOf(path: string, folder: string): string | null {
  if (isAbsolute(path) || path.split(sep)[0] === '..') return 'leaves the workspace';
  if (pointsIntoGit(path)) return 'points into a git directory';
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? null
    : 'is not a folder of the checkout';
}

/** The path from the top of the repository; paths outside it stay unchanged. */
export function toRepositoryPath(path: string, prefix: string): string {
  if (isElsewhere(path)) return path;
  const full = posix.normalize(`${prefix}${path.replaceAll('\\', '/')}`);
  return full.startsWith('../') ? path : full;
}

/** The reverse: the path from the root. */
export function fromRoot(path: string, prefix: string): string {
  return isElsewhere(path) ? path : posix.relative(prefix || '.', path);
}

/** Whether a path from the top of the repository points outside it. */
export function isOutsideRepository(path: string): boolean {
  return isElsewhere(path) || /^\.\.(\/|$)/.test(path);
}

/** Whether a path is absolute, on any system, or in the home directory. */
export function isElsewhere(path: string): boolean {
  return /^(\/|~\/|[A-Za-z]:)/.test(path);
}
