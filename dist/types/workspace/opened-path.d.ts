import fs from 'node:fs';
/**
 * Where an opened file really is; `null` when that cannot be told. A path checked before or after the open proves
 * nothing: a directory of it may be swapped for a link in between, and back again. Linux names the file of a
 * descriptor; elsewhere the path is resolved once more and has to lead to the very same file.
 */
export declare function realPathOfDescriptor(descriptor: number, absolute: string, platform?: NodeJS.Platform): string | null;
/**
 * The entries of a directory that really lies in `realBase`; `null` when it is missing or does not. They are read
 * through the descriptor that was checked where that is possible, which is on Linux.
 */
export declare function listContained(realBase: string, absolute: string, platform?: NodeJS.Platform): fs.Dirent[] | null;
/** Compared segment by segment: `/repo-other` is not inside `/repo`. Returns the rest with the system's separators. */
export declare function relativeInside(base: string, target: string): string | null;
/** The canonical form of a path; `null` when there is nothing. */
export declare function realPathOf(absolute: string): string | null;
