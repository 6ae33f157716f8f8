import type { Profile } from '../core/profile.js';
import type { Validate } from './validators.js';
/** For profiles that a config file defines; the six that ship are compiled at build time. */
export declare function compileFrontmatterSchema(profile: Profile): Validate;
