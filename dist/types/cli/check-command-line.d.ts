import type { Command, OptionValues } from './command.js';
import type { SplitCommandLine } from './split-command-line.js';
/** Checks every option and positional against what the command takes. Throws `UsageError`. */
export declare function checkCommandLine(line: SplitCommandLine, command: Command): Promise<OptionValues>;
