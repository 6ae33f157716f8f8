import type { Profile } from './core/profile.js';
import type { Settings } from './settings.js';
import type { Workspace } from './workspace/workspace.js';
export interface ChosenProfile {
    readonly profile: Profile;
    /** Why this one: it stands in every report. */
    readonly reason: string;
    readonly isBuiltIn: boolean;
}
/** Picks the profile: asked for > config > `$schema` of the manifest > a marker in the repository > the default. */
export declare function chooseProfile(input: ProfileSources): Promise<ChosenProfile>;
interface ProfileSources {
    readonly asked: string | undefined;
    readonly settings: Settings;
    readonly workspace: Workspace;
    readonly manifestSchema: string | null;
}
export {};
