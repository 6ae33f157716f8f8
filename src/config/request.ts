import type { AskClients } from '../clients/client-program.js';
import type { BaseTree, CommandLookup, FileStore, RemoteFile, Workspace } from '../files/workspace.js';
import type { ValidationLevel } from '../rules/judge.js';

export const DRIFT_POLICIES = ['fail', 'report', 'forbid'] as const;

/**
 * What a check does about generated files. `fail`: fails if one is out of date. `report`: only reports it, because a
 * sync regenerates them. `forbid`: as `report`, but it fails if a change edits what is generated in them.
 */
export type DriftPolicy = (typeof DRIFT_POLICIES)[number];

export type Operation = 'register' | 'discover' | 'validate' | 'prune' | 'status';

/** What a host asks the engine to do. Hosts read argv, inputs and env; the engine reads only this. */
export interface Request {
  readonly operation: Operation;
  readonly workspace: Workspace;
  readonly store: FileStore;
  /** Relative to the repository, or absolute if it is outside; default `<first scan root>/manifest.json`. */
  readonly manifest?: string;
  /** Scan only these directories, whatever the profile and config say. */
  readonly roots?: readonly string[];
  /** Path of a config file; default `skill-registrar.json` at the root, if it exists. */
  readonly config?: string;
  /** Reads a config file of another repository; absent where the host reaches no network. Throws `WorkspaceError`. */
  readonly readRemoteFile?: (file: RemoteFile) => Promise<string>;
  /** Name of a profile, or `all` to validate for every client (validate and status only). */
  readonly profile?: string;
  /** Also check the skills against every client, whatever the profile. */
  readonly compatibility?: boolean;
  readonly level?: ValidationLevel;
  /** Only the skills in these directories, whatever the roots are (validate). */
  readonly paths?: readonly string[];
  /** Only these skills (validate, status). */
  readonly names?: readonly string[];
  /** Working directory below the root, for profiles that search the ancestor chain; default `.`. */
  readonly workingDirectory?: string;
  /** Directories of skills outside the repository that a program ships, for agents; absolute. Any other skill of the same name wins. */
  readonly bundled?: readonly string[];
  /** register: compute everything, write nothing. */
  readonly dryRun?: boolean;
  /** register, validate: apply automatic fixes first. */
  readonly fix?: boolean;
  /** register: write nothing and fail when the manifest is not up to date. */
  readonly check?: boolean;
  /** register: accept skills with validation errors, except safety errors. */
  readonly force?: boolean;
  /**
   * register: allow removing more than half of the entries without `force`, for hosts whose changes are reviewed or
   * that only look at the result.
   */
  readonly allowMassRemoval?: boolean;
  /** prune: show what would be removed. */
  readonly preview?: boolean;
  /** discover: include inactive and deprecated skills. validate: every skill. */
  readonly all?: boolean;
  /** validate: protocol rules (required sections) are errors. */
  readonly protocol?: boolean;
  /** The tree to compare with: findings that it already has do not fail the run (validate, register --check). */
  readonly base?: BaseTree;
  /** The tree whose config and comments the change in this one must not weaken; default: `base`. */
  readonly guard?: BaseTree;
  /**
   * The trees that a generated file may have been made from. What a skill declared there and no longer declares came from
   * the skill, not from a person; without them, it stays in the manifest.
   */
  readonly earlierTrees?: (file: string) => readonly Workspace[];
  /** `base`: the config and ignore files of that tree apply instead of the ones that the change has. */
  readonly configFrom?: 'head' | 'base';
  /** `ignore`: comments in skills suppress nothing. */
  readonly suppressions?: 'honor' | 'ignore';
  /** Which findings fail the run; default: what the config or the profile says. */
  readonly failOn?: 'error' | 'warning' | 'never';
  /** What a check says about generated files; default: what the config says. */
  readonly drift?: DriftPolicy;
  readonly environment: Environment;
  /** Says which commands are installed; absent where the check is not allowed. */
  readonly commands?: CommandLookup;
  /** validate: asks clients of this machine; absent unless the user named some. */
  readonly askClients?: AskClients;
  readonly onProgress?: (progress: RunProgress) => void;
}

/** What a run is doing, for people who wait. */
export interface RunProgress {
  /** Such as `Reading skills`. */
  readonly stage: string;
  readonly done?: number;
  readonly total?: number;
}

export interface Environment {
  /** No backups and no check of installed commands. */
  readonly isCi: boolean;
  readonly now: Date;
  /** Seconds; overrides `now` in generated files. */
  readonly sourceDateEpoch?: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** Whether an environment variable switches something on, as people and runners write it. */
export function isOn(value: string | undefined): boolean {
  return value !== undefined && !['', '0', 'false'].includes(value.toLowerCase());
}

/** Which skills a server offers, and how. */
export interface OfferedSkills {
  /** Called before every read, so that each read sees the current files. */
  readonly request: () => Promise<Request>;
  /** Absolute; the client's relative paths are resolved against it. */
  readonly workingDirectory: string;
  /** Names of the visible skills; default: all that the config allows. */
  readonly allow?: readonly string[] | undefined;
  /** Absolute; where activated skills are copied to. */
  readonly privateDirectory?: string | undefined;
  /** Ask the user before a skill is first read, whatever the profile says. */
  readonly asksConsent?: boolean | undefined;
}

/** What the command line passes to the MCP server. */
export interface SkillServerOptions extends OfferedSkills {
  /** Ends the server. */
  readonly signal: AbortSignal;
  /** Called when reloading the skills fails; the server keeps offering the last good ones. */
  readonly onProblem: (error: unknown) => void;
}

/** Whether the run writes the manifest or previews that: what one of them refuses, the other refuses as well. */
export function isWritingOrPreview({ operation, check }: Request): boolean {
  return operation === 'prune' || (operation === 'register' && !check);
}

/** Whether the run writes the manifest; otherwise it only reports what it would write. */
export function isWriting(request: Request): boolean {
  const isPreview = request.operation === 'prune' ? request.preview : request.dryRun;
  return isWritingOrPreview(request) && !isPreview;
}
