import { type RunSetup } from '../../prepare-run.js';
import type { Request } from '../../request.js';
import type { PluginHost } from './install-plugin.js';
/** What plugin commands work with: directory, config file and checks as the repository's settings say. */
export declare function openPlugins(request: Request): Promise<PluginHost & {
    readonly setup: RunSetup;
}>;
