import type { Diagnostic, Span } from './diagnostic.js';
/** The JSON report, as `schema/report.schema.json` publishes it. */
export interface Report {
    readonly _meta: {
        readonly command: 'skill';
        readonly operation: string;
        readonly version: string;
        readonly profile?: string;
        readonly profileReason?: string;
    };
    readonly success: boolean;
    readonly summary: Summary;
    /** The manifest's bytes differ, or would. */
    readonly changed: boolean;
    /** Repository-relative; absolute when it lies outside. */
    readonly manifest: string;
    readonly skills: readonly SkillOutcome[];
    readonly diagnostics: readonly Diagnostic[];
    readonly changes: readonly ManifestChange[];
    /** Inferred keywords that more than one skill wanted, with owner and losers. */
    readonly conflicts?: readonly KeywordConflict[];
    /** `--profile all`: which systems accept which skill. */
    readonly compatibility?: readonly SkillCompatibility[];
    readonly error?: ReportError;
}
/** One row of the table that `--profile all` makes. */
export interface SkillCompatibility {
    readonly name: string;
    readonly path: string;
    /** By profile. */
    readonly profiles: Readonly<Record<string, ProfileVerdict>>;
}
export interface ProfileVerdict {
    readonly accepted: boolean;
    /** That system looks for skills where this one is. */
    readonly discovered: boolean;
    readonly errors: readonly string[];
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
}
export type SkillStatus = 'registered' | 'updated' | 'unchanged' | 'pruned' | 'invalid' | 'skipped';
export interface SkillOutcome {
    readonly name: string;
    readonly status: SkillStatus;
    /** The skill's directory. */
    readonly path: string;
    readonly changes: readonly string[];
    /** Messages of the findings that made it invalid, or that fail the run though it is valid by itself. */
    readonly errors?: readonly string[];
}
export type ErrorCode = 'E_VALIDATION_ERROR' | 'E_USAGE' | 'E_CONFIG' | 'E_MANIFEST' | 'E_FILE' | 'E_INTERNAL';
export interface ReportError {
    readonly code: ErrorCode;
    readonly message: string;
    readonly fix?: string;
    readonly at?: {
        readonly file: string;
    } & Span;
    readonly details?: {
        readonly skill: string;
        readonly path: string;
        readonly errors: readonly string[];
    };
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
export type ManifestChange = {
    readonly kind: 'skill-added';
    readonly skill: string;
    readonly path: string;
} | {
    readonly kind: 'skill-removed';
    readonly skill: string;
    readonly path: string;
} | {
    readonly kind: 'skill-updated';
    readonly skill: string;
    readonly path: string;
    readonly fields: readonly FieldChange[];
} | {
    readonly kind: 'route-added';
    readonly table: string;
    readonly key: string;
    readonly skill: string;
} | {
    readonly kind: 'route-removed';
    readonly table: string;
    readonly key: string;
    readonly skill: string;
} | {
    readonly kind: 'route-changed';
    readonly table: string;
    readonly key: string;
    readonly newKey: string;
    readonly skill: string;
    readonly newSkill: string;
} | {
    readonly kind: 'meta-changed';
    readonly field: string;
    readonly before?: unknown;
    readonly after?: unknown;
} | {
    readonly kind: 'file-changed';
    readonly file: string;
    readonly what: string;
};
/** A finished run: decided, nothing printed yet. Hosts render it and take the exit code from it. */
export interface Outcome {
    readonly report: Report;
    readonly exitCode: 0 | 1 | 2 | 3;
    /** Every file the run generates: its content before (`null` when there was none) and after. */
    readonly files: readonly GeneratedFile[];
    /** Names of the valid skills, sorted. */
    readonly validNames: readonly string[];
    /** Milliseconds of every stage, in order. */
    readonly timings: readonly {
        readonly stage: string;
        readonly ms: number;
    }[];
}
export interface GeneratedFile {
    readonly path: string;
    readonly before: string | null;
    readonly after: string;
}
