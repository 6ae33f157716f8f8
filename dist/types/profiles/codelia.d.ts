import type { Profile } from '../core/profile.js';
/** S4: codelia, which searches every directory from the top of the repository down to where it works. */
export declare const codelia: Profile;
