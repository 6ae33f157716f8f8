export function parentOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '.' : path.slice(0, slash) || '/';
}

/** Joins a workspace directory and a name; `.` disappears. */
export function joinPath(directory: string, name: string): string {
  return directory === '.' || directory === '' ? name : `${directory}/${name}`;
}

/** Relative to the repository, `/` only, without leaving it: a valid path of a manifest. */
export function isContainedPath(path: string): boolean {
  if (
    path === '' ||
    path.startsWith('/') ||
    path.startsWith('~') ||
    /^[A-Za-z]:/.test(path) ||
    path.includes('\\')
  )
    return false;
  return !path.split('/').includes('..') && !path.includes('\0');
}

const IDLE_SEGMENT = /(?:^|\/)\.?(?:\/|$)/;

/** `skills/` and `./skills` as `skills`; the root as `.`. */
export function normalizePath(path: string): string {
  if (!IDLE_SEGMENT.test(path)) return path;
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  return segments.length === 0 ? '.' : segments.join('/');
}

/** Segment by segment: `skills-old/x` is not below `skills`. */
export function isBelow(path: string, directory: string): boolean {
  return directory === '.' || path === directory || path.startsWith(`${directory}/`);
}

/** A directory and those above it, the top of the repository last. */
export function withAncestors(directory: string): readonly string[] {
  const segments = directory === '.' ? [] : directory.split('/');
  return [...segments.map((_, index) => segments.slice(0, segments.length - index).join('/')), '.'];
}
