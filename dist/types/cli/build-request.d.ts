import type { Operation, Request } from '../request.js';
import type { CommandIo, CommonOptions } from './command.js';
import type { Progress } from './progress.js';
/** What the engine is asked, over the files on disk. */
export declare function buildRequest(operation: Operation, context: {
    readonly common: CommonOptions;
    readonly io: CommandIo;
    readonly progress: Progress;
}): Promise<Request>;
