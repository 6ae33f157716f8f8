import type { HeldText } from '../core/held-text.js';
import type { FileStore, UpdateOptions } from '../request.js';
import { type Compute } from './store/draft.js';
/** Files on disk, replaced whole or not at all, by one process at a time. */
export declare class DiskStore implements FileStore {
    #private;
    constructor(options: DiskStoreOptions);
    read(given: string): string | null;
    hold(given: string): HeldText | null;
    update(given: string, compute: Compute, options: UpdateOptions): Promise<boolean>;
}
export interface DiskStoreOptions {
    readonly root: string;
    /** Milliseconds to wait for other runs; ten seconds unless told. */
    readonly patience?: number;
}
