import type { Profile } from '../core/profile.js';
/** The agent harness, strict about fields; of five sources the later one wins. */
export declare const harness: Profile;
