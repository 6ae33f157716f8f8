import type { SkillRecord } from './core/skill.js';
import type { RunSetup } from './prepare-run.js';
import { type CatalogSources } from './refresh-catalogs.js';
import type { CatalogTarget } from './settings.js';
import type { CatalogPlan } from './track-catalogs.js';
/** Plans the catalogs of these files: `register` writes them, `register --check` reports those that are stale. */
export declare function planCatalogs(setup: RunSetup, usable: readonly SkillRecord[], files: readonly string[]): CatalogPlan;
/** What is written into catalog files: nothing that depends on the machine. */
export declare function catalogSources({ request, settings }: RunSetup, usable: readonly SkillRecord[], where: {
    readonly files: readonly string[];
    readonly targets: readonly CatalogTarget[];
}): CatalogSources;
export declare function writeCatalogFile({ request }: RunSetup, path: string, sources: CatalogSources): Promise<boolean>;
