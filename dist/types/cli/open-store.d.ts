import type { FileStore } from '../request.js';
/** The files below a folder, to be written whole or not at all. */
export declare function openStore(root: string): FileStore;
