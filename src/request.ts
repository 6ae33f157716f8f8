import type { Workspace } from './files/workspace.js';
import type { ValidationLevel } from './rules/judge.js';
import type { CommandLookup } from './skill/skill.js';

export type Operation = 'register' | 'discover' | 'validate' | 'prune' | 'status';

/** What a host asks the engine to do. Hosts read argv, inputs and env; the engine reads only this. */
export interface Request {
  readonly operation: Operation;
  readonly workspace: Workspace;
  readonly store: FileStore;
  /** Repository-relative, or absolute when it lies elsewhere; default `<first scan root>/manifest.json`. */
  readonly manifest?: string;
  /** The only directories that are scanned, whatever profile and config say. */
  readonly roots?: readonly string[];
  /** Path of a config file; default `skill-registrar.json` at the root where there is one. */
  readonly config?: string;
  /** Name of a profile; or `all` for the table of all clients, which then decide (validate and status only). */
  readonly profile?: string;
  /** Judge the skills for every client too, whatever the profile. */
  readonly compatibility?: boolean;
  readonly level?: ValidationLevel;
  /** Only what is in these folders of the repository, whatever the roots are (validate). */
  readonly paths?: readonly string[];
  /** Only these skills (validate, status). */
  readonly names?: readonly string[];
  /** Working directory below the root, for profiles that search the ancestor chain; default `.`. */
  readonly workingDirectory?: string;
  /** register: compute everything, write nothing. */
  readonly dryRun?: boolean;
  /** register, validate: fix what rules know how to fix, before anything else; `text`: files keep their names. */
  readonly fix?: boolean | 'text';
  /** register: write nothing and fail when the manifest is not up to date. */
  readonly check?: boolean;
  /** register: take skills with validation errors, but for those of safety. */
  readonly force?: boolean;
  /** register: remove more than half of the entries without `force`, for a host that has them reviewed. */
  readonly allowMassRemoval?: boolean;
  /** prune: show what would go. */
  readonly preview?: boolean;
  /** discover: inactive and deprecated ones too. validate: every skill. */
  readonly all?: boolean;
  /** validate: protocol rules (required sections) are errors. */
  readonly protocol?: boolean;
  /** The tree to compare with: findings that it has as well do not fail the run (validate, register --check). */
  readonly base?: BaseTree;
  readonly environment: Environment;
  /** Tells which commands are installed; absent where nobody may look. */
  readonly commands?: CommandLookup;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

export interface Environment {
  /** No backup, no cache, no look at installed commands. */
  readonly isCi: boolean;
  readonly now: Date;
  /** Seconds; overrides `now` in generated files. */
  readonly sourceDateEpoch?: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** The files of an earlier commit. */
export interface BaseTree {
  /** As it was asked for. */
  readonly ref: string;
  /** Full id of the merge base of the ref and HEAD. */
  readonly commit: string;
  readonly workspace: Workspace;
  /** Reads the files of the commit; writing fails. */
  readonly store: FileStore;
  /** Paths of the files that differ between the commit and the working tree, sorted. */
  changedFiles(): readonly string[];
}

/** The port to writing: one file at a time, whole or not at all. */
export interface FileStore {
  /** `null` when there is no such file. Throws `WorkspaceError` when it cannot be read. */
  read(path: string): string | null;
  /**
   * Replaces the file by what `compute` makes of its current content, under a lock, so that a change made
   * by someone else since it was read is seen. `null` from `compute` leaves it alone.
   * Throws `WorkspaceError` when it cannot be written; the old bytes are then intact.
   */
  update(
    path: string,
    compute: (current: string | null) => string | null,
    options: UpdateOptions,
  ): Promise<boolean>;
  /** Gives a file another name in its directory; `false` where that name belongs to another file. A store without it keeps names. */
  rename?(path: string, name: string): Promise<boolean>;
}

export interface UpdateOptions {
  /** Keep the old content: in the git directory, or beside the file where there is none. */
  readonly backup: boolean;
}

/** Which skills a server offers, and how. */
export interface OfferedSkills {
  /** Asked before every reading, so that each sees the files as they are. */
  readonly request: () => Promise<Request>;
  /** Absolute; what relative paths of the client are relative to. */
  readonly workingDirectory: string;
  /** Names of the skills that may be seen; default: all that the config allows. */
  readonly allow?: readonly string[] | undefined;
  /** Absolute; where activated skills are copied to. */
  readonly privateDirectory?: string | undefined;
  /** Reading a skill for the first time needs the user's consent, whatever the profile says. */
  readonly asksConsent?: boolean | undefined;
}

/** What the command line hands to the server: the two are bundles of their own and meet only here. */
export interface SkillServerOptions extends OfferedSkills {
  /** Ends the server. */
  readonly signal: AbortSignal;
  /** Told what went wrong while skills were read again; the last good ones are offered meanwhile. */
  readonly onProblem: (error: unknown) => void;
}

/** Whether the run writes the manifest it plans; otherwise it only says what it would write. */
export function isWriting({ operation, dryRun, check, preview }: Request): boolean {
  if (operation === 'prune') return !preview;
  return operation === 'register' && !dryRun && !check;
}
