import type { DirectoryEntry, FileContent, FileFingerprint, PathKind, ReadLimits, Workspace } from './workspace.js';
/** A workspace without a disk: for tests, editors and services that hold files in memory. */
export declare class MemoryWorkspace implements Workspace {
    #private;
    readonly root: string;
    readonly home: null;
    constructor(files: Readonly<Record<string, string | Uint8Array>>, options?: {
        readonly root?: string;
    });
    list(directory: string): readonly DirectoryEntry[] | null;
    listWithin(base: string, directory: string): readonly DirectoryEntry[] | null;
    read(file: string, limits: ReadLimits): FileContent;
    kindOf(target: string): PathKind;
    entryAt(target: string): DirectoryEntry['kind'] | null;
    canonical(target: string): string | null;
    fingerprint(file: string): FileFingerprint | null;
}
