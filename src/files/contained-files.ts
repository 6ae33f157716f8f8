import fs from 'node:fs';
import path from 'node:path';
import { pointsIntoGit } from '../text/paths.js';
import { WorkspaceError } from './workspace.js';

/**
 * Where an opened file really is; `null` if unknown. Checking the path before or after the open proves nothing: a
 * directory may be swapped for a link in between, and back again. Linux names the file of a descriptor; elsewhere the
 * path is resolved again and must be the same file.
 */
export function realPathOfDescriptor(
  descriptor: number,
  absolute: string,
  platform: NodeJS.Platform = process.platform,
): string | null {
  const named = descriptorPath(descriptor, platform);
  if (named !== null) {
    try {
      return fs.readlinkSync(named);
    } catch {
      // No /proc in this sandbox.
    }
  }
  const real = realPathOf(absolute);
  if (real === null) return null;
  const [opened, found] = [fs.fstatSync(descriptor), fs.lstatSync(real, { throwIfNoEntry: false })];
  return found !== undefined && opened.ino === found.ino && opened.dev === found.dev ? real : null;
}

/**
 * The entries of a directory that really is in `realBase`; `null` if it is missing or elsewhere. On Linux they are
 * read through the descriptor that was checked.
 */
export function listContained(
  realBase: string,
  absolute: string,
  platform: NodeJS.Platform = process.platform,
): fs.Dirent[] | null {
  const { O_RDONLY, O_DIRECTORY, O_NONBLOCK } = fs.constants;
  if (O_DIRECTORY === undefined) return listByPath(realBase, absolute);
  let descriptor: number;
  try {
    descriptor = fs.openSync(absolute, O_RDONLY | O_DIRECTORY | O_NONBLOCK);
  } catch {
    return null;
  }
  try {
    if (!isContained(realBase, realPathOfDescriptor(descriptor, absolute, platform))) return null;
    const place = descriptorPath(descriptor, platform);
    return place === null ? listByPath(realBase, absolute) : readDirectory(place);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Without descriptors, a swap between these calls can only be made unlikely, and only names are at stake. */
function listByPath(realBase: string, absolute: string): fs.Dirent[] | null {
  if (!isContained(realBase, realPathOf(absolute))) return null;
  const entries = readDirectory(absolute);
  return isContained(realBase, realPathOf(absolute)) ? entries : null;
}

function isContained(realBase: string, real: string | null): boolean {
  return real !== null && relativeInside(realBase, real) !== null;
}

/** Compared segment by segment: `/repo-other` is not inside `/repo`. Returns the rest with the system's separators. */
export function relativeInside(base: string, target: string): string | null {
  if (target === base) return '.';
  const prefix = base.endsWith(path.sep) ? base : base + path.sep;
  return target.startsWith(prefix) ? target.slice(prefix.length) : null;
}

/** The canonical form of a path; `null` if it does not exist. */
export function realPathOf(absolute: string): string | null {
  try {
    return fs.realpathSync.native(absolute);
  } catch {
    return null;
  }
}

function descriptorPath(descriptor: number, platform: NodeJS.Platform): string | null {
  return platform === 'linux' ? `/proc/self/fd/${descriptor}` : null;
}

function readDirectory(absolute: string): fs.Dirent[] | null {
  try {
    return fs.readdirSync(absolute, { withFileTypes: true });
  } catch {
    return null;
  }
}

/**
 * The real file of a path: links are followed as long as they stay inside the directory that the path names.
 * Paths are relative to the root; an absolute one may be elsewhere, since the user named it.
 */
export function resolveTarget(root: string, given: string): string {
  const absolute = path.resolve(root, given);
  const isElsewhere = relativeInside(path.resolve(root), absolute) === null;
  if (isElsewhere && !path.isAbsolute(given)) {
    const fix = 'Give a path below its root.';
    throw new WorkspaceError(`${given} is outside the repository.`, given, { fix });
  }
  const boundary = realPath(isElsewhere ? path.dirname(absolute) : path.resolve(root));
  const real = realPath(absolute);
  const way = relativeInside(boundary, real);
  if (way === null) {
    const message = `${given} is reached through a symbolic link that leaves the repository.`;
    throw new WorkspaceError(message, given, { fix: 'Replace the link with a file.' });
  }
  if (pointsIntoGit(isElsewhere ? real : way)) {
    const fix = 'Choose another path, or replace the link to it.';
    throw new WorkspaceError(`${given} points into a git directory.`, given, { fix });
  }
  return real;
}

/**
 * The real path of a folder that is written to. In the repository no link may lead to it, not even to another folder of
 * the repository; elsewhere the user named it, and only the folder itself must be none. Never in a git directory.
 */
export function resolveFolder(root: string, folder: string): string {
  const [absolute, top] = [path.resolve(folder), path.resolve(root)];
  const way = relativeInside(top, absolute);
  const isLink = fs.lstatSync(absolute, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  const isThroughLink = way !== null && realPath(absolute) !== path.join(realPath(top), way);
  // The repository itself may be reached through a link of the user.
  if (way === '.' || !(isLink || isThroughLink)) return resolveTarget(root, absolute);
  const fix = 'Choose another folder, or remove the link.';
  throw new WorkspaceError(`${folder} is reached through a symbolic link.`, folder, { fix });
}

/** The canonical path of the existing part, followed by the names that do not exist yet. */
function realPath(absolute: string): string {
  const stats = fs.lstatSync(absolute, { throwIfNoEntry: false });
  if (stats !== undefined) return fs.realpathSync.native(absolute);
  const parent = path.dirname(absolute);
  return parent === absolute ? absolute : path.join(realPath(parent), path.basename(absolute));
}
