import type { FileStore } from '../../request.js';
import { type Clone } from './clone-plugin.js';
import type { GitOptions } from './git.js';
import { type TrackedPlugin } from './plugin-list.js';
export interface InstallRequest {
    readonly url: string;
    readonly ref?: string | undefined;
    /** Another name for the skill. */
    readonly name?: string | undefined;
}
export interface InstalledPlugin {
    readonly name: string;
    /** Absolute path of its directory. */
    readonly path: string;
    readonly commit: string;
    readonly isPinned: boolean;
}
/** What an installation needs of its surroundings. */
export interface PluginHost {
    /** Absolute; plugins are never put outside it, whatever links say: the repository, or the home directory. */
    readonly baseDirectory: string;
    /** Absolute. */
    readonly pluginsDirectory: string;
    /** The config file that tracks plugins, as the store names it. */
    readonly config: string;
    readonly store: FileStore;
    readonly plugins: readonly TrackedPlugin[];
    readonly git: GitOptions;
    readonly now: () => Date;
    /** Reads the skill in a directory below `root`, and says what is wrong with it. */
    readonly inspect: (root: string, directory: string) => Promise<InspectedPlugin>;
}
export interface InspectedPlugin {
    /** `null` when there is no SKILL.md with a name. */
    readonly name: string | null;
    readonly errors: readonly string[];
}
/**
 * Clones a skill, checks it where nobody sees it, and only then puts it among the plugins and into the config. Whatever
 * fails, nothing is left behind.
 */
export declare function installPlugin(request: InstallRequest, host: PluginHost): Promise<InstalledPlugin>;
export interface FetchedPlugin extends Clone {
    readonly name: string;
    readonly path: string;
}
/** Clones and checks a plugin in a workshop; the directory has the skill's own name. */
export declare function fetchPlugin(given: Pick<InstallRequest, 'url' | 'ref'>, workshop: string, host: PluginHost): Promise<FetchedPlugin>;
/** A private directory beside the plugins, on the same disk, which goes whatever happens. */
export declare function inWorkshop<T>(host: PluginHost, work: (directory: string) => Promise<T>): Promise<T>;
