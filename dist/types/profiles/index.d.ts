import type { Profile } from '../core/profile.js';
/** The profiles that ship, the default one first. */
export declare const PROFILES: readonly Profile[];
/** The profile that applies when nothing says otherwise. */
export declare const DEFAULT_PROFILE: Profile;
/** The shipped profile of that name, if there is one. */
export declare function profileById(id: string): Profile | undefined;
