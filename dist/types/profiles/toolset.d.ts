import type { Profile } from '../core/profile.js';
/** S3: skills with toolsets and triggers. */
export declare const toolset: Profile;
