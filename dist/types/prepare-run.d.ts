import { type ChosenProfile } from './choose-profile.js';
import type { HeldText } from './core/held-text.js';
import { type Lexicon } from './core/lexicon.js';
import type { JsonObject } from './core/manifest.js';
import type { ScanRoot } from './core/profile.js';
import { type ExistingEntry, type ManifestModel } from './core/registry/manifest-model.js';
import type { Request } from './request.js';
import type { Settings } from './settings.js';
/** Everything a run needs to know before it looks at a skill. */
export interface RunSetup {
    readonly request: Request;
    readonly settings: Settings;
    readonly chosen: ChosenProfile;
    readonly roots: readonly ScanRoot[];
    readonly manifestFile: string;
    /** `null` when there is no manifest yet. */
    readonly manifestText: HeldText | null;
    /** What a manifest says; the same text is parsed once. */
    readonly readManifest: (text: HeldText) => ManifestModel;
    readonly lexicon: Lexicon;
    readonly overrides: Overrides;
}
/** Hand-made data that is kept out of the generated file. */
export interface Overrides {
    readonly matrix: JsonObject;
    readonly skills: Readonly<Record<string, JsonObject>>;
}
/** Reads config, profile, roots and the manifest as it stands. */
export declare function prepareRun(request: Request): Promise<RunSetup>;
/** What the manifest lists, as it stands. */
export declare function existingEntries({ manifestText, readManifest, }: Pick<RunSetup, 'manifestText' | 'readManifest'>): readonly ExistingEntry[];
