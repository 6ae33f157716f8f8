import { type CatalogSkill, type SkillCatalog } from '../core/catalog.js';
import type { Workspace } from '../workspace/workspace.js';
import { type Activation, type ActivationRequest } from './activate-skill.js';
import { type LoadForm, type LoadRequest, type Selection, type SkillRefusal } from './load.js';
import { type SearchLimits, type SearchQuery, type SearchResults } from './search.js';
import type { SkillFiles } from './skill-files.js';
import { type SkillListing } from './skill-metadata.js';
import { type PolicyDecision, type PolicyRules } from './skill-policy.js';
import { type SkillAllowlist } from './skill-registry.js';
export interface SessionOptions {
    readonly taskId: string;
    readonly workspace: Workspace;
    /** The skills there are now; asked again on every call, so that a reload is seen. */
    readonly catalog: () => SkillCatalog;
    /** Absolute; what relative paths are relative to. */
    readonly workingDirectory: string;
    readonly form: LoadForm;
    readonly isEnabled?: boolean;
    readonly allowlist?: SkillAllowlist;
    readonly policy?: PolicyRules;
    readonly searchLimits?: SearchLimits;
    /** Absolute; where activated skills are copied to. Without it nothing is copied. */
    readonly privateDirectory?: string;
}
export type SessionLoad = {
    readonly ok: true;
    readonly skill: CatalogSkill;
    readonly text: string;
    readonly files: SkillFiles;
    /** The text is a reminder: the session has had it before. */
    readonly isRepeated: boolean;
} | SessionRefusal;
export interface SessionRefusal extends SkillRefusal {
    /** Somebody has to confirm it first. */
    readonly needsConsent?: true;
}
/** What one session holds, for inspection. */
export interface SessionSnapshot {
    readonly task_id: string;
    readonly enabled: boolean;
    readonly root_dir: string;
    readonly working_dir: string;
    readonly catalog: SkillListing;
    readonly loaded_versions: readonly {
        readonly path: string;
        readonly mtime_ms: number;
    }[];
    readonly consented: readonly string[];
    readonly activated: readonly string[];
}
/**
 * One task's view of the skills and all it has done with them: what it may see, what it has loaded, confirmed and
 * activated. It is held by its caller and shares nothing with another.
 */
export declare class SkillSession {
    #private;
    readonly taskId: string;
    constructor(options: SessionOptions);
    /** The catalog as this session may see it. */
    catalog(): SkillCatalog;
    /** The skill of a sanitized name; the first one where several have it. */
    getSkill(name: string): CatalogSkill | undefined;
    getSkillNames(): readonly string[];
    search(query: SearchQuery): SearchResults;
    mentions(text: string): readonly string[];
    /** The one skill that a name or a path means. */
    select(request: LoadRequest): Selection;
    /** The text of a skill, or a reminder when this session has had the same version in the same form before. */
    load(request: LoadRequest & {
        readonly isConfirmed?: boolean;
    }, form?: LoadForm): SessionLoad;
    /** What the policy says about a skill; without a policy somebody has to confirm. */
    decision(name: string): PolicyDecision;
    /** `risky` until this task has been allowed to activate the skill, `safe` from then on. */
    riskLevel(name: string): 'risky' | 'safe';
    hasConsent(name: string): boolean;
    /** Somebody agreed that this task uses the skill; `remember` keeps the agreement as a rule. */
    consent(name: string, options?: {
        readonly remember?: boolean;
    }): void;
    /** The rules with what was remembered, for the caller to store. */
    get policy(): PolicyRules;
    isActivated(name: string): boolean;
    /** Loads the instructions of a skill and copies it into the task's private folder. */
    activate(request: ActivationRequest): Promise<Activation>;
    snapshot(): SessionSnapshot;
    /** Forgets everything: the task has come to its end. */
    end(): void;
}
