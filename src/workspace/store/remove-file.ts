import fs from 'node:fs';

/** Removes a file; one that is not there is fine. */
export function removeFile(file: string): void {
  try {
    fs.unlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Removes a file after something went wrong, whose error is the one to hear of. */
export function removeQuietly(file: string): void {
  try {
    removeFile(file);
  } catch {
    // What cannot be removed stays.
  }
}
