import type { RunSetup } from '../../prepare-run.js';
import type { InspectedPlugin } from './install-plugin.js';
/** Checks the skill at the top of a directory as the repository's own profile checks skills. Runs nothing of it. */
export declare function inspectPlugin(setup: RunSetup, root: string, directory: string): Promise<InspectedPlugin>;
