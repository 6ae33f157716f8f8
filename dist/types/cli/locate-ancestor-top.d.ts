import type { Profile } from '../core/profile.js';
/**
 * The top of the ancestor chain on disk: what the variable names, else the nearest folder upwards that holds
 * a marker, else the current one.
 */
export declare function locateAncestorTop(cwd: string, top: NonNullable<Profile['ancestorTop']>, env: Readonly<Record<string, string | undefined>>): string;
