/** What macOS passes over in a name. */
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** With the short name that Windows gives it, the dots and blanks that it drops, and a stream. */
const GIT_DIRECTORY = /^(?:\.git|git~1)[. ]*(?::|$)/i;

/** Whether a path leads into a git directory, by any name that some file system takes for it; git runs what lies there. */
export function leadsIntoGit(path: string): boolean {
  return path.split(/[\\/]/).some((segment) => GIT_DIRECTORY.test(segment.replace(IGNORED, '')));
}
