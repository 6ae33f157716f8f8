/** A plugin as the config tracks it. */
export interface TrackedPlugin {
    readonly url: string;
    readonly ref?: string;
    readonly name: string;
    readonly enabled: boolean;
    readonly installedAt?: string;
}
/** Reads `skills.plugins` of a config; items may be plain addresses. */
export declare function readPluginList(skills: Readonly<Record<string, unknown>>): readonly TrackedPlugin[];
/** The config with one more plugin; its formatting stays as it is. */
export declare function addPlugin(config: string | null, plugin: TrackedPlugin): string;
/** The config with other values for the plugin of this name. */
export declare function changePlugin(config: string | null, name: string, changes: Partial<TrackedPlugin>): string;
export declare function removePlugin(config: string | null, name: string): string;
/** The config with a bundled skill switched on or off. */
export declare function toggleBundled(config: string | null, name: string, isEnabled: boolean): string;
