import type { RunSetup } from '../../prepare-run.js';
import type { Finding } from '../finding.js';
import type { ManifestPlan } from '../registry/plan-manifest.js';
import type { SkillRecord } from '../skill.js';
/** Everything that only shows when all skills are seen together. */
export declare function checkCatalog(selected: readonly SkillRecord[], all: readonly SkillRecord[], plan: Pick<ManifestPlan, 'entries'>, { chosen: { profile }, manifestFile }: Pick<RunSetup, 'chosen' | 'manifestFile'>): Promise<Finding[]>;
