/** One row of the compatibility table: the result of a skill in each client. */
export interface SkillCompatibility {
  readonly skill: string;
  /** The skill's directory. */
  readonly path: string;
  /** By client. */
  readonly clients: Readonly<Record<string, ClientVerdict>>;
}

/** `changes`: it works, but not as written. */
export type CompatibilityResult = 'works' | 'changes' | 'refused' | 'not-found';

/** The result of one skill in one client, with the first reason. */
export interface ClientVerdict {
  readonly result: CompatibilityResult;
  readonly rule?: string;
  readonly reason?: string;
  /** The client itself was asked, and its answer is recorded. */
  readonly measured?: true;
  /** The result in a directory that the client reads, if the one where the skill is decides otherwise. */
  readonly installed?: InstalledVerdict;
}

/** What a client does with a skill that it finds. */
export interface InstalledVerdict {
  readonly result: Exclude<CompatibilityResult, 'not-found'>;
  readonly rule?: string;
  readonly reason?: string;
  readonly measured?: true;
}

/** Whether the skill would load once it is installed: what people ask of a collection. */
export function onceInstalled({ installed, ...found }: ClientVerdict): ClientVerdict {
  return installed ?? found;
}

/** How much of a client's listing the names and descriptions of one plugin take. */
export interface ListingBudget {
  readonly client: string;
  /** The plugin's directory; `.` for the repository itself. */
  readonly plugin: string;
  /** Characters of names and descriptions, each description as far as the client shows it. */
  readonly used: number;
  /** The same at the base of a pull request, if known. */
  readonly base?: number;
  readonly budget: number;
  /** Skills that would be listed without their description. */
  readonly dropped: readonly string[];
}
