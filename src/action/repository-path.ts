/** Whether a path of a report is below the scanned root: others are absolute or below the home directory. */
export function isRepositoryPath(path: string): boolean {
  return !/^(\/|~\/|[A-Za-z]:|\.\.(\/|$))/.test(path);
}

/** The path from the top of the repository. */
export function toRepositoryPath(path: string, prefix: string): string {
  return isRepositoryPath(path) ? `${prefix}${path}` : path;
}
