import type { Profile } from '../core/profile.js';
/** Codelia, which searches every directory from the top of the repository down to where it works. */
export declare const codelia: Profile;
