import type { ListingBudget, SkillCompatibility } from '../compatibility/verdict.js';
import type { FileForm, GeneratedFile } from '../files/workspace.js';
import type { KeywordConflict, ManifestChange, Reroute } from '../manifest/changes.js';
import type { Span } from '../text/span.js';
import { countText } from '../text/suggest.js';
import type { Diagnostic } from './diagnostic.js';

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
  /** `validate --with`: what each client said. */
  readonly asked?: readonly AskedClient[];
  readonly error?: ReportError;
}

/** A client that was asked, and its answer about each skill. */
export interface AskedClient {
  readonly client: string;
  readonly version: string;
  /** It could have used a network, because this system cannot take it away. */
  readonly network: boolean;
  readonly skills: readonly AskedSkill[];
}

export interface AskedSkill {
  readonly skill: string;
  /** The skill's directory. */
  readonly path: string;
  readonly listed: boolean;
  /** The name under which it is listed, if that is another one. */
  readonly name?: string;
  /** What the client says about it, in its own words. */
  readonly messages?: readonly string[];
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
  /** `status`: entries of the manifest by their status; there, `registered` counts all entries. */
  readonly active?: number;
  readonly inactive?: number;
  readonly deprecated?: number;
  /** `status`: entries whose skill is gone. */
  readonly stale?: number;
  /** Skills that the config excludes; absent if there are none. */
  readonly excluded?: number;
  /** Findings that `--fix` would fix; absent if there are none, or it was given. */
  readonly fixable?: number;
  /** Findings that comments or `ruleOverrides` suppress; absent if there are none. */
  readonly suppressed?: number;
  /** `--since`: findings that are not in the base; only they fail the run. */
  readonly new?: FindingCounts;
}

/** `2 skills excluded, 5 findings suppressed`; empty if nothing is left out. */
export function describeLeftOut({ excluded = 0, suppressed = 0 }: Summary): string {
  const parts = [
    ...(excluded === 0 ? [] : [`${countText(excluded, 'skill')} excluded`]),
    ...(suppressed === 0 ? [] : [`${countText(suppressed, 'finding')} suppressed`]),
  ];
  return parts.join(', ');
}

export interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly notices: number;
}

/** Only in `discover` and `status`: `unregistered` is not in the manifest, `stale` is there but its skill is gone. */
export type SkillStatus =
  | 'registered'
  | 'unregistered'
  | 'updated'
  | 'unchanged'
  | 'pruned'
  | 'stale'
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
  /** `status`: the status that its entry in the manifest has. */
  readonly entryStatus?: string;
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

/** A finding that `--fix` removed. */
export interface AppliedFix {
  readonly file: string;
  /** Its old path, if the fix renames it. */
  readonly from?: string;
  readonly rule: string;
  readonly message: string;
}

/** A file that a run keeps up to date. */
export interface TrackedFile {
  readonly path: string;
  /** Absent for a text file. */
  readonly form?: FileForm;
  /** Applies the run to another text of it; `null` if there is no file, or should be none. */
  edit(text: string | null): string | null;
}

/** A finished run: decided, nothing printed yet. Hosts render it and use its exit code. */
export interface Outcome {
  readonly report: Report;
  readonly exitCode: 0 | 1 | 2 | 3;
  /** Every generated file: its content before (`null` if it did not exist) and after (`null` if it is removed). */
  readonly files: readonly GeneratedFile[];
  /** Every file that the run keeps up to date, changed or not: the manifest first. */
  readonly tracked: readonly TrackedFile[];
  /** The manifest after the run, whether or not the repository keeps one. */
  readonly manifest: string;
  /** Edits of generated files are forbidden, but there was no commit to compare with. */
  readonly lacksBase?: true;
  /** Names of the valid skills, sorted. */
  readonly validNames: readonly string[];
  /** Milliseconds of every stage, in order. */
  readonly timings: readonly { readonly stage: string; readonly ms: number }[];
}
