import type { Command } from './command.js';
type LoadCommand = () => Promise<{
    readonly command: Command;
}>;
/**
 * Every command by name, in the order of `--help`. A command's code is loaded only when it is asked for, but for the
 * two that hooks and scripts run all the time: one file loads sooner than ten.
 */
export declare const COMMANDS: Readonly<Record<string, LoadCommand>>;
export {};
