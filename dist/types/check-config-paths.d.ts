import type { ConfigFile } from './settings.js';
/** A path of a config file that must not be used, where it stands, and why not. */
export interface EscapingPath {
    readonly at: readonly (string | number)[];
    readonly path: string;
    readonly leads: 'out of the repository' | 'into its git directory';
}
/**
 * Finds a path that leads out of the repository or into its git directory. A config file comes with the
 * repository, and so perhaps from a stranger: only a person on the command line may name files elsewhere.
 */
export declare function findEscapingPath(config: ConfigFile): EscapingPath | null;
