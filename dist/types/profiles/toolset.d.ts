import type { Profile } from '../core/profile.js';
/** Skills with toolsets and triggers. */
export declare const toolset: Profile;
