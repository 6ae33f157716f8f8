import type { Validate } from '../schema/validators.js';
import type { FieldPlace } from './finding.js';
import type { Profile } from './profile.js';
/** A finding about a field, before its place in the text is known. */
export interface FieldProblem {
    readonly rule: string;
    readonly message: string;
    readonly fix: string;
    /** `null`: the field is missing. */
    readonly place: FieldPlace | null;
    /** For the profile's own wording. */
    readonly params: Readonly<Record<string, string | number>>;
}
export type Fields = Readonly<Record<string, unknown>>;
export interface FieldValidation {
    readonly profile: Profile;
    readonly validate: Validate;
    /** The text of a number or a switch as it was written. */
    readonly source: (path: FieldPlace['field']) => string | null;
}
/** Checks the fields against the profile's schema, in our own words. */
export declare function validateFields(data: Fields, validation: FieldValidation): readonly FieldProblem[];
export declare function versionProblem(value: unknown, place: FieldPlace): FieldProblem;
export declare function isSemver(version: string): boolean;
