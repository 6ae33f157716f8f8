import { WorkspaceError } from '../workspace.js';
import { storeFailure } from './store-failure.js';

const ALLOW_WRITING = 'Allow writing to it and to its directory, or choose another file.';

/** What a failure of the file system means, and what a person can do about it. */
const REASONS: Readonly<Record<string, readonly [reason: string, fix: string]>> = {
  EACCES: ['permission denied', ALLOW_WRITING],
  EPERM: ['the system does not permit it', ALLOW_WRITING],
  EROFS: ['the file system is read-only', 'Choose a file elsewhere.'],
  ENOSPC: ['no space is left on the disk', 'Free some and run again.'],
  EDQUOT: ['the disk quota is used up', 'Free some space and run again.'],
  EFBIG: ['the system does not allow a file of this size', 'Raise the limit and run again.'],
  EISDIR: ['it is a directory', 'Choose a file.'],
  ENOTDIR: ['a part of its path is a file, not a directory', 'Choose another path.'],
  ELOOP: ['symbolic links lead in a circle', 'Replace them.'],
  ENAMETOOLONG: ['its path is too long', 'Choose a shorter one.'],
  ENOENT: ['it leads nowhere', 'Create it, or remove the link that leads to it.'],
  EBUSY: ['another program uses it', 'Close that program and run again.'],
  EMFILE: ['too many files are open', 'Raise the limit and run again.'],
};

/** An error of the file system as one that says what to do; one that does so already is left as it is. */
export function explainFileError(error: unknown, verb: 'read' | 'write', path: string): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (error instanceof WorkspaceError || code === undefined) return error;
  const [reason, fix] = REASONS[code] ?? [`${(error as Error).message}`];
  return storeFailure(verb, path, { reason, ...(fix === undefined ? {} : { fix }), cause: error });
}
