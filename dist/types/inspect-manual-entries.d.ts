import type { ExistingEntry } from './core/registry/manifest-model.js';
import type { SkillRecord } from './core/skill.js';
import type { RunSetup } from './prepare-run.js';
/**
 * Reads the skills that people registered by hand, where the manifest says they lie. Such a path is a stranger's: it
 * stays in the repository, and a link is followed where the profile follows links.
 */
export declare function inspectManualEntries(setup: RunSetup, entries: readonly ExistingEntry[]): Promise<readonly SkillRecord[]>;
