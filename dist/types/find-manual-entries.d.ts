import type { ExistingEntry } from './core/registry/manifest-model.js';
import type { SkillRecord } from './core/skill.js';
import { type RunSetup } from './prepare-run.js';
/** The entries of the manifest that the scan did not lead to and that still stand for something. */
export declare function findManualEntries(setup: RunSetup, records: readonly SkillRecord[]): readonly ExistingEntry[];
