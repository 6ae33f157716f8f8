import { type Selection } from './core/catalog/find-duplicates.js';
import type { SkillCatalog } from './core/catalog.js';
import { Judge } from './core/judge.js';
import { type RunSetup } from './prepare-run.js';
import type { Request } from './request.js';
/** The skills of a repository as an agent may use them, and how they were found. */
export interface OpenedCatalog {
    readonly catalog: SkillCatalog;
    readonly setup: RunSetup;
    /** The records behind the catalog, before disabled and unavailable ones are left out. */
    readonly selection: Selection;
    /** Gave the verdicts. */
    readonly judge: Judge;
}
/** Finds and checks the skills, settles equal names, then says which of them this machine can use. */
export declare function openCatalog(request: Request): Promise<OpenedCatalog>;
