import type { Finding } from './core/finding.js';
import type { ManifestPlan } from './core/registry/plan-manifest.js';
import type { RunSetup } from './prepare-run.js';
/** A repository without skills, and a manifest that is not what it has to become. */
export declare function checkDrift(setup: RunSetup, plan: ManifestPlan, discovered: number): Finding[];
