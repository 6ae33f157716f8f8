import type { Finding } from './finding.js';
export type SkillScope = 'repo' | 'user';
/** A file that may be a skill, as the scan found it. */
export interface SkillCandidate {
    /** Path of the SKILL.md: repository-relative with `/`, or `~/…` below the home directory. */
    readonly file: string;
    /** Its directory; `.` for a SKILL.md at the top of the repository. */
    readonly directory: string;
    /** The scan root it was found under. */
    readonly root: string;
    /** Label of that root: `repo`, `bundled`, `user`, `claude`, `project`, `plugin`; `manual` where none led to it. */
    readonly source: string;
    readonly scope: SkillScope;
    /** It has a directory `references/` of its own, no link. */
    readonly hasReferences: boolean;
    /** Names of the directories in its own that are no links; `null` when links lead to it. */
    readonly plainDirectories: readonly string[] | null;
}
export interface DispatchTriggers {
    /** The frontmatter field that declares them, for positions. */
    readonly field: string;
    readonly labels?: readonly string[];
    readonly keywords: readonly string[];
    readonly types?: readonly string[];
}
/** The triggers of the toolset profile: what makes a skill load on its own. */
export interface MatchTriggers {
    readonly keywords: readonly string[];
    readonly verbs: readonly string[];
    readonly patterns: readonly string[];
}
/** What the frontmatter declares, with types checked and scalars as they were written. */
export interface DeclaredMetadata {
    readonly name?: string;
    readonly description?: string;
    readonly version?: string;
    readonly model?: string;
    readonly tier?: number;
    readonly tokenBudget?: number;
    readonly tags?: readonly string[];
    readonly status?: string;
    readonly references?: readonly string[];
    readonly dispatchTriggers?: DispatchTriggers;
    readonly matchTriggers?: MatchTriggers;
    readonly dependencies?: readonly string[];
    readonly minimumVersion?: string;
    readonly allowedTools?: readonly string[];
    readonly license?: string;
    readonly compatibility?: string;
    readonly metadata?: Readonly<Record<string, string>>;
    readonly toolsets?: readonly string[];
    readonly scripts?: readonly string[];
    readonly briefDescription?: string;
    readonly defaultEnabled?: boolean;
}
/** What was derived because the frontmatter did not say it. */
export interface InferredMetadata {
    readonly tags: readonly string[];
    readonly keywords: readonly string[];
    readonly tier: number;
}
/**
 * Everything later stages need to know of one SKILL.md. Plain data: it is kept from one run to the next,
 * and it holds no text of the body.
 */
export interface SkillRecord {
    readonly file: string;
    readonly directory: string;
    readonly root: string;
    readonly source: string;
    readonly scope: SkillScope;
    /** The name other skills and the manifest know it by; the directory's name when none could be read. */
    readonly name: string;
    readonly declared: DeclaredMetadata;
    readonly inferred: InferredMetadata;
    /** Files under `references/`, sorted, repository-relative. */
    readonly referenceFiles: readonly string[];
    readonly body: {
        readonly lines: number;
        readonly tokens: number;
    };
    readonly findings: readonly Finding[];
}
