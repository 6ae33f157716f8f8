import type { Profile } from '../core/profile.js';
/** S2: the agent harness, strict about fields; of five sources the later one wins. */
export declare const harness: Profile;
