import type { Profile } from '../core/profile.js';
/** The Agent Skills standard as real repositories use it: the default. */
export declare const agentSkills: Profile;
