import type { Finding } from './core/finding.js';
import type { ManifestPlan } from './core/registry/plan-manifest.js';
import type { RunSetup } from './prepare-run.js';
/** Holds the config's `expect` against the matrix as it will be. Nothing is compiled where nothing is expected. */
export declare function checkExpectedRoutes({ request, settings }: RunSetup, plan: Pick<ManifestPlan, 'pieces'>): Promise<readonly Finding[]>;
