import type { SkillCatalog } from '../core/catalog.js';
import type { SkillRecord } from '../core/skill.js';
import type { Workspace } from '../workspace/workspace.js';
/** What the machine and the configuration add to the records; all of it keyed by the skill's workspace file. */
export interface CatalogFacts {
    /** Messages of the findings that keep a skill out of the catalog. */
    readonly failures?: ReadonlyMap<string, readonly string[]>;
    /** Commands that a skill requires and that are not installed. */
    readonly missingCommands?: ReadonlyMap<string, readonly string[]>;
    /** Files of the skills that the configuration switches off. */
    readonly disabled?: ReadonlySet<string>;
    /** The scan stopped before it saw everything. */
    readonly truncated?: boolean;
}
/** Makes the catalog of what was found: valid skills once each, by canonical path; the findings of the others as errors. */
export declare function buildCatalog(records: readonly SkillRecord[], workspace: Workspace, facts?: CatalogFacts): SkillCatalog;
/** The id of a skill: it depends on the canonical path alone. */
export declare function skillId(path: string): string;
