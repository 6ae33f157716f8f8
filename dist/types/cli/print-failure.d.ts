import type { Failure } from '../explain-error.js';
import type { CommandIo, OutputFormat } from './command.js';
/** Prints why nothing could be done: for people on stderr, and as a document where one was asked for. */
export declare function printFailure(failure: Failure, operation: string, target: {
    readonly io: CommandIo;
    readonly format: OutputFormat;
}): Promise<void>;
