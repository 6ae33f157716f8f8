import type { Profile } from '../core/profile.js';
/** S1: the skill pipeline, which takes any name and sanitizes it. */
export declare const pipeline: Profile;
