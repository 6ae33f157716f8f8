import type { Finding } from './core/finding.js';
import type { GeneratedFile, ManifestChange } from './core/report.js';
import type { SkillRecord } from './core/skill.js';
import type { RunSetup } from './prepare-run.js';
import { type CatalogSources } from './refresh-catalogs.js';
import type { CatalogTarget } from './settings.js';
/** What a run does to the catalogs that are kept in files. */
export interface CatalogPlan {
    readonly files: readonly GeneratedFile[];
    readonly changes: readonly ManifestChange[];
    readonly findings: readonly Finding[];
    /** Brings the files up to date; what someone else wrote around a block in the meantime stays. */
    write(): Promise<void>;
}
/** Plans the catalogs of this run: `register` writes them, `register --check` reports those that are stale. */
export declare function planCatalogs(setup: RunSetup, usable: readonly SkillRecord[]): CatalogPlan;
/** The files whose catalogs `register` and the check look after. */
export declare function trackedCatalogFiles({ request, settings, roots }: RunSetup): readonly string[];
/** What is written into catalog files: nothing that depends on the machine. */
export declare function catalogSources({ request, settings }: RunSetup, usable: readonly SkillRecord[], where: {
    readonly files: readonly string[];
    readonly targets: readonly CatalogTarget[];
}): CatalogSources;
export declare function writeCatalogFile({ request }: RunSetup, path: string, sources: CatalogSources): Promise<boolean>;
