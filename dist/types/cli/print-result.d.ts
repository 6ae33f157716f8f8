import type { CommandIo, CommandResult, CommonOptions } from './command.js';
/** Where and how a result is printed. */
export interface PrintTarget {
    readonly command: string;
    readonly common: CommonOptions;
    readonly io: CommandIo;
}
/** Prints what a command found out, in the chosen format. */
export declare function printResult(result: CommandResult, target: PrintTarget): Promise<void>;
