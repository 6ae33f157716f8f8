import type { SkillRecord } from '../core/skill.js';
import type { RunSetup } from '../prepare-run.js';
/** Installed plugins are skills under every profile, whether or not it looks into their directory by itself. */
export declare function withPluginRoot(setup: RunSetup): RunSetup;
/** A plugin goes by the name it was installed under, which may be another than its author gave it. */
export declare function namePlugins(records: readonly SkillRecord[], setup: RunSetup): readonly SkillRecord[];
