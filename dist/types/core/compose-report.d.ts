import type { Diagnostic } from './diagnostic.js';
import type { ManifestChange, Report, SkillOutcome, Summary } from './report.js';
import type { SkillRecord } from './skill.js';
/** What became of every skill that was found or pruned, in discovery order. */
export declare function skillOutcomes(input: {
    readonly accepted: readonly SkillRecord[];
    readonly skipped: readonly SkillRecord[];
    readonly invalid: readonly {
        readonly record: SkillRecord;
        readonly errors: readonly string[];
    }[];
    readonly order: readonly SkillRecord[];
    readonly changes: readonly ManifestChange[];
}): readonly SkillOutcome[];
export declare function summarize(discovered: number, skills: readonly SkillOutcome[], diagnostics: readonly Diagnostic[]): Summary;
/** Whether the findings fail the run. */
export declare function isFailing(summary: Pick<Report['summary'], 'errors' | 'warnings' | 'invalid'>, failOn: 'error' | 'warning' | 'never'): boolean;
