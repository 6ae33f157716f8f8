import type { Finding } from './core/finding.js';
import type { GeneratedFile, ManifestChange } from './core/report.js';
import type { SkillRecord } from './core/skill.js';
import type { RunSetup } from './prepare-run.js';
/** What a run does to the catalogs that are kept in files. */
export interface CatalogPlan {
    readonly files: readonly GeneratedFile[];
    readonly changes: readonly ManifestChange[];
    readonly findings: readonly Finding[];
    /** Brings the files up to date; what someone else wrote around a block in the meantime stays. */
    write(): Promise<void>;
}
/** Plans what `register` does to catalogs. Few repositories hold one: what renders them is loaded for those. */
export declare function planTrackedCatalogs(setup: RunSetup, usable: readonly SkillRecord[]): Promise<CatalogPlan>;
/** The files whose catalogs `register` and the check look after. */
export declare function trackedCatalogFiles({ request, settings, roots }: RunSetup): readonly string[];
