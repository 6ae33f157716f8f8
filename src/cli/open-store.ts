import type { FileStore } from '../request.js';

/** The files below a folder, to be written whole or not at all. */
export async function openStore(root: string): Promise<FileStore> {
  const { DiskStore } = await import('../workspace/disk-store.js');
  return new DiskStore({ root });
}
