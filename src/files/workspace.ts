/**
 * Access to files. Paths are relative to the repository with `/` (`.` is the root), or start with `~/` for the
 * home directory if allowed. Nothing outside these two trees can be reached.
 */
export interface Workspace {
  /** Its location, for messages and for outputs that need absolute paths; `/` separators. */
  readonly root: string;
  readonly home: string | null;
  /** Absolute directories outside of both that a program ships; their paths are absolute here, too. */
  readonly bundled?: readonly string[];
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
  /** Whether git tracks a file in the directory that a `.gitignore` file matches. */
  holdsTracked(directory: string): boolean;
  /** What a link says; `null` if the path is none. */
  linkTarget(path: string): string | null;
  /**
   * The contents that the files in a directory had in the commits that are here, by path, as ids of git blobs. Empty
   * without git.
   */
  earlierBlobs(directory: string): ReadonlyMap<string, ReadonlySet<string>>;
  /** The texts that a file had in earlier commits; none without git. */
  earlierTexts(file: string): readonly string[];
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
  /** Directories, as canonical paths, that must not contain it, whatever links say. */
  readonly without?: readonly string[];
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

/** A file of a repository on the same server. */
export interface RemoteFile {
  /** `owner/name` */
  readonly repository: string;
  readonly path: string;
  /** A branch, a tag or a full commit id. */
  readonly ref: string;
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

/** The files of an earlier commit. */
export interface BaseTree {
  /** As the user wrote it. */
  readonly ref: string;
  /** Full SHA of the merge base of the ref and HEAD. */
  readonly commit: string;
  readonly workspace: Workspace;
  /** Reads the files of the commit; writing fails. */
  readonly store: FileStore;
  /** Paths of the files that differ between the commit and the working tree, sorted. */
  changedFiles(): readonly string[];
}

/** Writes files one at a time, each atomically. */
export interface FileStore {
  /** `null` if the file does not exist. Throws `WorkspaceError` if it cannot be read. */
  read(path: string): string | null;
  /**
   * Replaces the file with what `compute` returns for its current content, under a lock, so that changes
   * other processes made since it was read are kept. If `compute` returns `null`, the file stays as it is.
   * Throws `WorkspaceError` if the file cannot be written; its old content is then intact.
   */
  update(
    path: string,
    compute: (current: string | null) => string | null,
    options: UpdateOptions,
  ): Promise<boolean>;
  /** Gives a file another name in its directory; `false` where that name belongs to another file. A store without it keeps names. */
  rename?(path: string, name: string): Promise<boolean>;
  /** Removes a file that still has this content, and its directory where nothing else is in it. */
  remove(path: string, content: string, form?: FileForm): Promise<boolean>;
}

/** What a file is, if it is not any text file. */
export interface FileForm {
  /** Its texts have one character for each byte: it is not UTF-8. */
  readonly isBinary?: boolean;
  /** `link`: its text is the target. Absent: as it is. */
  readonly mode?: 'plain' | 'executable' | 'link';
}

export interface UpdateOptions extends FileForm {
  /** Keep the old content: in the git directory, or next to the file if there is none. */
  readonly backup: boolean;
}

/** A file that a run wrote or would write. */
export interface GeneratedFile extends FileForm {
  readonly path: string;
  /** Its old path, if it was renamed. */
  readonly from?: string;
  readonly before: string | null;
  /** `null` if the file is removed. */
  readonly after: string | null;
}

/** Looks up commands on a machine, without running them. */
export interface CommandLookup {
  isInstalled(command: string): boolean;
}

/** A plain name: a path would depend on the location of the skill or the caller, and a dash begins an option. */
export const COMMAND_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.+-]*$/;
