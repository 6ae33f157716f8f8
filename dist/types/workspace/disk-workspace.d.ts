import type { DirectoryEntry, FileContent, FileFingerprint, PathKind, ReadLimits, Workspace } from './workspace.js';
/** The repository on disk, and the home directory where the caller allows it. */
export declare class DiskWorkspace implements Workspace {
    #private;
    readonly root: string;
    readonly home: string | null;
    constructor(options: {
        readonly root: string;
        readonly home?: string | null;
    });
    list(directory: string): readonly DirectoryEntry[] | null;
    listWithin(base: string, directory: string): readonly DirectoryEntry[] | null;
    read(file: string, limits: ReadLimits): FileContent;
    kindOf(target: string): PathKind;
    entryAt(target: string): DirectoryEntry['kind'] | null;
    canonical(target: string): string | null;
    fingerprint(file: string): FileFingerprint | null;
}
