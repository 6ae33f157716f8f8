import type { Command } from './command.js';
type LoadCommand = () => Promise<{
    readonly command: Command;
}>;
/** Every command by name, in the order of `--help`. A command's code is loaded only when it is asked for. */
export declare const COMMANDS: Readonly<Record<string, LoadCommand>>;
export {};
