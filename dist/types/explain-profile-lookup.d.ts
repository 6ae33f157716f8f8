import { ConfigError, UsageError } from './errors.js';
import type { ProfileLookup } from './profiles/extend-profile.js';
import type { Settings } from './settings.js';
import type { Workspace } from './workspace/workspace.js';
type FailedLookup = Exclude<ProfileLookup, {
    kind: 'found';
}>;
/** Says why there is no such profile: a mistake of whoever asked for it, or of the config file at the place where it stands. */
export declare function explainLookup(lookup: FailedLookup, source: {
    readonly isAsked: boolean;
    readonly settings: Pick<Settings, 'file'>;
    readonly workspace: Workspace;
}): UsageError | ConfigError;
export {};
