import type { Request } from '../request.js';
import type { CommandIo, CommandResult, CommonOptions, ExitCode } from './command.js';
/** One run that may be answered from memory, or be remembered. */
export interface RememberedRun {
    /** Prints again what the same run printed before; `null` when anything may have changed. */
    replay(): ExitCode | null;
    /** Notes what the engine looks at and what is printed. */
    readonly io: CommandIo;
    record(request: Request): Request;
    keep(result: CommandResult): void;
}
/** `null` where nothing is remembered: no place for it, or an output that depends on more than files. */
export declare function rememberRun(command: string, args: readonly string[], { common, io }: {
    readonly common: CommonOptions;
    readonly io: CommandIo;
}): RememberedRun | null;
