/**
 * The repository when `--root` does not say: the current directory. A manifest named on its own stands in the
 * folder `skills` or beside it, and the repository is what holds that folder.
 */
export declare function locateRoot(cwd: string, manifest: string | undefined): string;
/** True when a folder is another one or lies below it. */
export declare function isInside(folder: string, base: string): boolean;
