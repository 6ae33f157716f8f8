import fs from 'node:fs';
import path from 'node:path';
import { contentText } from '../text/decode.js';
import { slashed } from './absolute-path.js';
import { listContained, realPathOf, realPathOfDescriptor, relativeInside } from './contained-files.js';
import { listEarlierBlobs, readEarlierTexts } from './earlier-blobs.js';
import type { Variables } from './git.js';
import { directoriesOfIgnoredFiles } from './ignored-files.js';
import {
  type DirectoryEntry,
  type FileContent,
  type FileFingerprint,
  type PathKind,
  type ReadLimits,
  type RefusalReason,
  type Workspace,
  WorkspaceError,
} from './workspace.js';

/** O_NONBLOCK keeps a FIFO from blocking the open; O_NOFOLLOW keeps a swapped link from being followed. Windows has neither. */
const OPEN_REGULAR = fs.constants.O_RDONLY | fs.constants.O_NONBLOCK | fs.constants.O_NOFOLLOW;

/** Most files fit; larger ones are read by size. */
const ROOM = 1_048_577;

/** The repository on disk, and the home directory if the caller allows it. */
export class DiskWorkspace implements Workspace {
  readonly root: string;
  readonly home: string | null;
  readonly #absoluteRoot: string;
  readonly #absoluteHome: string | null;
  #realRoot: string | undefined;
  #realHome: string | undefined;
  #room: Buffer | undefined;
  readonly #variables: Variables;
  #tracked: ReadonlySet<string> | undefined;

  /** `variables`: the environment for git. */
  constructor(options: {
    readonly root: string;
    readonly home?: string | null;
    readonly variables?: Variables;
  }) {
    this.#variables = options.variables ?? process.env;
    this.#absoluteRoot = path.resolve(options.root);
    this.#absoluteHome = options.home ? path.resolve(options.home) : null;
    this.root = toPosix(this.#absoluteRoot);
    this.home = this.#absoluteHome === null ? null : toPosix(this.#absoluteHome);
  }

  list(directory: string): readonly DirectoryEntry[] | null {
    try {
      const entries = fs.readdirSync(this.#absolute(directory), { withFileTypes: true });
      return entries.map((entry) => ({ name: entry.name, kind: kindOfEntry(entry) }));
    } catch (error) {
      if (isMissing(error)) return null;
      throw new WorkspaceError(`Cannot read the directory ${directory}: ${reasonOf(error)}`, directory, {
        cause: error,
      });
    }
  }

  listWithin(base: string, directory: string): readonly DirectoryEntry[] | null {
    const realBase = this.#realBase(base);
    if (realBase === null) return null;
    const entries = listContained(realBase, this.#absolute(directory));
    return entries?.map((entry) => ({ name: entry.name, kind: kindOfEntry(entry) })) ?? null;
  }

  read(file: string, limits: ReadLimits): FileContent {
    const first = this.#readRegular(this.#absolute(file), limits);
    if (first.kind !== 'refused' || first.reason !== 'link' || !limits.followLinks) return first;
    const canonical = this.canonical(file);
    if (canonical === null) return this.#refuseLink(file);
    return this.#readRegular(this.#absolute(canonical), limits);
  }

  readListed(file: string, maxBytes: number): string | null {
    this.#room ??= Buffer.allocUnsafe(ROOM);
    let length: number;
    try {
      length = readInto(this.#room, this.#absolute(file));
    } catch {
      return null;
    }
    if (length === ROOM || length > maxBytes) return null;
    const text = this.#room.toString('utf8', 0, length);
    const isDoubtful = text.includes('\ufffd') || text.includes('\0');
    // What is not UTF-8 becomes U+FFFD, and U+FFFD may be what is written.
    return isDoubtful ? contentText({ kind: 'content', bytes: this.#room.subarray(0, length) }) : text;
  }

  kindOf(target: string): PathKind {
    const real = realPathOf(this.#absolute(target));
    if (real === null) return 'missing';
    if (this.#relative(real) === null) return 'outside';
    try {
      const stats = fs.lstatSync(real);
      return stats.isFile() ? 'file' : stats.isDirectory() ? 'directory' : 'other';
    } catch {
      return 'missing';
    }
  }

  entryAt(target: string): DirectoryEntry['kind'] | null {
    try {
      const stats = fs.lstatSync(this.#absolute(target), { throwIfNoEntry: false });
      return stats === undefined ? null : kindOfEntry(stats);
    } catch {
      return null;
    }
  }

  canonical(target: string): string | null {
    const real = realPathOf(this.#absolute(target));
    return real === null ? null : this.#relative(real);
  }

  holdsTracked(directory: string): boolean {
    this.#tracked ??= directoriesOfIgnoredFiles(this.#absoluteRoot, this.#variables);
    return this.#tracked.has(directory);
  }

  linkTarget(target: string): string | null {
    try {
      return toPosix(fs.readlinkSync(this.#absolute(target)));
    } catch {
      return null;
    }
  }

  earlierBlobs(directory: string): ReadonlyMap<string, ReadonlySet<string>> {
    return listEarlierBlobs(this.#absoluteRoot, directory, this.#variables);
  }

  earlierTexts(file: string): readonly string[] {
    return readEarlierTexts(this.#absoluteRoot, file, this.#variables);
  }

  fingerprint(file: string): FileFingerprint | null {
    try {
      const { size, mtimeMs } = fs.statSync(this.#absolute(file));
      return { size, mtimeMs };
    } catch {
      return null;
    }
  }

  #absolute(target: string): string {
    if (this.#absoluteHome !== null && (target === '~' || target.startsWith('~/'))) {
      return below(this.#absoluteHome, target.slice(2));
    }
    return below(this.#absoluteRoot, target);
  }

  #refuseLink(file: string): FileContent {
    const reason = this.kindOf(file) === 'outside' ? 'outside' : 'dangling';
    return refused(
      reason,
      reason === 'outside' ? 'the link points outside the repository' : 'the link is broken',
    );
  }

  /** The open itself rejects links in the last segment; links above it are detected from the real path of the opened file. */
  #readRegular(absolute: string, limits: ReadLimits): FileContent {
    let descriptor: number;
    try {
      descriptor = fs.openSync(absolute, OPEN_REGULAR);
    } catch (error) {
      return contentOfFailedOpen(absolute, error);
    }
    try {
      const real = realPathOfDescriptor(descriptor, absolute);
      if (!this.#isWithin(limits.within, real)) {
        return refused('outside', 'a link in its path points outside its directory');
      }
      if (limits.without?.some((directory) => this.#isWithin(directory, real))) {
        return refused('outside', EXCLUDED);
      }
      return readDescriptor(descriptor, limits);
    } catch (error) {
      return refused('unreadable', reasonOf(error));
    } finally {
      fs.closeSync(descriptor);
    }
  }

  #isWithin(base: string | undefined, real: string | null): boolean {
    if (real === null || this.#relative(real) === null) return false;
    if (base === undefined) return true;
    const realBase = this.#realBase(base);
    return realBase !== null && relativeInside(realBase, real) !== null;
  }

  /** `null` if the base has become a link since it was found. */
  #realBase(base: string): string | null {
    const real = realPathOf(this.#absolute(base));
    return real !== null && this.#relative(real) === base ? real : null;
  }

  #relative(real: string): string | null {
    this.#realRoot ??= realPathOf(this.#absoluteRoot) ?? this.#absoluteRoot;
    const inRoot = relativeInside(this.#realRoot, real);
    if (inRoot !== null || this.#absoluteHome === null) return inRoot === null ? null : toPosix(inRoot);
    this.#realHome ??= realPathOf(this.#absoluteHome) ?? this.#absoluteHome;
    const inHome = relativeInside(this.#realHome, real);
    return inHome === null ? null : inHome === '.' ? '~' : `~/${toPosix(inHome)}`;
  }
}

const EXCLUDED = 'it belongs to another directory';

function readInto(room: Buffer, absolute: string): number {
  const descriptor = fs.openSync(absolute, OPEN_REGULAR);
  try {
    return fs.readSync(descriptor, room, 0, room.length, null);
  } finally {
    fs.closeSync(descriptor);
  }
}

function readDescriptor(descriptor: number, { maxBytes }: ReadLimits): FileContent {
  const stats = fs.fstatSync(descriptor);
  if (stats.isDirectory()) return refused('directory', 'it is a directory');
  if (!stats.isFile()) return refused('special', 'it is not a regular file');
  if (stats.size > maxBytes) return refused('too-large', `it has ${stats.size} bytes`);
  // One byte more than the size reveals a file that grew in the meantime.
  const wanted = stats.size + 1;
  const buffer = Buffer.allocUnsafe(wanted);
  let length = 0;
  do {
    const count = fs.readSync(descriptor, buffer, length, wanted - length, null);
    if (count === 0) break;
    length += count;
    if (length === wanted) return refused('unreadable', 'it changed while it was read');
    // Fewer bytes than requested: that was the end.
  } while (length !== stats.size);
  const bytes = buffer.subarray(0, length);
  return (stats.mode & 0o111) === 0
    ? { kind: 'content', bytes }
    : { kind: 'content', bytes, isExecutable: true };
}

function contentOfFailedOpen(absolute: string, error: unknown): FileContent {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
  if (code === 'ELOOP' || code === 'EMLINK') {
    return isLink(absolute)
      ? refused('link', 'it is a symbolic link')
      : refused('dangling', 'a link above it forms a cycle');
  }
  if (code === 'EISDIR') return refused('directory', 'it is a directory');
  if (code === 'ENXIO' || code === 'ENODEV') return refused('special', 'it is not a regular file');
  return refused('unreadable', reasonOf(error));
}

/** A cycle above the path makes even this call fail. */
function isLink(absolute: string): boolean {
  try {
    return fs.lstatSync(absolute).isSymbolicLink();
  } catch {
    return false;
  }
}

function refused(reason: RefusalReason, detail: string): FileContent {
  return { kind: 'refused', reason, detail };
}

function kindOfEntry(entry: fs.Dirent | fs.Stats): DirectoryEntry['kind'] {
  return entry.isFile()
    ? 'file'
    : entry.isDirectory()
      ? 'directory'
      : entry.isSymbolicLink()
        ? 'link'
        : 'other';
}

/** Workspace paths are already normalized: `path.join` would only normalize them again. */
function below(base: string, target: string): string {
  return path.sep === '/' ? `${base}/${target}` : path.join(base, target);
}

function toPosix(target: string): string {
  return slashed(target);
}

function isMissing(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EMFILE: 'too many open files',
  ENAMETOOLONG: 'its path is too long',
};

function reasonOf(error: unknown): string {
  const code = codeOf(error)!;
  return REASONS[code] ?? code;
}
