import type { Finding } from '../finding.js';
import type { HeldText } from '../held-text.js';
import type { JsonPath } from '../json/edit-plan.js';
import type { JsonObject } from '../manifest.js';
import type { KeywordConflict, ManifestChange } from '../report.js';
import type { SkillRecord } from '../skill.js';
import type { TextPiece } from '../text-pieces.js';
import type { EntryOptions } from './build-entry.js';
import { type ExistingEntry, type ManifestModel } from './manifest-model.js';
export interface ManifestOptions extends EntryOptions {
    /** For messages. */
    readonly file: string;
    readonly schemaId: string;
    readonly prune: 'remove' | 'deprecate' | 'keep';
    readonly keywordKeys: 'joined' | 'single';
    readonly maxClaimants: number;
    /** `infer.nameTokens`: words of one skill's name only are its keywords too. */
    readonly nameTokens: boolean;
    readonly taskTypes: readonly string[];
    /** `dispatch_matrix` of the overrides file: hand-made routes kept elsewhere. */
    readonly overriddenMatrix: JsonObject;
    /** `YYYY-MM-DDTHH:MM:SSZ`. */
    readonly now: () => string;
    /** Parses a manifest; throws where its shape leaves no room for merging. */
    readonly read: (text: HeldText) => ManifestModel;
    /** Whether an entry's path still leads to what it names. */
    readonly isStale: (entry: ExistingEntry) => boolean;
    /** Whether a repository-relative path is a file. */
    readonly isFile: (path: string) => boolean;
}
export interface ManifestInput {
    /** Valid skills, one for each name, in discovery order. */
    readonly skills: readonly SkillRecord[];
    /** Directories and names of skills that were found but not accepted: their entries stay as they were. */
    readonly rejected: readonly SkillRecord[];
    /** What the scan found, valid or not: the other entries were registered by hand. */
    readonly discovered: readonly SkillRecord[];
}
export interface ManifestPlan {
    /** The manifest's text after the changes, piece by piece; made when it is asked for, with a late part. */
    readonly pieces: () => Iterable<TextPiece>;
    readonly isChanged: boolean;
    /** Where a field of the manifest as it was found stands after the changes; `null` when its entry goes. */
    readonly fieldAfter: (field: JsonPath) => JsonPath | null;
    /** The manifest as it was found. */
    readonly existing: JsonObject;
    readonly entries: readonly JsonObject[];
    readonly changes: readonly ManifestChange[];
    readonly findings: readonly Finding[];
    readonly conflicts: readonly KeywordConflict[];
}
/** Plans the manifest that the skills call for out of the one that is there. A pure function of its inputs. */
export declare function planManifest(text: HeldText | null, input: ManifestInput, options: ManifestOptions): ManifestPlan;
