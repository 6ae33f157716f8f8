import type { Finding } from './core/finding.js';
import type { ListedSkill } from './core/list-skills.js';
import type { GeneratedFile } from './core/report.js';
import type { CatalogTarget } from './settings.js';
import type { Workspace } from './workspace/workspace.js';
export interface CatalogRefresh {
    /** Files whose catalogs differ from what they should be. */
    readonly files: readonly GeneratedFile[];
    /** One for each block that differs: for runs that only look. */
    readonly stale: readonly Finding[];
    readonly problems: readonly Finding[];
}
export interface CatalogSources {
    readonly workspace: Workspace;
    readonly targets: readonly CatalogTarget[];
    /** From `findCatalogFiles`. */
    readonly files: readonly string[];
    readonly skills: readonly ListedSkill[];
}
/** Renders the catalogs of these files anew. */
export declare function refreshCatalogs(input: CatalogSources): CatalogRefresh;
/** The same for one file whose text may have changed since; `null` when there is nothing to write. */
export declare function rewriteCatalogs(path: string, text: string | null, input: CatalogSources): string | null;
