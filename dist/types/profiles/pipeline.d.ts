import type { Profile } from '../core/profile.js';
/** The skill pipeline, which takes any name and sanitizes it. */
export declare const pipeline: Profile;
