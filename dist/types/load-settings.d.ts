import type { Request } from './request.js';
import { type Settings } from './settings.js';
/** Reads the config files, weakest first: the home directory's (only where allowed), CLEO's, ours. */
export declare function loadSettings(request: Pick<Request, 'workspace' | 'config'>): Promise<Settings>;
