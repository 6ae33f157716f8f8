import type { Request } from '../request.js';
import type { FileContent } from '../workspace/workspace.js';
import { type FilePrint } from './observation.js';
/** Everything that a run has looked at, as it was just before. */
export interface RunTrace {
    readonly prints: ReadonlyMap<string, FilePrint>;
    /** Checksums of what is too young for its times to prove anything. */
    readonly sums: ReadonlyMap<string, string>;
    readonly variables: ReadonlyMap<string, string | undefined>;
}
/**
 * Notes what a run depends on. A path is looked at before it is read, so that a change in between shows later;
 * what is read of a young file is summed up on the way.
 */
export declare class RunRecorder {
    #private;
    constructor(options: {
        readonly root: string;
        readonly seed: number;
    });
    /** `null` when something was met that no print can stand for, such as a link. */
    get trace(): RunTrace | null;
    record(request: Request): Request;
    /** A directory that is listed, or a path that is asked about. */
    notePath(target: string): void;
    /** A path that is resolved: each directory on its way may become a link and leave what lies at its end as it was. */
    noteWay(target: string): void;
    noteContent(file: string, read: () => FileContent): FileContent;
}
