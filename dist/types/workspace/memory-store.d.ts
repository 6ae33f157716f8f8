import type { FileStore, UpdateOptions } from '../request.js';
/** Files in a map: for tests, editors and services that hold files in memory. */
export declare class MemoryStore implements FileStore {
    #private;
    /** The files as they are now. */
    readonly files: Map<string, string>;
    constructor(files?: Readonly<Record<string, string>>);
    read(path: string): string | null;
    update(path: string, compute: (current: string | null) => string | null, options: UpdateOptions): Promise<boolean>;
}
