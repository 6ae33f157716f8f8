import type { RunSetup } from '../prepare-run.js';
import { type TrackedPlugin } from './plugins/plugin-list.js';
import { type SearchLimits } from './search.js';
import type { SkillAllowlist } from './skill-registry.js';
/** The `skills` object of the config, with defaults. */
export interface RuntimeSettings {
    readonly isEnabled: boolean;
    readonly search: SearchLimits;
    /** Skills that one query may load by its triggers. */
    readonly maxSkills: number;
    readonly allowlist: SkillAllowlist;
    readonly plugins: readonly TrackedPlugin[];
    /** Workspace path: in the home directory where that was allowed, else in the repository. */
    readonly pluginsDirectory: string;
}
/** The config has been checked against its schema: what is there has the right type. */
export declare function readRuntimeSettings({ request, settings, }: Pick<RunSetup, 'request' | 'settings'>): RuntimeSettings;
