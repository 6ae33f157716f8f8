import type { JsonObject } from '../json/json.js';
import type { SkillRecord } from '../skill/skill.js';
import type { EntryOptions } from './build-entry.js';
import type { ExistingEntry, ManifestModel } from './manifest-model.js';

export interface ManifestOptions extends EntryOptions {
  /** For messages. */
  readonly file: string;
  readonly schemaId: string;
  readonly prune: 'remove' | 'deprecate' | 'keep';
  readonly keywordKeys: 'joined' | 'single';
  /** Declared phrases go before hand-made keys. */
  readonly phrasesFirst: boolean;
  readonly maxClaimants: number;
  /** `infer.nameTokens`: words of one skill's name only are its keywords too. */
  readonly nameTokens: boolean;
  readonly taskTypes: readonly string[];
  /** `dispatch_matrix` of the overrides file: hand-made routes kept elsewhere. */
  readonly overriddenMatrix: JsonObject;
  /** `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly now: () => string;
  /** Parses a manifest; throws where its shape leaves no room for merging. */
  readonly read: (text: string) => ManifestModel;
  /** Whether an entry's path still leads to what it names. */
  readonly isStale: (entry: ExistingEntry) => boolean;
  /** Whether a repository-relative path is a file. */
  readonly isFile: (path: string) => boolean;
  /** Runs a part of the work, and may measure it. */
  readonly timePart?: <T>(part: 'routes', work: () => T) => T;
}

export interface ManifestInput {
  /** Valid skills, one for each name, in discovery order. */
  readonly skills: readonly SkillRecord[];
  /** Directories and names of skills that were found but not accepted: their entries stay as they were. */
  readonly rejected: readonly SkillRecord[];
  /** What the scan found, valid or not: the other entries were registered by hand. */
  readonly discovered: readonly SkillRecord[];
}
