import type { Finding } from './core/finding.js';
import type { ManifestPlan } from './core/registry/plan-manifest.js';
import type { RunSetup } from './prepare-run.js';
/** Holds the manifest as people keep it against its published schema; nothing is refused for it. */
export declare function checkManifestShape({ manifestFile, manifestText }: Pick<RunSetup, 'manifestFile' | 'manifestText'>, plan: Pick<ManifestPlan, 'existing' | 'entries'>): Promise<readonly Finding[]>;
