import { type FilePrint } from '../cache/observation.js';
import type { DirectoryEntry, FileContent, FileFingerprint, PathKind, ReadLimits, Workspace } from '../workspace/workspace.js';
/** Listings of earlier runs, each with a look at its directory from just before it was listed. */
export type KnownListings = Map<string, {
    readonly print: FilePrint;
    readonly entries: readonly DirectoryEntry[];
}>;
/** Lists a directory again only when it looks different: looking takes a fraction of the time. */
export declare class RememberingWorkspace implements Workspace {
    #private;
    readonly root: string;
    readonly home: string | null;
    constructor(inner: Workspace, known: KnownListings);
    list(directory: string): readonly DirectoryEntry[] | null;
    /** Where a directory really lies can change without a trace in itself: looked up each time. */
    listWithin(base: string, directory: string): readonly DirectoryEntry[] | null;
    read(file: string, limits: ReadLimits): FileContent;
    kindOf(path: string): PathKind;
    entryAt(path: string): DirectoryEntry['kind'] | null;
    canonical(path: string): string | null;
    fingerprint(file: string): FileFingerprint | null;
}
