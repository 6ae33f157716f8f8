export function parentOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '.' : path.slice(0, slash) || '/';
}

/** The last name of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Joins a workspace directory and a name; `.` disappears. */
export function joinPath(directory: string, name: string): string {
  return directory === '.' || directory === '' ? name : `${directory}/${name}`;
}

/** With `/` separators, on any system. */
export function isAbsolutePath(path: string): boolean {
  return path.startsWith('/') || /^[A-Za-z]:/.test(path);
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

/** A relative path from a directory; `null` if it points outside the repository or is not relative. */
export function resolveContained(directory: string, path: string): string | null {
  const trimmed = path.replace(/\/+$/, '');
  if (!isContainedPath(trimmed)) return null;
  const normal = normalizePath(trimmed);
  return normal === '.' ? directory : joinPath(directory, normal);
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

/** Characters that macOS ignores in a name. */
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** With the short name that Windows gives it, the dots and spaces that it drops, and a stream. */
const GIT_DIRECTORY = /^(?:\.git|git~1)[. ]*(?::|$)/i;

/** Whether a path points into a git directory under any name on any file system; git runs what is there. */
export function pointsIntoGit(path: string): boolean {
  return path.split(/[\\/]/).some((segment) => GIT_DIRECTORY.test(segment.replace(IGNORED, '')));
}

/** With any extension: `nul.txt` is the device, too. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3]) *(?:[.:]|$)/i;

/** Whether Windows takes the name for a device. */
export function isDeviceName(name: string): boolean {
  return DEVICE.test(name);
}

const OTHER_FILE = /^[. ]|[. ]$|[/\\:|\p{C}]|^$/u;

/**
 * Whether a name from a stranger must not become the name of a file: it is hidden or another path, a git directory, or
 * a device of Windows.
 */
export function isUnsafeFileName(name: string): boolean {
  return OTHER_FILE.test(name) || pointsIntoGit(name) || isDeviceName(name);
}

const MAX_STARS = 3;
const MAX_GROUPS = 2;

/**
 * Says why a glob can take long, or `null`: every further star in a name multiplies the ways to match it, and so does
 * every further `**` in a path.
 */
export function findManyWildcards(glob: string): string | null {
  const segments = glob.split('/');
  if (segments.filter((segment) => segment.includes('**')).length > MAX_STARS)
    return `it has more than ${MAX_STARS} \`**\``;
  if (segments.some((segment) => segment.replace(/\*+/g, '*').split('*').length - 1 > MAX_STARS))
    return `it has more than ${MAX_STARS} \`*\` in one name`;
  const groups = glob.match(/[{(]/g)?.length ?? 0;
  return groups > MAX_GROUPS ? `it has more than ${MAX_GROUPS} groups` : null;
}
