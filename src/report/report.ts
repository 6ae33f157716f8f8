import type { RuleId } from '../rules/index.js';
import type { SkillRecord } from '../skill/skill.js';
import type { Diagnostic, Span } from './diagnostic.js';

/** The JSON report, as `schema/report.schema.json` publishes it. */
export interface Report {
  readonly _meta: {
    readonly command: 'skill';
    readonly operation: string;
    readonly version: string;
    readonly profile?: string;
    readonly profileReason?: string;
    /** `--since`: full id of the commit that the run is compared with. */
    readonly since?: string;
  };
  readonly success: boolean;
  readonly summary: Summary;
  /** The manifest's bytes differ, or would. */
  readonly changed: boolean;
  /** Repository-relative; absolute when it lies outside; empty where the repository keeps none. */
  readonly manifest: string;
  readonly skills: readonly SkillOutcome[];
  readonly diagnostics: readonly Diagnostic[];
  readonly changes: readonly ManifestChange[];
  /** The files derived from the skills beside the manifest, where there are any. */
  readonly outputs?: readonly OutputReport[];
  /** What `--fix` changed, or would with `--dry-run`. */
  readonly fixes?: readonly AppliedFix[];
  /** Phrases that reach another skill than before; absent where none does. */
  readonly rerouted?: readonly Reroute[];
  /** Inferred keywords that more than one skill wanted, with owner and losers. */
  readonly conflicts?: readonly KeywordConflict[];
  /** `--profile all`, or `clients` in the config: what becomes of each skill in each client. */
  readonly compatibility?: readonly SkillCompatibility[];
  /** How much of each client's listing the skills take; with `compatibility`, `--since`, or where a listing is too long. */
  readonly listings?: readonly ListingBudget[];
  readonly error?: ReportError;
}

/** Whether any generated file differs from what it should be. */
export function hasStaleFiles({ changed, outputs = [] }: Pick<Report, 'changed' | 'outputs'>): boolean {
  return changed || outputs.some((output) => output.changed);
}

/** A file derived from the skills. */
export interface OutputReport {
  readonly kind: string;
  readonly file: string;
  /** Its bytes differ, or would. */
  readonly changed: boolean;
}

/** One row of the compatibility table: what becomes of a skill in each client. */
export interface SkillCompatibility {
  readonly skill: string;
  /** The skill's directory. */
  readonly path: string;
  /** By client. */
  readonly clients: Readonly<Record<string, ClientVerdict>>;
}

/** `changes`: it works, but not as written. */
export type CompatibilityResult = 'works' | 'changes' | 'refused' | 'not-found';

/** What becomes of one skill in one client, with the first reason. */
export interface ClientVerdict {
  readonly result: CompatibilityResult;
  readonly rule?: string;
  readonly reason?: string;
}

/** What the names and descriptions of one plugin take of what a client shows to the model. */
export interface ListingBudget {
  readonly client: string;
  /** The plugin's directory; `.` for the repository itself. */
  readonly plugin: string;
  /** Characters of names and descriptions, each description as far as the client shows it. */
  readonly used: number;
  /** The same at the base of a pull request, where that is known. */
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
  /** `--since`: findings that the base does not have; only they fail the run. */
  readonly new?: FindingCounts;
}

export interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly notices: number;
}

/** `unregistered`: `discover` and `status` found it, and the manifest does not have it. */
export type SkillStatus =
  | 'registered'
  | 'unregistered'
  | 'updated'
  | 'unchanged'
  | 'pruned'
  | 'invalid'
  | 'skipped';

/** `status <name>`: what the manifest says about a skill once it is up to date. */
export interface SkillDetails {
  readonly version?: string;
  readonly tier?: number;
  readonly tags: readonly string[];
  readonly routes: { readonly keywords: readonly string[]; readonly taskTypes: readonly string[] };
  /** Fields whose value in the manifest is not the current one. */
  readonly drift: readonly string[];
}

export interface SkillOutcome {
  readonly name: string;
  readonly status: SkillStatus;
  /** The skill's directory. */
  readonly path: string;
  readonly changes: readonly string[];
  /** Messages of the findings that made it invalid, or that fail the run though it is valid by itself. */
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

/** A phrase of a skill that goes elsewhere than before. */
export interface Reroute {
  readonly phrase: string;
  readonly from: string;
  /** `null` when it reaches no skill any more. */
  readonly to: string | null;
}

export interface KeywordConflict {
  readonly keyword: string;
  /** `null` when it tells nobody apart and stays unmapped. */
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
  readonly rule: RuleId;
  readonly message: string;
}

/** A finished run: decided, nothing printed yet. Hosts render it and take the exit code from it. */
export interface Outcome {
  readonly report: Report;
  readonly exitCode: 0 | 1 | 2 | 3;
  /** Every file the run generates: its content before (`null` when there was none) and after (`null` when it goes). */
  readonly files: readonly GeneratedFile[];
  /** Every file that the run keeps up to date, whether it changes or not: the manifest first. */
  readonly tracked: readonly string[];
  /** Names of the valid skills, sorted. */
  readonly validNames: readonly string[];
  /** Milliseconds of every stage, in order. */
  readonly timings: readonly { readonly stage: string; readonly ms: number }[];
}

export interface GeneratedFile {
  readonly path: string;
  readonly before: string | null;
  /** `null` when the file goes. */
  readonly after: string | null;
}

/** What became of every skill that was found or pruned, in discovery order. */
export function skillOutcomes(input: {
  readonly accepted: readonly SkillRecord[];
  readonly skipped: readonly SkillRecord[];
  readonly invalid: readonly { readonly record: SkillRecord; readonly errors: readonly string[] }[];
  readonly order: readonly SkillRecord[];
  readonly changes: readonly ManifestChange[];
}): readonly SkillOutcome[] {
  const changesOf = new Map<string, readonly string[]>();
  const gone: SkillOutcome[] = [];
  let names: ReadonlySet<string> | null = null;
  const note = (skill: string, text: readonly string[]) => {
    const list = changesOf.get(skill);
    if (list === undefined) changesOf.set(skill, text);
    else if (!list.includes(text[0]!)) changesOf.set(skill, [...list, ...text]);
  };
  for (const change of input.changes) {
    if (change.kind === 'skill-added') note(change.skill, ADDED);
    else if (change.kind === 'skill-updated') {
      const changes = change.fields.map(({ field }) => `${field} updated`);
      for (const text of changes) note(change.skill, [text]);
      names ??= new Set(input.order.map(({ name }) => name));
      // A skill that is gone and only marked so (`prune: deprecate`).
      if (!names.has(change.skill))
        gone.push({ name: change.skill, status: 'updated', path: change.path, changes });
    } else if (change.kind === 'skill-removed')
      gone.push({
        name: change.skill,
        status: 'pruned',
        path: change.path,
        changes: ['removed from manifest'],
      });
    else if (change.kind === 'route-changed') {
      note(change.skill, ROUTED);
      note(change.newSkill, ROUTED);
    } else if (change.kind === 'route-added' || change.kind === 'route-removed') note(change.skill, ROUTED);
  }
  const skipped = new Set(input.skipped);
  const errorsOf = new Map(input.invalid.map(({ record, errors }) => [record, errors]));
  const found = input.order.map((record): SkillOutcome => {
    const { name, directory: path } = record;
    const errors = errorsOf.get(record);
    if (errors !== undefined) return { name, path, status: 'invalid', changes: NO_CHANGES, errors };
    if (skipped.has(record)) return { name, path, status: 'skipped', changes: NO_CHANGES };
    const changes = changesOf.get(name) ?? NO_CHANGES;
    return { name, path, status: statusOf(changes), changes };
  });
  return gone.length === 0 ? found : [...found, ...gone];
}

/** Lists that many skills of a large repository share. */
const ADDED: readonly string[] = ['added to manifest'];
const ROUTED: readonly string[] = ['dispatch_matrix updated'];
const NO_CHANGES: readonly string[] = [];

function statusOf(changes: readonly string[]): SkillStatus {
  if (changes.length === 0) return 'unchanged';
  return changes.includes(ADDED[0]!) ? 'registered' : 'updated';
}

export function summarize(
  discovered: number,
  skills: readonly SkillOutcome[],
  diagnostics: readonly Diagnostic[],
): Summary {
  const by: Record<SkillStatus | Diagnostic['severity'], number> = {
    registered: 0,
    unregistered: 0,
    updated: 0,
    unchanged: 0,
    pruned: 0,
    invalid: 0,
    skipped: 0,
    error: 0,
    warning: 0,
    notice: 0,
  };
  for (const { status } of skills) by[status]++;
  for (const { severity } of diagnostics) by[severity]++;
  return {
    discovered,
    registered: by.registered,
    updated: by.updated,
    unchanged: by.unchanged,
    pruned: by.pruned,
    invalid: by.invalid,
    errors: by.error,
    warnings: by.warning,
    notices: by.notice,
  };
}

export function countFindings(diagnostics: readonly Pick<Diagnostic, 'severity'>[]): FindingCounts {
  const count = (wanted: Diagnostic['severity']) =>
    diagnostics.filter(({ severity }) => severity === wanted).length;
  return { errors: count('error'), warnings: count('warning'), notices: count('notice') };
}

/** Whether the findings fail the run. */
export function isFailing(
  summary: Pick<Report['summary'], 'errors' | 'warnings' | 'invalid'>,
  failOn: 'error' | 'warning' | 'never',
): boolean {
  if (failOn === 'never') return false;
  return summary.errors > 0 || summary.invalid > 0 || (failOn === 'warning' && summary.warnings > 0);
}
