import { type RunSetup } from '../../prepare-run.js';
import type { Request } from '../../request.js';
import type { PluginHost } from './install-plugin.js';
/** The environment variable that lets `file:` addresses through, for tests and mirrors on the same machine. */
export declare const ALLOW_FILE_URLS = "SKILL_REGISTRAR_ALLOW_FILE_URLS";
/** What plugin commands work with: directory, config file and checks as the repository's settings say. */
export declare function openPlugins(request: Request): Promise<PluginHost & {
    readonly setup: RunSetup;
}>;
