import type { Request } from './request.js';
import { type Settings } from './settings.js';
import type { Workspace } from './workspace/workspace.js';
/** Reads the config files, weakest first: the home directory's (only where allowed), CLEO's, ours. */
export declare function loadSettings(request: Pick<Request, 'workspace' | 'config'>): Promise<Settings>;
/** The text of a config file; `null` where there is none. */
export declare function readConfigText(workspace: Workspace, file: string): string | null;
