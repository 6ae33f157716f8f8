import type { FileStore } from '../../request.js';
export type FileStatus = 'written' | 'overwritten' | 'kept' | 'unchanged';
/** Writes a file that is not there yet; one that is there is kept unless `force` is set. */
export declare function writeFile(store: FileStore, file: {
    readonly path: string;
    readonly text: string;
}, force: boolean): Promise<FileStatus>;
