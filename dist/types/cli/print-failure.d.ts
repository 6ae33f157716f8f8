import type { Failure } from '../explain-error.js';
import type { CommandIo, OutputFormat, OutputPort } from './command.js';
/** Prints why nothing could be done: for people on stderr, and as a document where one was asked for. */
export declare function printFailure(failure: Failure, operation: string, target: {
    readonly io: CommandIo;
    readonly format: OutputFormat;
}): Promise<void>;
/** Says for people what is wrong, where, and what to do about it. */
export declare function complain({ message, fix, at }: Failure, stderr: OutputPort): void;
