/**
 * The port to files. Paths are repository-relative with `/` (`.` is the root), or start with `~/` for the
 * home directory where that was allowed. Nothing outside these two trees can be reached through it.
 */
export interface Workspace {
  /** Where it is, for people and for outputs that need absolute paths; `/` separators. */
  readonly root: string;
  readonly home: string | null;
  /** Entries in no particular order; `null` when there is no such directory. Throws `WorkspaceError` when it cannot be read. */
  list(directory: string): readonly DirectoryEntry[] | null;
  /** The same for a directory that must really lie in `base`, a canonical path, whatever links say; `null` when it does not. For what a server reads for an agent. */
  listWithin(base: string, directory: string): readonly DirectoryEntry[] | null;
  /** Never throws: what cannot be read is said in the result. */
  read(file: string, limits: ReadLimits): FileContent;
  /**
   * The text of a file that a listing of plain directories named, so that no link can be on the way unless another
   * process puts one there meanwhile. `null` where it is not plain UTF-8 text within the limit: `read` says why.
   */
  readListed(file: string, maxBytes: number): string | null;
  /** What a path is, links resolved inside the workspace. */
  kindOf(path: string): PathKind;
  /** What is at a path, a link not followed; `null` when nothing is. The directories above it may be links. */
  entryAt(path: string): DirectoryEntry['kind'] | null;
  /** The canonical path, in this workspace's own form; `null` when it is missing or leads outside. */
  canonical(path: string): string | null;
  /** Size and time of the last change; `null` when there is no such file. */
  fingerprint(file: string): FileFingerprint | null;
}

export interface DirectoryEntry {
  readonly name: string;
  readonly kind: 'file' | 'directory' | 'link' | 'other';
}

export interface ReadLimits {
  readonly maxBytes: number;
  /** Follow a link when it stays inside; otherwise a link is refused. */
  readonly followLinks: boolean;
  /** A directory, as a canonical path, that the file must really lie in, whatever links say; default: the workspace. */
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

/** The files themselves stopped us: a missing root, an unreadable directory, a failed write. Exit code 3. */
export class WorkspaceError extends Error {
  override readonly name = 'WorkspaceError';
  /** What to do next, where more can be said than to look at the path. */
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

/** What macOS passes over in a name. */
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** With the short name that Windows gives it, the dots and blanks that it drops, and a stream. */
const GIT_DIRECTORY = /^(?:\.git|git~1)[. ]*(?::|$)/i;

/** Whether a path points into a git directory, by any name that some file system takes for it; git runs what is there. */
export function leadsIntoGit(path: string): boolean {
  return path.split(/[\\/]/).some((segment) => GIT_DIRECTORY.test(segment.replace(IGNORED, '')));
}
