import type { RuleId } from '../rules/index.js';
import type { Diagnostic, Span } from './diagnostic.js';

/** The JSON report, as `schema/report.schema.json` publishes it. */
export interface Report {
  readonly _meta: {
    readonly command: 'skill';
    readonly operation: string;
    readonly version: string;
    readonly profile?: string;
    readonly profileReason?: string;
    /** `--since`: full SHA of the commit that the run is compared with. */
    readonly since?: string;
  };
  readonly success: boolean;
  readonly summary: Summary;
  /** The manifest's bytes differ, or would. */
  readonly changed: boolean;
  /** Relative to the repository; absolute if outside; empty if the repository has none. */
  readonly manifest: string;
  readonly skills: readonly SkillOutcome[];
  readonly diagnostics: readonly Diagnostic[];
  readonly changes: readonly ManifestChange[];
  /** Generated files other than the manifest, if there are any. */
  readonly outputs?: readonly OutputReport[];
  /** What `--fix` changed, or would with `--dry-run`. */
  readonly fixes?: readonly AppliedFix[];
  /** Phrases that reach another skill than before; absent if there are none. */
  readonly rerouted?: readonly Reroute[];
  /** Inferred keywords that several skills claim, with owner and losers. */
  readonly conflicts?: readonly KeywordConflict[];
  /** `--profile all`, or `clients` in the config: the result of each skill in each client. */
  readonly compatibility?: readonly SkillCompatibility[];
  /** How much of each client's listing the skills take; with `compatibility`, `--since`, or if a listing is too long. */
  readonly listings?: readonly ListingBudget[];
  readonly error?: ReportError;
}

/** Whether any generated file is out of date. */
export function hasStaleFiles({ changed, outputs = [] }: Pick<Report, 'changed' | 'outputs'>): boolean {
  return changed || outputs.some((output) => output.changed);
}

/** A generated file. */
export interface OutputReport {
  readonly kind: string;
  readonly file: string;
  /** Its bytes differ, or would. */
  readonly changed: boolean;
}

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

export interface Summary {
  readonly discovered: number;
  readonly registered: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly pruned: number;
  readonly invalid: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notices: number;
  /** `--since`: findings that are not in the base; only they fail the run. */
  readonly new?: FindingCounts;
}

export interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly notices: number;
}

/** `unregistered`: found by `discover` or `status`, but not in the manifest. */
export type SkillStatus =
  | 'registered'
  | 'unregistered'
  | 'updated'
  | 'unchanged'
  | 'pruned'
  | 'invalid'
  | 'skipped';

/** `status <name>`: the manifest's data about a skill once it is up to date. */
export interface SkillDetails {
  readonly version?: string;
  readonly tier?: number;
  readonly tags: readonly string[];
  readonly routes: { readonly keywords: readonly string[]; readonly taskTypes: readonly string[] };
  /** Fields whose value in the manifest is outdated. */
  readonly drift: readonly string[];
}

export interface SkillOutcome {
  readonly name: string;
  readonly status: SkillStatus;
  /** The skill's directory. */
  readonly path: string;
  readonly changes: readonly string[];
  /** Messages of the findings that made it invalid, or that fail the run although it is valid by itself. */
  readonly errors?: readonly string[];
  readonly details?: SkillDetails;
}

export type ErrorCode =
  | 'E_VALIDATION_ERROR'
  | 'E_USAGE'
  | 'E_CONFIG'
  | 'E_MANIFEST'
  | 'E_FILE'
  | 'E_INTERNAL';

export interface ReportError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly fix?: string;
  readonly at?: { readonly file: string } & Span;
  readonly details?: { readonly skill: string; readonly path: string; readonly errors: readonly string[] };
}

/** A phrase of a skill that now reaches another one. */
export interface Reroute {
  readonly phrase: string;
  readonly from: string;
  /** `null` if it no longer reaches a skill. */
  readonly to: string | null;
}

export interface KeywordConflict {
  readonly keyword: string;
  /** `null` if it is too generic and stays unmapped. */
  readonly owner: string | null;
  readonly losers: readonly string[];
  readonly declared: boolean;
}

export interface FieldChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** One line of the semantic diff of a manifest. */
export type ManifestChange =
  | { readonly kind: 'skill-added'; readonly skill: string; readonly path: string }
  | { readonly kind: 'skill-removed'; readonly skill: string; readonly path: string }
  | {
      readonly kind: 'skill-updated';
      readonly skill: string;
      readonly path: string;
      readonly fields: readonly FieldChange[];
    }
  | { readonly kind: 'route-added'; readonly table: string; readonly key: string; readonly skill: string }
  | { readonly kind: 'route-removed'; readonly table: string; readonly key: string; readonly skill: string }
  | {
      readonly kind: 'route-changed';
      readonly table: string;
      readonly key: string;
      readonly newKey: string;
      readonly skill: string;
      readonly newSkill: string;
    }
  | {
      readonly kind: 'meta-changed';
      readonly field: string;
      readonly before?: unknown;
      readonly after?: unknown;
    }
  | { readonly kind: 'file-changed'; readonly file: string; readonly what: string };

/** A finding that `--fix` removed. */
export interface AppliedFix {
  readonly file: string;
  /** Its old path, if the fix renames it. */
  readonly from?: string;
  readonly rule: RuleId;
  readonly message: string;
}

/** A finished run: decided, nothing printed yet. Hosts render it and use its exit code. */
export interface Outcome {
  readonly report: Report;
  readonly exitCode: 0 | 1 | 2 | 3;
  /** Every generated file: its content before (`null` if it did not exist) and after (`null` if it is removed). */
  readonly files: readonly GeneratedFile[];
  /** Every file that the run keeps up to date, changed or not: the manifest first. */
  readonly tracked: readonly string[];
  /** Applies the run to another text of one of those; `null` if there is no file, or should be none. */
  edit(path: string, text: string | null): string | null;
  /** The manifest after the run, whether or not the repository keeps one. */
  readonly manifest: () => string;
  /** Names of the valid skills, sorted. */
  readonly validNames: readonly string[];
  /** Milliseconds of every stage, in order. */
  readonly timings: readonly { readonly stage: string; readonly ms: number }[];
}

export interface GeneratedFile {
  readonly path: string;
  /** Its old path, if it was renamed. */
  readonly from?: string;
  readonly before: string | null;
  /** `null` if the file is removed. */
  readonly after: string | null;
}
