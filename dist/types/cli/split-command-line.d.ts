import type { OptionSpec } from './command.js';
/** The words of a command line, sorted into options and positionals; nothing is checked yet. */
export interface SplitCommandLine {
    readonly options: readonly GivenOption[];
    readonly positionals: readonly string[];
}
/** One option as it was written. */
export interface GivenOption {
    readonly name: string;
    readonly rawName: string;
    readonly value: string | undefined;
    readonly isInline: boolean;
}
/**
 * Splits arguments as these options take them; an unknown option counts as a switch. The rules are those of
 * `parseArgs` of node:util, which takes longer to load than everything else that happens here.
 */
export declare function splitCommandLine(args: readonly string[], specs: readonly OptionSpec[]): SplitCommandLine;
/** The command named on a command line, and the arguments without that word. */
export declare function takeCommandName(args: readonly string[]): {
    name: string | undefined;
    rest: string[];
};
