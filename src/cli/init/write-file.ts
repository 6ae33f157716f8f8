import type { FileStore } from '../../request.js';

export type FileStatus = 'written' | 'overwritten' | 'kept' | 'unchanged';

/** Writes a file that is not there yet; one that is there is kept unless `force` is set. */
export async function writeFile(
  store: FileStore,
  file: { readonly path: string; readonly text: string },
  force: boolean,
): Promise<FileStatus> {
  let status: FileStatus = 'written';
  await store.update(
    file.path,
    (current) => {
      if (current === file.text) status = 'unchanged';
      else if (current !== null) status = force ? 'overwritten' : 'kept';
      return status === 'written' || status === 'overwritten' ? file.text : null;
    },
    { backup: false },
  );
  return status;
}
