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
  /** Lists the skills of the working directory; `{cwd}` is its absolute path. */
  readonly list: ClientCall;
  /** Another call that only complains. */
  readonly check?: ClientCall;
}
