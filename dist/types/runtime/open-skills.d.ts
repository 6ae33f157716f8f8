import { type OpenedCatalog } from '../open-catalog.js';
import type { Request } from '../request.js';
import { type RuntimeSettings } from './runtime-settings.js';
/** The skills of a repository, and how its config wants an agent to use them. */
export interface OpenedSkills extends Pick<OpenedCatalog, 'catalog' | 'setup'> {
    readonly settings: RuntimeSettings;
}
/** Finds and checks the skills as the engine does. Writes nothing. */
export declare function openSkills(request: Request): Promise<OpenedSkills>;
