import type { DirectoryEntry, FileContent, FileFingerprint, PathKind, ReadLimits, Workspace } from '../workspace/workspace.js';
/** Notes every directory that a run looked at: a change in one of them may change what the run finds. */
export declare class TracingWorkspace implements Workspace {
    #private;
    readonly root: string;
    readonly home: string | null;
    constructor(inner: Workspace);
    /** Absolute paths; some may not exist. */
    get directories(): ReadonlySet<string>;
    list(directory: string): readonly DirectoryEntry[] | null;
    listWithin(base: string, directory: string): readonly DirectoryEntry[] | null;
    read(file: string, limits: ReadLimits): FileContent;
    kindOf(path: string): PathKind;
    entryAt(path: string): DirectoryEntry['kind'] | null;
    canonical(path: string): string | null;
    fingerprint(file: string): FileFingerprint | null;
}
