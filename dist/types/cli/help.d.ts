import type { Command } from './command.js';
/** `skill-registrar --help`: every command with its summary. */
export declare function renderHelp(commands: readonly Command[]): string;
/** `skill-registrar <command> --help`. */
export declare function renderCommandHelp(command: Command): string;
