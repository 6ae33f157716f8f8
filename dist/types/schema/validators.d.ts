import type { Profile } from '../core/profile.js';
/** One violation, as ajv reports it. */
export interface SchemaViolation {
    readonly instancePath: string;
    readonly keyword: string;
    readonly params: Readonly<Record<string, unknown>>;
    readonly message?: string;
}
/** Checks a value; no violation means it is valid. */
export type Validate = (value: unknown) => readonly SchemaViolation[];
/** Clears most frontmatters at a glance; the others wait until the full validator is loaded. */
export interface FrontmatterValidator {
    /** Before `load` is done it finds nothing in what it cannot clear, and says so in `isWaiting`. */
    readonly validate: Validate;
    readonly isWaiting: () => boolean;
    readonly load: () => Promise<void>;
}
export declare function openFrontmatterValidator(profile: Profile, isBuiltIn: boolean): FrontmatterValidator;
/** The validator of a profile's frontmatter: compiled at build time, or now for a profile of a config file. */
export declare function loadFrontmatterValidator(profile: Profile, isBuiltIn: boolean): Promise<Validate>;
export declare function loadConfigValidator(): Promise<Validate>;
export declare function loadManifestValidator(): Promise<Validate>;
