import type { Profile } from '../core/profile.js';
/** A profile of a config file: what differs from the one it extends. Its form is checked by the config schema. */
export interface ProfileCells {
    readonly extends: string;
    readonly [cell: string]: unknown;
}
export type CustomProfiles = Readonly<Record<string, ProfileCells>>;
export type ProfileLookup = {
    readonly kind: 'found';
    readonly profile: Profile;
    readonly isBuiltIn: boolean;
}
/** `id` is the name that nobody knows, `by` the custom profile that extends it, if it was one. */
 | {
    readonly kind: 'unknown';
    readonly id: string;
    readonly by?: string;
    readonly known: readonly string[];
} | {
    readonly kind: 'cycle';
    readonly chain: readonly string[];
} | {
    readonly kind: 'invalid';
    readonly id: string;
    readonly cell: readonly string[];
    readonly reason: string;
};
/** Finds a profile by name: one that ships, or one of the config file with all it inherits. */
export declare function lookUpProfile(id: string, customs?: CustomProfiles): ProfileLookup;
/** Names of all profiles there are, those of the config file last. */
export declare function profileNames(customs?: CustomProfiles): readonly string[];
/** Objects are merged cell by cell, lists and values replaced; `null` takes a cell away. */
export declare function extendProfile(base: Profile, id: string, cells: ProfileCells): Profile;
