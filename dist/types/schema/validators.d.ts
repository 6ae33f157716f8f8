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
/** Clears most frontmatters at a glance; the full validator is a late part, for those that it cannot clear. */
export declare function openFrontmatterValidator(profile: Profile, isBuiltIn: boolean): Validate;
/** The validator of a profile's frontmatter: compiled at build time, or now for a profile of a config file. */
export declare function loadFrontmatterValidator(profile: Profile, isBuiltIn: boolean): Promise<Validate>;
export declare function loadConfigValidator(): Promise<Validate>;
export declare function loadManifestValidator(): Promise<Validate>;
