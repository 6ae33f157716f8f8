import type { FileStore } from '../request.js';
import { DiskStore } from '../workspace/disk-store.js';

/** The files below a folder, to be written whole or not at all. */
export function openStore(root: string): FileStore {
  return new DiskStore({ root });
}
