import type { MatchTriggers, SkillScope } from './skill.js';
/** One skill as an agent sees it before loading it: what it is for and where it is, never its body. */
export interface CatalogSkill {
    /** The first 24 hexadecimal digits of the SHA-256 of `path`: stable as long as the file stays where it is. */
    readonly id: string;
    readonly name: string;
    readonly description: string;
    /** Absolute canonical path of the SKILL.md, with `/` separators. */
    readonly path: string;
    /** Absolute canonical path of its directory, with `/` separators and none at the end. */
    readonly dir: string;
    readonly scope: SkillScope;
    /** Label of the scan root it came from: `repo`, `bundled`, `user`, `claude`, `project`, `plugin`. */
    readonly source: string;
    readonly mtimeMs: number;
    /** `path` and `dir` as the workspace knows them. */
    readonly file: string;
    readonly directory: string;
    readonly version?: string;
    readonly triggers?: MatchTriggers;
    readonly toolsets: readonly string[];
    readonly briefDescription: string;
    readonly tags: readonly string[];
    readonly status: string;
    /** False when a command it requires is missing on this machine. */
    readonly available: boolean;
    /** Such as `missing commands: gh, docker`. */
    readonly unavailableReason?: string;
    /** False when the configuration or the skill itself switches it off. */
    readonly enabled: boolean;
}
/** Why a file that looked like a skill is not in the catalog. */
export interface CatalogError {
    /** Absolute, with `/` separators. */
    readonly path: string;
    readonly message: string;
}
/** Every valid skill, ordered by name, scope and path, and what kept the others out. */
export interface SkillCatalog {
    readonly skills: readonly CatalogSkill[];
    readonly errors: readonly CatalogError[];
    readonly truncated: boolean;
}
export interface CatalogFilter {
    readonly includeDisabled?: boolean;
    readonly includeUnavailable?: boolean;
}
/** The skills an agent may be told about: disabled and unavailable ones are left out unless asked for. */
export declare function visibleSkills(skills: readonly CatalogSkill[], filter?: CatalogFilter): readonly CatalogSkill[];
