import type { Command, CommandIo, ExitCode } from './command.js';
/** Runs a command with its arguments and prints what it found out. */
export declare function invokeCommand(command: Command, args: readonly string[], io: CommandIo): Promise<ExitCode>;
