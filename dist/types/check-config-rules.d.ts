import type { ConfigFile } from './settings.js';
/** A rule of a config file that cannot be set like that, and where it stands. */
export interface RuleMistake {
    readonly at: readonly string[];
    readonly part: 'key' | 'value';
    readonly message: string;
    readonly fix: string;
}
/**
 * Finds a rule that nobody knows, or one that guards safety and is to be lowered. A config file comes with the
 * repository, and so perhaps from a stranger: it must not open what the rules keep shut.
 */
export declare function findRuleMistake(config: ConfigFile): RuleMistake | null;
