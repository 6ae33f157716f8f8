/**
 * Access to files. Paths are relative to the repository with `/` (`.` is the root), or start with `~/` for the
 * home directory if allowed. Nothing outside these two trees can be reached.
 */
export interface Workspace {
  /** Its location, for messages and for outputs that need absolute paths; `/` separators. */
  readonly root: string;
  readonly home: string | null;
  /** Entries in no particular order; `null` if the directory does not exist. Throws `WorkspaceError` if it cannot be read. */
  list(directory: string): readonly DirectoryEntry[] | null;
  /** The same for a directory that must really be in `base`, a canonical path, whatever links say; `null` if it is not. For servers that read files for an agent. */
  listWithin(base: string, directory: string): readonly DirectoryEntry[] | null;
  /** Never throws: the result says if the file cannot be read. */
  read(file: string, limits: ReadLimits): FileContent;
  /**
   * The text of a file that a listing of plain directories named, so that no link can be on the way unless another
   * process puts one there meanwhile. `null` where it is not plain UTF-8 text within the limit: `read` says why.
   */
  readListed(file: string, maxBytes: number): string | null;
  /** The kind of a path, with links resolved inside the workspace. */
  kindOf(path: string): PathKind;
  /** The kind of a path without following a link; `null` if it does not exist. The directories above it may be links. */
  entryAt(path: string): DirectoryEntry['kind'] | null;
  /** The canonical path, relative to the workspace; `null` if it is missing or outside. */
  canonical(path: string): string | null;
  /** Size and modification time; `null` if the file does not exist. */
  fingerprint(file: string): FileFingerprint | null;
}

export interface DirectoryEntry {
  readonly name: string;
  readonly kind: 'file' | 'directory' | 'link' | 'other';
}

export interface ReadLimits {
  readonly maxBytes: number;
  /** Follow a link if it stays inside; otherwise a link is rejected. */
  readonly followLinks: boolean;
  /** A directory, as a canonical path, that must really contain the file, whatever links say; default: the workspace. */
  readonly within?: string;
}

export type PathKind = 'file' | 'directory' | 'other' | 'missing' | 'outside';

export type FileContent =
  | { readonly kind: 'content'; readonly bytes: Uint8Array; readonly isExecutable?: true }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly detail: string };

export type RefusalReason =
  | 'directory'
  | 'special'
  | 'too-large'
  | 'outside'
  | 'link'
  | 'dangling'
  | 'unreadable';

export interface FileFingerprint {
  readonly size: number;
  readonly mtimeMs: number;
}

/** A file error: a missing root, an unreadable directory, a failed write. Exit code 3. */
export class WorkspaceError extends Error {
  override readonly name = 'WorkspaceError';
  /** What to do next, if there is better advice than to check the path. */
  readonly fix?: string;
  constructor(
    message: string,
    readonly path: string,
    options?: { cause?: unknown; fix?: string },
  ) {
    super(message, options);
    if (options?.fix !== undefined) this.fix = options.fix;
  }
}

/** Characters that macOS ignores in a name. */
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** With the short name that Windows gives it, the dots and spaces that it drops, and a stream. */
const GIT_DIRECTORY = /^(?:\.git|git~1)[. ]*(?::|$)/i;

/** Whether a path points into a git directory under any name on any file system; git runs what is there. */
export function pointsIntoGit(path: string): boolean {
  return path.split(/[\\/]/).some((segment) => GIT_DIRECTORY.test(segment.replace(IGNORED, '')));
}
