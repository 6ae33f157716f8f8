import { type CommandLookup } from '../core/required-commands.js';
/** Looks through the directories of PATH for an executable file; no shell, no process. */
export declare function createPathCommandLookup(variables: Readonly<Record<string, string | undefined>>, platform?: NodeJS.Platform): CommandLookup;
