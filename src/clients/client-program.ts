/** A skill as a client lists it. */
export interface ListedSkill {
  readonly name: string;
  readonly description: string;
  /** Path of its SKILL.md or directory; absent if the client does not say. */
  readonly path?: string;
}

/** What a client says about the skills of a repository. */
export interface ClientAnswer {
  readonly skills: readonly ListedSkill[];
  /** What it complains about, in its own words. */
  readonly complaints: readonly Complaint[];
}

export interface Complaint {
  readonly message: string;
  /** The file it is about, if it says so. */
  readonly path?: string;
}

/** One call of a client's program. */
export interface ClientCall {
  readonly args: readonly string[];
  readonly input?: readonly string[];
  /** See `IsolatedCommand.until`. */
  readonly until?: string;
}

/** How a client is asked for its skills without an account, as data. */
export interface ClientProgram {
  /** The client of `src/profiles`. */
  readonly id: string;
  /** The program that people install. */
  readonly command: string;
  /** The first version that answers these calls. */
  readonly minVersion: string;
  /** Environment beyond the usual: no telemetry, no updates. */
  readonly env: Readonly<Record<string, string>>;
  /** Files of its empty home directory. */
  readonly home: Readonly<Record<string, string>>;
  /** A directory of skills that it reads in a repository. */
  readonly skillsDirectory: string;
  /** Fields with which its list leaves a skill out that it loads. */
  readonly unlistedFields?: readonly string[];
  /** Lists the skills of the working directory; `{cwd}` is its absolute path. */
  readonly list: ClientCall;
  /** Another call that only complains. */
  readonly check?: ClientCall;
}

/** A skill as it is handed to a client: only these files, in a directory of this name. */
export interface HandedSkill {
  readonly directoryName: string;
  /** The name in its frontmatter. */
  readonly name: string | null;
  readonly files: Readonly<Record<string, Uint8Array>>;
}

/** What a client says about one skill. */
export interface SkillReply {
  /** The name under which it lists the skill; `null` if it does not. */
  readonly listedAs: string | null;
  readonly messages: readonly string[];
}

export interface ClientReply {
  readonly client: string;
  readonly version: string;
  /** It was started without a network. */
  readonly isOffline: boolean;
  /** In the order of the skills. */
  readonly skills: readonly SkillReply[];
}

/** Asks the clients of this machine that a user named. */
export type AskClients = (skills: readonly HandedSkill[]) => Promise<readonly ClientReply[]>;
