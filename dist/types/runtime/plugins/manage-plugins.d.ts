import { type PluginHost } from './install-plugin.js';
import { PluginError } from './plugin-error.js';
import { type TrackedPlugin } from './plugin-list.js';
export interface PluginStatus extends TrackedPlugin {
    readonly path: string;
    readonly isInstalled: boolean;
    readonly isPinned: boolean;
    readonly commit: string | null;
}
/** The tracked plugins and what is on disk of each. */
export declare function listPlugins(host: PluginHost): Promise<readonly PluginStatus[]>;
export type UpdateOutcome = {
    readonly name: string;
    readonly status: 'updated';
    readonly from: string | null;
    readonly to: string;
} | {
    readonly name: string;
    readonly status: 'unchanged' | 'pinned';
    readonly commit: string | null;
} | {
    readonly name: string;
    readonly status: 'failed';
    readonly error: PluginError;
};
/** Brings one plugin, or all, to the head of its branch; the old version stays where the new one fails. */
export declare function updatePlugins(name: string | undefined, host: PluginHost): Promise<readonly UpdateOutcome[]>;
/** Takes a plugin out of the config and off the disk. */
export declare function uninstallPlugin(name: string, host: PluginHost): Promise<void>;
/** Switches a plugin on or off; returns whether that changed anything. */
export declare function togglePlugin(name: string, enabled: boolean, host: PluginHost): Promise<boolean>;
export declare function findPlugin(name: string, host: Pick<PluginHost, 'plugins'>): TrackedPlugin;
